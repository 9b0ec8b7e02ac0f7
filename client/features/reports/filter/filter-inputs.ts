import type { FilterType } from '../../../../server/contract/column-vocabulary.js';
import type { OperatorName } from '../../../../server/contract/filter-language/operators.js';

/** How the filter panel and the menus of cells ask for values of a column, by its kind of input. */
interface FilterInput {
  /** Operators in the order of the menu. */
  operators: readonly OperatorName[];
  /** The operator of a fresh line, where the server takes it; null: the first one. */
  fresh: OperatorName | null;
  /** Field that values are typed into, where there are no named ones to pick from. */
  field: 'text' | 'number' | 'day';
  /** Where the names of the values are that stand for something; null where any value will do, or the column lists its own. */
  labelSet: 'yesNo' | 'places' | 'competition' | 'wizards' | null;
  /** Two values, 1 and 0, which a switch offers. */
  isTwofold: boolean;
}

const numberInput: FilterInput = {
  operators: ['=', '!=', '>', '<', '>=', '<=', 'BETWEEN', 'ONE OF', 'NOT ONE OF'],
  fresh: '>=',
  field: 'number',
  labelSet: null,
  isTwofold: false,
};

const picked: FilterInput = {
  ...numberInput,
  operators: ['ONE OF', 'NOT ONE OF'],
  fresh: null,
  field: 'text',
};

const twofold: FilterInput = { ...picked, operators: ['='], isTwofold: true };

/** Every kind of input. */
export const filterInputs: Readonly<Record<FilterType, FilterInput>> = {
  string: {
    ...picked,
    operators: [
      '=',
      '!=',
      'NOT LIKE',
      'LIKE',
      'STARTSWITH',
      'ENDSWITH',
      'MATCH',
      'hasAllLike',
      'hasNoOneLike',
      'ONE OF',
      'NOT ONE OF',
      'REGEXP',
      'NOT REGEXP',
      'existsLike',
      'notExistsLike',
      'ARRAY CONTAINS',
      'NOT ARRAY CONTAINS',
    ],
    fresh: 'LIKE',
  },
  number: numberInput,
  boolean: { ...twofold, labelSet: 'yesNo' },
  competition: {
    ...picked,
    operators: ['=', '!=', '>=', '<=', '>', '<', 'BETWEEN', 'ONE OF', 'NOT ONE OF'],
    labelSet: 'competition',
  },
  wizards: { ...picked, operators: ['ARRAY CONTAINS', 'NOT ARRAY CONTAINS'], labelSet: 'wizards' },
  dateRange: {
    ...picked,
    operators: ['BETWEEN', '>=', '<=', '>', '<', '=', '!=', 'ONE OF', 'NOT ONE OF'],
    field: 'day',
  },
  enum: { ...picked, operators: ['ONE OF', 'NOT ONE OF', '=', '!='] },
  sr: { ...twofold, labelSet: 'places' },
  isOneOf: picked,
};
