import { describe, expect, it } from 'vitest';
import type { ReportColumn } from '../report-meta.js';
import { listSeparator } from './filter-model.js';
import { defaultOperator, freshCondition, operatorsFor, valueFor } from './operators.js';

const numbers = ['=', '!=', '>', '<', '>=', '<=', 'BETWEEN', 'ONE OF', 'NOT ONE OF'];
const texts = ['=', '!=', 'LIKE', 'NOT LIKE', 'STARTSWITH', 'REGEXP', 'MATCH', 'ONE OF'];
const column = (filterType: string, operators: string[]): ReportColumn => ({
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
  yandexOnly: false,
  ofDomain: null,
  choices: [],
  link: null,
});

describe('the operators of a line', () => {
  it('start with "at least" for numbers and "contains" for texts, the documented defaults', () => {
    expect(defaultOperator(column('number', numbers))).toBe('>=');
    expect(defaultOperator(column('string', texts))).toBe('LIKE');
    expect(operatorsFor(column('number', numbers))[4]).toBe('>=');
    expect(operatorsFor(column('string', texts))[3]).toBe('LIKE');
  });

  it('are only those that the server takes', () => {
    expect(operatorsFor(column('number', ['>', '<']))).toEqual(['>', '<']);
    expect(defaultOperator(column('number', ['>', '<']))).toBe('>');
    expect(operatorsFor(column('wizards', ['=', 'ARRAY CONTAINS', 'NOT ARRAY CONTAINS']))).toEqual([
      'ARRAY CONTAINS',
      'NOT ARRAY CONTAINS',
    ]);
  });

  it('make a yes-or-no line complete at once', () => {
    expect(freshCondition(column('boolean', numbers))).toEqual({ field: 'x', operator: '=', value: '1' });
  });
});

describe('a value under another operator', () => {
  const condition = (operator: string, value: string) => ({ field: 'x', operator, value });

  it.each([
    ['>=', '5', 'BETWEEN', '5@'],
    ['BETWEEN', '5@9', '>=', '5'],
    ['BETWEEN', '5@9', 'ONE OF', '5'],
    ['ONE OF', `a${listSeparator}b`, 'NOT ONE OF', `a${listSeparator}b`],
    ['ONE OF', `a${listSeparator}b`, 'LIKE', 'a'],
    ['LIKE', 'a@b', 'NOT LIKE', 'a@b'],
  ])('keeps what it can: %s %j as %s is %j', (before, value, after, kept) => {
    expect(valueFor(after, condition(before, value))).toBe(kept);
  });
});
