import { useLocation } from 'react-router-dom';
import { faqPath, helpPages } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/localised.js';
import { useFormat } from '../../i18n/use-format.js';
import { FaqPage } from './faq-page.js';
import { HelpArticle } from './help-article.js';
import { HelpIndex } from './help-index.js';

/** What an address of the help names: the page, and the language where it stands before it. */
function parseHelpPath(pathname: string): { slug: string; language: Language | undefined } {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const language = segments.find((segment) => segment === 'en' || segment === 'ru');
  return { slug: (segments.at(-1) ?? '').toLowerCase(), language };
}

interface HelpPageProps {
  /** Stands where the help has no such page. */
  notFound: React.ReactNode;
}

/** The help: its index, or one of its pages, in the language of the address, else the reader's. */
export function HelpPage({ notFound }: HelpPageProps) {
  const { pathname } = useLocation();
  const browserLanguage = useFormat().language;
  const { slug, language = browserLanguage } = parseHelpPath(pathname);
  if (slug === faqPath.slice(1)) return <FaqPage language={language} />;
  if (slug === 'help') return <HelpIndex language={language} />;
  const page = helpPages.find((each) => each.slug === slug);
  return page ? <HelpArticle key={slug} page={page} language={language} /> : notFound;
}
