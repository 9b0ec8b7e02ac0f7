import type { Language } from '../../server/contract/localised.js';

interface NamedDatabase {
  /** Name in English. */
  name: string;
  /** Name in Russian. */
  caption: string;
}

/** A database as a person reads it: the engine, then its region, `Google · New York`. */
export function databaseTitle({ name, caption }: NamedDatabase, language: Language): string {
  return (language === 'ru' ? caption : name).replace(/^(Google|Yandex|Яндекс) /, '$1 · ');
}
