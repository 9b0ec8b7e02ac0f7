import type { Language } from '../../../server/contract/localised.js';
import type { HelpTexts } from './by-slug.js';

const languages = {
  en: () => import('./texts-en.js'),
  ru: () => import('./texts-ru.js'),
};

const loading = new Map<Language, Promise<HelpTexts>>();

/** The help in a language, loaded once; all of it comes together, as its search looks at every page. */
export function textsOf(language: Language): Promise<HelpTexts> {
  const existing = loading.get(language) ?? languages[language]().then(({ messages }) => messages);
  loading.set(language, existing);
  return existing;
}
