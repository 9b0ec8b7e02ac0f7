import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../lib/format-number.js';

/** Only the language that is read is loaded. */
const catalogues = {
  en: () => import('./en/catalogue.js'),
  ru: () => import('./ru/catalogue.js'),
};

const yearInSeconds = 31_536_000;

/** Language of the page: the stored choice, else the browser's; settled by the script in the page's head. */
export function pageLanguage(): Language {
  return document.documentElement.lang === 'ru' ? 'ru' : 'en';
}

/** Makes the texts ready; to be awaited before the first render. */
export async function startTexts(): Promise<void> {
  const language = pageLanguage();
  const { catalogue } = await catalogues[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: catalogue },
    defaultNS: 'frame',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}

/** Switches the language for this browser, and tells the server by a cookie. */
export async function chooseLanguage(language: Language): Promise<void> {
  const { catalogue } = await catalogues[language]();
  for (const [part, texts] of Object.entries(catalogue)) i18next.addResourceBundle(language, part, texts);
  document.cookie = `lang=${language}; path=/; max-age=${yearInSeconds}; samesite=lax`;
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
