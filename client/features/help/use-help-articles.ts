import { use } from 'react';
import type { Language } from '../../../server/contract/localised.js';
import type { HelpArticles } from './index-by-slug.js';
import { loadHelpArticles } from './load-help-articles.js';

/** The texts of the help in a language; the page waits in outline until they have come. */
export function useHelpArticles(language: Language): HelpArticles {
  return use(loadHelpArticles(language));
}
