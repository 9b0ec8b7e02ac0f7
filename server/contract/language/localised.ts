/** Interface languages. */
export type Language = 'en' | 'ru';

/** A text in each language. */
export type Localised = Readonly<Record<Language, string>>;
