import type { Language } from '../../../server/contract/localised.js';
import type { FaqCategory } from '../../faq-plugin.js';

const loaders = {
  en: () => import('./faq-en.js'),
  ru: () => import('./faq-ru.js'),
};

const faqByLanguage = new Map<Language, Promise<readonly FaqCategory[]>>();

/** Loads the FAQ of a language once. */
export function loadFaq(language: Language): Promise<readonly FaqCategory[]> {
  const faqPromise = faqByLanguage.get(language) ?? loaders[language]().then(({ faq }) => faq);
  faqByLanguage.set(language, faqPromise);
  return faqPromise;
}
