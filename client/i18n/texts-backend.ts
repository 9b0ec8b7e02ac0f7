import type { Language } from '../../server/contract/localised.js';
import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

/** Only the language that is read is loaded. */
const languages = {
  en: async () => ({ ...(await import('./en/catalogue.js')), ...(await import('./en/parts.js')) }),
  ru: async () => ({ ...(await import('./ru/catalogue.js')), ...(await import('./ru/parts.js')) }),
};

/** Texts of one part of the product in one language. */
async function loadTexts(language: Language, part: string): Promise<ResourceKey> {
  const { catalogue, parts } = await languages[language]();
  const common: Record<string, ResourceKey> = catalogue;
  const lazyLoaders: Record<string, () => Promise<ResourceKey>> = parts;
  return common[part] ?? (await lazyLoaders[part]?.()) ?? {};
}

/** Brings texts when they are first asked for; a component that reads a part which is still on its way waits for it. */
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
