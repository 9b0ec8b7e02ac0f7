import type { CellFormat } from './column-vocabulary.js';
import { searchIntents } from './search-intents.js';
import type { Language } from './localised.js';

/** Words that stand for ids in cells, on the screen and in files, in one language. */
export interface CellWords {
  /** Decides the decimal mark and the months. */
  language: Language;
  yes: string;
  no: string;
  /** Names of the levels 1, 2 and 3. */
  competition: readonly [string, string, string];
  /** Names of the places of an ad: 0 under the results, 1 above them. */
  placement: readonly [string, string];
  /** Names of what people want who search, by id. */
  intents: ReadonlyMap<number, string>;
}

export const cellWords: Readonly<Record<Language, CellWords>> = {
  en: {
    language: 'en',
    yes: 'Yes',
    no: 'No',
    competition: ['Low', 'Medium', 'High'],
    placement: ['Bottom', 'Top'],
    intents: intentNames('en'),
  },
  ru: {
    language: 'ru',
    yes: 'Да',
    no: 'Нет',
    competition: ['Низкая', 'Средняя', 'Высокая'],
    placement: ['Снизу', 'Сверху'],
    intents: intentNames('ru'),
  },
};

/** Formats whose numbers are ids with a word each; a level of 0 and an id that is not known have none. */
const namedNumbers: Readonly<
  Partial<Record<CellFormat, (id: number, words: CellWords) => string | undefined>>
> = {
  competition: (level, { competition }) => competition[level - 1],
  placement: (place, { placement }) => placement[place],
  intents: (id, { intents }) => intents.get(id),
  flag: (flag, { yes, no }) => (flag === 0 ? no : yes),
};

/** Whether the numbers of a format are read by words. */
export function isReadByWords(format: CellFormat): boolean {
  return namedNumbers[format] !== undefined;
}

/** The word that a number of such a format is read by; undefined where nothing is known. */
export function wordOf(format: CellFormat, value: number, words: CellWords): string | undefined {
  return namedNumbers[format]?.(value, words);
}

function intentNames(language: Language): ReadonlyMap<number, string> {
  return new Map(searchIntents.map(({ id, name }) => [id, name[language]]));
}
