/** Interface languages. */
export type Language = 'en' | 'ru';

/** One text in each language. */
export type Localised = Readonly<Record<Language, string>>;
