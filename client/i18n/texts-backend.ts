import type { Language } from '../../server/contract/language/localised.js';
import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

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
export const textsBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, part: string, callback: ReadCallback) {
    loadTexts(language === 'ru' ? 'ru' : 'en', part).then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error instanceof Error ? error : String(error), false),
    );
  },
};
