import type { FilterType } from '../../../../server/contract/reports/column-vocabulary.js';
import type { OperatorName } from '../../../../server/contract/filter-language/operators.js';

/** Value input of a filter type. */
interface FilterInput {
  /** Operators in menu order. */
  operators: readonly OperatorName[];
  /** Default operator if the server supports it; null for the first one. */
  defaultOperator: OperatorName | null;
  /** Input type for free values. */
  field: 'text' | 'number' | 'day';
  /** Set of labelled values; null for free or column-specific values. */
  labelSet: 'yesNo' | 'places' | 'competition' | 'wizards' | null;
  /** Whether the value is boolean and rendered as a switch. */
  isBoolean: boolean;
}

const numberInput: FilterInput = {
  operators: ['=', '!=', '>', '<', '>=', '<=', 'BETWEEN', 'NOT BETWEEN', 'ONE OF', 'NOT ONE OF'],
  defaultOperator: '>=',
  field: 'number',
  labelSet: null,
  isBoolean: false,
};

const listInput: FilterInput = {
  ...numberInput,
  operators: ['ONE OF', 'NOT ONE OF'],
  defaultOperator: null,
  field: 'text',
};

const booleanInput: FilterInput = { ...listInput, operators: ['='], isBoolean: true };

/** Value inputs by filter type. */
export const filterInputs: Readonly<Record<FilterType, FilterInput>> = {
  string: {
    ...listInput,
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
    defaultOperator: 'LIKE',
  },
  number: numberInput,
  boolean: { ...booleanInput, labelSet: 'yesNo' },
  competition: {
    ...listInput,
    operators: ['=', '!=', '>=', '<=', '>', '<', 'BETWEEN', 'ONE OF', 'NOT ONE OF'],
    labelSet: 'competition',
  },
  wizards: { ...listInput, operators: ['ARRAY CONTAINS', 'NOT ARRAY CONTAINS'], labelSet: 'wizards' },
  dateRange: {
    ...listInput,
    operators: ['BETWEEN', 'NOT BETWEEN', '>=', '<=', '>', '<', '=', '!=', 'ONE OF', 'NOT ONE OF'],
    field: 'day',
  },
  enum: { ...listInput, operators: ['ONE OF', 'NOT ONE OF', '=', '!='] },
  sr: { ...booleanInput, labelSet: 'places' },
  isOneOf: listInput,
};
