import type { CellFormat } from './column-vocabulary.js';
import { searchIntents } from './search-intents.js';
import type { Language } from '../language/localised.js';

/** Labels of ids in cells and files, in one language. */
export interface CellLabels {
  /** Determines the decimal mark and month names. */
  language: Language;
  yes: string;
  no: string;
  /** Labels of the levels 1, 2 and 3. */
  competition: readonly [string, string, string];
  /** Labels of ad placements: 0 below the results, 1 above them. */
  placement: readonly [string, string];
  /** Labels of search intents by id. */
  intents: ReadonlyMap<number, string>;
}

export const cellLabels: Readonly<Record<Language, CellLabels>> = {
  en: {
    language: 'en',
    yes: 'Yes',
    no: 'No',
    competition: ['Low', 'Medium', 'High'],
    placement: ['Bottom', 'Top'],
    intents: createIntentNames('en'),
  },
  ru: {
    language: 'ru',
    yes: 'Да',
    no: 'Нет',
    competition: ['Низкая', 'Средняя', 'Высокая'],
    placement: ['Снизу', 'Сверху'],
    intents: createIntentNames('ru'),
  },
};

/** Functions that return the label of a value, by cell format. Level 0 and unknown ids have no label. */
const labelReaders: Readonly<
  Partial<Record<CellFormat, (id: number, labels: CellLabels) => string | undefined>>
> = {
  competition: (level, { competition }) => competition[level - 1],
  placement: (position, { placement }) => placement[position],
  intents: (id, { intents }) => intents.get(id),
  flag: (flag, { yes, no }) => (flag === 0 ? no : yes),
};

/** Whether values of the format are displayed as labels. */
export function hasLabels(format: CellFormat): boolean {
  return labelReaders[format] !== undefined;
}

/** The label of a value; undefined if it is unknown. */
export function getCellLabel(format: CellFormat, value: number, labels: CellLabels): string | undefined {
  return labelReaders[format]?.(value, labels);
}

function createIntentNames(language: Language): ReadonlyMap<number, string> {
  return new Map(searchIntents.map(({ id, name }) => [id, name[language]]));
}
