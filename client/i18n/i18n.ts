import {
  getPreferenceCookieName,
  languageCookie,
  preferenceCookieSeconds,
} from '../../server/contract/language/language-cookie.js';
import type { Language } from '../../server/contract/language/localised.js';
import i18next, { type BackendModule, type ReadCallback, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Lazy, so that only the current language is loaded. */
const languages = {
  en: async () => ({ ...(await import('./en/catalogue.js')), ...(await import('./en/parts.js')) }),
  ru: async () => ({ ...(await import('./ru/catalogue.js')), ...(await import('./ru/parts.js')) }),
};

/** Loads the texts of a namespace in a language. */
async function loadTexts(language: Language, part: string): Promise<ResourceKey> {
  const { catalogue, parts } = await languages[language]();
  const common: Record<string, ResourceKey> = catalogue;
  const lazyLoaders: Record<string, () => Promise<ResourceKey>> = parts;
  return common[part] ?? (await lazyLoaders[part]?.()) ?? {};
}

/** i18next backend that loads namespaces on first use. Components suspend until their namespace is loaded. */
const textsBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, part: string, callback: ReadCallback) {
    loadTexts(language === 'ru' ? 'ru' : 'en', part).then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error instanceof Error ? error : String(error), false),
    );
  },
};

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
  const isSecure = location.protocol === 'https:';
  const name = getPreferenceCookieName(languageCookie, isSecure);
  document.cookie = `${name}=${language}; path=/; max-age=${preferenceCookieSeconds}; samesite=lax${isSecure ? '; secure' : ''}`;
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
