import type { Language } from './localised.js';

/** `Intl` locales of the interface languages. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru-RU' };
