import type { Language } from '../../../server/contract/localised.js';
import type { FaqCategory } from '../../faq-plugin.js';

const languages = {
  en: () => import('./faq-en.js'),
  ru: () => import('./faq-ru.js'),
};

const loading = new Map<Language, Promise<readonly FaqCategory[]>>();

/** The questions and answers in a language, loaded once. */
export function faqOf(language: Language): Promise<readonly FaqCategory[]> {
  const existing = loading.get(language) ?? languages[language]().then(({ faq }) => faq);
  loading.set(language, existing);
  return existing;
}
