import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type HelpPage, helpPages } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/language/localised.js';
import { menuPages } from '../../addresses/menu-pages.js';
import { getPage } from '../../addresses/catalogue.js';
import { pagePath } from '../../addresses/report-path.js';
import look from '../../components/ui/article.module.css';
import { PageHeader } from '../../components/ui/page-header.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import styles from './help.module.css';
import { useClientSideLinks } from './use-client-side-links.js';
import { useHelpArticles } from './use-help-articles.js';

interface HelpArticleProps {
  page: HelpPage;
  language: Language;
}

/** One help page: article, link to the tool it explains, and related pages. */
export function HelpArticle({ page, language }: HelpArticleProps) {
  const articles = useHelpArticles(language);
  const articleRef = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const anchor =
      hash === '' ? null : articleRef.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
    const highlighted = anchor?.closest('dl > div') ?? anchor;
    highlighted?.setAttribute('data-meant', '');
    highlighted?.scrollIntoView({ block: 'center' });
    return () => highlighted?.removeAttribute('data-meant');
  }, [hash]);
  const openLinkClientSide = useClientSideLinks();
  const help = getPage('help');
  return (
    <div className={styles.page}>
      <PageHeader
        ancestors={[{ label: help.title[language], to: help.route }]}
        title={page.title[language]}
      />
      <div className={look.parts}>
        <article
          ref={articleRef}
          lang={language}
          className={`${look.text} ${styles.text}`}
          onClick={openLinkClientSide}
          // Compiled at build time from the project's own Markdown, without raw HTML.
          dangerouslySetInnerHTML={{ __html: articles[page.slug]?.html ?? '' }}
        />
        <RelatedPages page={page} language={language} />
      </div>
    </div>
  );
}

/** Link to the tool that the page explains, and other pages of its group. */
function RelatedPages({ page, language }: HelpArticleProps) {
  const { t } = useTranslation('help');
  const base = useBaseCode();
  const toolLink = menuPages('tools').find(({ id }) => page.pageIds.includes(id));
  const siblingPages = helpPages.filter(({ group }) => group === page.group);
  return (
    <nav className={`${look.beside} ${styles.beside}`} aria-label={t(`groups.${page.group}`)}>
      {toolLink ? (
        <Link className={styles.open} to={pagePath(toolLink, {}, base)}>
          {t('openTool')}
        </Link>
      ) : null}
      <h2>{t(`groups.${page.group}`)}</h2>
      <ul>
        {siblingPages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/${slug}`} aria-current={slug === page.slug ? 'page' : undefined}>
              {title[language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
