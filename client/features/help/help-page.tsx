import { useLocation } from 'react-router-dom';
import { faqPath, helpPages } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/language/localised.js';
import { useFormat } from '../../i18n/use-format.js';
import { FaqPage } from './faq-page.js';
import { HelpArticle } from './help-article.js';
import { HelpIndex } from './help-index.js';
import { NotFoundPage } from '../../widgets/errors/not-found-page.js';

/** Parses a help path: slug and optional language prefix. */
function parseHelpPath(pathname: string): { slug: string; language: Language | undefined } {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const language = segments.find((segment) => segment === 'en' || segment === 'ru');
  return { slug: (segments.at(-1) ?? '').toLowerCase(), language };
}

/** Help index or a help page, in the language of the URL or of the browser. */
export function Component() {
  const { pathname } = useLocation();
  const browserLanguage = useFormat().language;
  const { slug, language = browserLanguage } = parseHelpPath(pathname);
  if (slug === faqPath.slice(1)) return <FaqPage language={language} />;
  if (slug === 'help') return <HelpIndex language={language} />;
  const page = helpPages.find((candidate) => candidate.slug === slug);
  return page ? <HelpArticle key={slug} page={page} language={language} /> : <NotFoundPage />;
}
