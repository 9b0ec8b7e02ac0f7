import type { Language } from '../../../server/contract/language/localised.js';

interface NamedDatabase {
  /** English name. */
  name: string;
  /** Russian name. */
  caption: string;
}

/** Display title: engine and region, `Google · New York`. */
export function databaseTitle({ name, caption }: NamedDatabase, language: Language): string {
  return (language === 'ru' ? caption : name).replace(/^(Google|Yandex|Яндекс) /, '$1 · ');
}
