import type { CellFormat } from './column-vocabulary.js';
import { searchIntents } from './search-intents.js';
import type { Language } from './localised.js';

/** Words that stand for ids in cells, on the screen and in files, in one language. */
export interface CellLabels {
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

export const cellLabels: Readonly<Record<Language, CellLabels>> = {
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
const labelReaders: Readonly<
  Partial<Record<CellFormat, (id: number, labels: CellLabels) => string | undefined>>
> = {
  competition: (level, { competition }) => competition[level - 1],
  placement: (position, { placement }) => placement[position],
  intents: (id, { intents }) => intents.get(id),
  flag: (flag, { yes, no }) => (flag === 0 ? no : yes),
};

/** Whether the numbers of a format are read by words. */
export function hasLabels(format: CellFormat): boolean {
  return labelReaders[format] !== undefined;
}

/** The word that a number of such a format is read by; undefined where nothing is known. */
export function labelOf(format: CellFormat, value: number, labels: CellLabels): string | undefined {
  return labelReaders[format]?.(value, labels);
}

function intentNames(language: Language): ReadonlyMap<number, string> {
  return new Map(searchIntents.map(({ id, name }) => [id, name[language]]));
}
