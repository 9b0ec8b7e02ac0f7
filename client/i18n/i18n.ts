import { preferenceCookieSeconds, languageCookie } from '../../server/contract/language/language-cookie.js';
import type { Language } from '../../server/contract/language/localised.js';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { textsBackend } from './texts-backend.js';

/** Namespaces in the initial bundle; others are loaded with their pages. */
const commonParts = ['frame', 'states', 'home'] as const;

/** Page language, selected by an inline script: the stored choice, else the browser language. */
function pageLanguage(): Language {
  return document.documentElement.lang === 'ru' ? 'ru' : 'en';
}

/** Initializes i18next. Await it before the first render. */
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

/** Changes the language of this browser and stores it in a cookie for the server. */
export async function changeLanguage(language: Language): Promise<void> {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${preferenceCookieSeconds}; samesite=lax`;
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
