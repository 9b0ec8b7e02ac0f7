import { preferenceCookieSeconds, languageCookie } from '../../server/contract/language-cookie.js';
import type { Language } from '../../server/contract/localised.js';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { textsBackend } from './texts-backend.js';

/** Parts of the product whose texts every page has at once; others come with the pages that read them. */
const commonParts = ['frame', 'states', 'home'] as const;

/** Language of the page: the stored choice, else the browser's; settled by the script in the page's head. */
function pageLanguage(): Language {
  return document.documentElement.lang === 'ru' ? 'ru' : 'en';
}

/** Makes the texts ready; to be awaited before the first render. */
export async function initTranslations(): Promise<void> {
  await i18next
    .use(textsBackend)
    .use(initReactI18next)
    .init({
      lng: pageLanguage(),
      fallbackLng: false,
      load: 'currentOnly',
      ns: commonParts,
      defaultNS: 'frame',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Switches the language for this browser, and tells the server by a cookie. */
export async function changeLanguage(language: Language): Promise<void> {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${preferenceCookieSeconds}; samesite=lax`;
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
