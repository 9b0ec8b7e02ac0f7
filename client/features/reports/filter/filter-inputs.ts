import type { FilterType } from '../../../../server/contract/column-vocabulary.js';
import type { OperatorName } from '../../../../server/contract/filter-language/operators.js';

/** Value input of a column by its filter type. */
interface FilterInput {
  /** Operators in menu order. */
  operators: readonly OperatorName[];
  /** Default operator if the server supports it; null for the first one. */
  fresh: OperatorName | null;
  /** Input type for free values. */
  field: 'text' | 'number' | 'day';
  /** Set of labelled values; null for free or column-specific values. */
  labelSet: 'yesNo' | 'places' | 'competition' | 'wizards' | null;
  /** Boolean value, rendered as a switch. */
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

/** Inputs of all filter types. */
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
