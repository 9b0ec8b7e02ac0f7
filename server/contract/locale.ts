import type { Language } from './localised.js';

/** How dates and amounts of time are written in each language, by the names of `Intl`. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru-RU' };
