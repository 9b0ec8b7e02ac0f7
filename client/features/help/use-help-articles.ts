import { use } from 'react';
import type { Language } from '../../../server/contract/localised.js';
import type { HelpArticles } from './index-by-slug.js';
import { loadHelpArticles } from './load-help-articles.js';

/** Help articles of a language. Suspends until they are loaded. */
export function useHelpArticles(language: Language): HelpArticles {
  return use(loadHelpArticles(language));
}
