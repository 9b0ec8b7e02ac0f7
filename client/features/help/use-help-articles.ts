import { use } from 'react';
import type { Language } from '../../../server/contract/language/localised.js';
import type { HelpArticles } from './index-by-slug.js';

const loaders = {
  en: () => import('./articles-en.js'),
  ru: () => import('./articles-ru.js'),
};

const articlesByLanguage = new Map<Language, Promise<HelpArticles>>();

/** Loads all help articles of a language once, because the search needs them all. */
function loadHelpArticles(language: Language): Promise<HelpArticles> {
  const articlesPromise =
    articlesByLanguage.get(language) ?? loaders[language]().then(({ articles }) => articles);
  articlesByLanguage.set(language, articlesPromise);
  return articlesPromise;
}

/** Help articles of a language. Suspends until they are loaded. */
export function useHelpArticles(language: Language): HelpArticles {
  return use(loadHelpArticles(language));
}
