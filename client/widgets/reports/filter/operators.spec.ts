import { describe, expect, it } from 'vitest';
import type { FilterType } from '../../../../server/contract/reports/column-vocabulary.js';
import type { OperatorName } from '../../../../server/contract/filter-language/operators.js';
import type { ReportColumn } from '../report-meta.js';
import { defaultOperator, createCondition, operatorsFor, convertValues } from './operators.js';

const numbers = ['=', '!=', '>', '<', '>=', '<=', 'BETWEEN', 'ONE OF', 'NOT ONE OF'];
const textOperators = ['=', '!=', 'LIKE', 'NOT LIKE', 'STARTSWITH', 'REGEXP', 'MATCH', 'ONE OF'];
const column = (filterType: FilterType, operators: string[]): ReportColumn => ({
  id: 'x',
  field: 'x',
  title: 'X',
  description: '',
  unit: null,
  formula: null,
  type: 'string',
  format: 'text',
  sortable: true,
  filterable: true,
  filterType,
  operators,
  shown: 'always',
  shownOnGoogle: 'default',
  ofDomain: null,
  own: false,
  groupedBy: null,
  basedOn: [],
  saidBy: null,
  rangedBy: null,
  zeroKnownWith: null,
  zeroIsValidField: null,
  choices: [],
  link: null,
});

describe('filter operators', () => {
  it('default to at least for numbers and contains for texts', () => {
    expect(defaultOperator(column('number', numbers))).toBe('>=');
    expect(defaultOperator(column('string', textOperators))).toBe('LIKE');
    expect(operatorsFor(column('number', numbers))[4]).toBe('>=');
    expect(operatorsFor(column('string', textOperators))[3]).toBe('LIKE');
  });

  it('include only those that the server supports', () => {
    expect(operatorsFor(column('number', ['>', '<']))).toEqual(['>', '<']);
    expect(defaultOperator(column('number', ['>', '<']))).toBe('>');
    expect(operatorsFor(column('wizards', ['=', 'ARRAY CONTAINS', 'NOT ARRAY CONTAINS']))).toEqual([
      'ARRAY CONTAINS',
      'NOT ARRAY CONTAINS',
    ]);
  });

  it('complete a boolean line at once', () => {
    expect(createCondition(column('boolean', numbers))).toEqual({ field: 'x', operator: '=', values: ['1'] });
  });
});

describe('changing the operator', () => {
  it.each<[OperatorName, string[], OperatorName, string[]]>([
    ['>=', ['5'], 'BETWEEN', ['5@']],
    ['BETWEEN', ['5@9'], '>=', ['5']],
    ['BETWEEN', ['5@9'], 'ONE OF', ['5']],
    ['ONE OF', ['a', 'b'], 'NOT ONE OF', ['a', 'b']],
    ['ONE OF', ['a', 'b'], 'LIKE', ['a']],
    ['LIKE', ['a@b'], 'NOT LIKE', ['a@b']],
  ])('keeps compatible values: %s %j as %s is %j', (previousOperator, values, newOperator, expected) => {
    expect(convertValues(newOperator, { field: 'x', operator: previousOperator, values })).toEqual(expected);
  });
});
