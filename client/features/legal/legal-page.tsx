import { type MouseEvent, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import {
  type LegalPage as Page,
  legalPages,
  legalPath,
  legalDefaults,
  type LegalSlug,
  type LegalPlaceholder,
  legalPlaceholders,
} from '../../../server/contract/pages/legal-pages.js';
import type { Language } from '../../../server/contract/language/localised.js';
import article from '../../components/ui/article.module.css';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { createFormats, useFormat } from '../../i18n/use-format.js';
import { type ServiceTermsQuery, useServiceTermsQuery } from './legal.generated.js';
import styles from './legal.module.css';

/** One lazy chunk per legal text. */
const textLoaders = import.meta.glob<string>('../../legal/*/*.md', { import: 'default' });

const textPromises = new Map<string, Promise<string>>();

/** Suspends until the legal text is loaded. Returns HTML with placeholders. */
function useLegalText(slug: LegalSlug, language: Language): string {
  const file = `../../legal/${language}/${slug}.md`;
  const text = textPromises.get(file) ?? textLoaders[file]?.() ?? Promise.resolve('');
  textPromises.set(file, text);
  return use(text);
}

type Slug = (typeof legalPages)[number]['slug'];

/** Legal page in the language of its URL, with the user's language as the fallback. */
export function LegalPage() {
  const { pathname } = useLocation();
  const userLanguage = useFormat().language;
  const pathSegments = pathname.toLowerCase().split('/');
  const language: Language =
    pathSegments.find((segment) => segment === 'en' || segment === 'ru') ?? userLanguage;
  const page = legalPages.find(({ slug }) => pathSegments.includes(slug)) ?? legalPages[0];
  return (
    <div className={styles.page} lang={language}>
      <PageHeader title={page.title[language]} />
      <div className={article.parts}>
        <LegalText slug={page.slug} language={language} />
        <LegalNavigation current={page} language={language} />
      </div>
    </div>
  );
}

function LegalText({ slug, language }: { slug: Slug; language: Language }) {
  const { t } = useTranslation('legal');
  const bundledText = useLegalText(slug, language);
  const { data, error, refetch } = useServiceTermsQuery({ variables: { slug, language } });
  const onLinkClick = useClientNavigation();
  const terms = data?.serviceTerms;
  if (error) return <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!terms) {
    return (
      <div className="framed">
        <SkeletonRows rows={8} height={34} />
      </div>
    );
  }
  return (
    <article
      className={article.text}
      onClick={onLinkClick}
      // The HTML comes from Markdown without raw HTML, built with the project or rendered by the server.
      // `fillPlaceholders` escapes the values.
      dangerouslySetInnerHTML={{
        __html: fillPlaceholders(
          data.legalText ?? bundledText,
          placeholderValues(terms, language),
          terms.operatorEmail,
        ),
      }}
    />
  );
}

/** Operator details and terms, formatted in the language of the page. */
function placeholderValues(terms: ServiceTermsQuery['serviceTerms'], language: Language) {
  const { money, integer } = createFormats(language);
  return {
    operator: terms.operatorName ?? legalDefaults.operator[language],
    contact: terms.operatorEmail ?? legalDefaults.contact[language],
    billDays: integer(terms.billDays),
    share: integer(terms.sharePercent),
    leastWithdrawal: money(terms.leastWithdrawalCents),
    leastPayers: integer(terms.leastPayers),
    linkMonths: integer(terms.linkMonths),
  };
}

/** Routes clicks on internal links in the HTML through the client router. */
function useClientNavigation(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const to = (event.target as HTMLElement).closest('a')?.getAttribute('href') ?? '';
    const isModifiedClick = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (isModifiedClick || !to.startsWith('/')) return;
    event.preventDefault();
    void navigate(to);
  };
}

/** Links to the other legal pages and to the translation of this one. */
function LegalNavigation({ current, language }: { current: Page & { slug: Slug }; language: Language }) {
  const { t } = useTranslation('legal');
  const [otherLanguage, otherLanguageName] =
    language === 'en' ? (['ru', 'Русский'] as const) : (['en', 'English'] as const);
  return (
    <nav className={article.beside} aria-label={t('pages')}>
      <ul>
        {legalPages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={legalPath(slug, language)} aria-current={slug === current.slug ? 'page' : undefined}>
              {title[language]}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={legalPath(current.slug, otherLanguage)}
        lang={otherLanguage}
        hrefLang={otherLanguage}
        className={styles.other}
      >
        {otherLanguageName}
      </Link>
    </nav>
  );
}

/** Replaces `{{placeholders}}` in a legal text. Values are HTML-escaped; the e-mail address becomes a link. */
export function fillPlaceholders(
  html: string,
  values: Readonly<Record<LegalPlaceholder, string>>,
  email: string | null,
): string {
  return html.replace(/\{\{(\w+)\}\}/g, (match, name: string) => {
    const placeholder = legalPlaceholders.find((candidate) => candidate === name);
    if (placeholder === undefined) return match;
    if (placeholder !== 'contact' || email === null) return escapeHtml(values[placeholder]);
    return `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export { LegalPage as Component };
