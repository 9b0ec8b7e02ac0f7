import { describe, expect, it } from 'vitest';
import type { FilterType } from '../../../../server/contract/reports/column-vocabulary.js';
import type { OperatorName } from '../../../../server/contract/filter-language/operators.js';
import type { ReportColumn } from '../report-meta.js';
import { conditionError, isBlank, parseCondition } from './value-check.js';

const column = (filterType: FilterType) => ({ filterType, type: 'integer' }) as ReportColumn;

describe('filter condition', () => {
  it.each<[FilterType, OperatorName, string[], string[] | undefined]>([
    ['number', '>=', ['5'], ['5']],
    ['number', '>=', ['-0.5'], ['-0.5']],
    ['number', '>=', ['10,000'], ['10000']],
    ['number', '>=', ['1e5'], undefined],
    ['number', '>=', ['-'], undefined],
    ['number', '>=', ['5.'], undefined],
    ['number', 'BETWEEN', ['1 000@9k'], ['1000@9000']],
    ['number', 'BETWEEN', ['1@-'], undefined],
    ['number', 'ONE OF', ['1', '2'], ['1', '2']],
    ['number', 'ONE OF', ['1', 'two'], undefined],
    ['dateRange', 'BETWEEN', ['2026-01-01@2026-02-28'], ['2026-01-01@2026-02-28']],
    ['dateRange', '>=', ['2026-13-01'], undefined],
    ['dateRange', '>=', ['2026-02-30'], undefined],
    ['string', 'LIKE', ['5.'], ['5.']],
    ['string', 'LIKE', ['10,000'], ['10,000']],
  ])('of a %s column with %s %j is sent as %j', (filterType, operator, values, expected) => {
    const condition = { field: 'x', operator, values };
    expect(parseCondition(column(filterType), condition, 'en')?.values).toEqual(expected);
  });

  it.each<[FilterType, OperatorName, string, ReturnType<typeof conditionError>]>([
    ['number', '>=', '', undefined],
    ['number', '>=', '10k', undefined],
    ['number', '>=', '1e5', 'number'],
    ['dateRange', '>=', '2026-02-30', 'day'],
    ['number', 'BETWEEN', '@', undefined],
    ['number', 'BETWEEN', '5@', 'end'],
    ['number', 'BETWEEN', '@5', 'end'],
    ['number', 'BETWEEN', 'x@', 'number'],
    ['number', 'BETWEEN', '5@7', undefined],
    ['string', '=', '1e5', undefined],
  ])('of a %s column with %s %j reports the error %s', (filterType, operator, value, error) => {
    const condition = { field: 'x', operator, values: [value] };
    expect(conditionError(column(filterType), condition, 'en')).toBe(error);
  });

  it('is blank until something is typed', () => {
    expect(isBlank({ field: 'x', operator: 'BETWEEN', values: ['@ '] })).toBe(true);
    expect(isBlank({ field: 'x', operator: 'BETWEEN', values: ['1@'] })).toBe(false);
    expect(isBlank({ field: 'x', operator: 'ONE OF', values: ['', ' '] })).toBe(true);
    expect(isBlank({ field: 'x', operator: 'LIKE', values: ['a'] })).toBe(false);
  });
});
