import { describe, expect, it } from 'vitest';
import type { FilterType } from '../../../../server/contract/column-vocabulary.js';
import type { OperatorName } from '../../../../server/contract/filter-language/operators.js';
import type { ReportColumn } from '../report-meta.js';
import { hasReadableValue, plainNumber } from './value-check.js';

const column = (filterType: FilterType) => ({ filterType }) as ReportColumn;

describe('a value', () => {
  it.each([
    ['1 000,5', '1000.5'],
    ['1\u00a0000', '1000'],
    ['−12', '-12'],
    ['1-2', '12'],
    ['1.2.3', '1.23'],
    ['$ 5', '5'],
    ['abc', ''],
  ])('of a number is typed or pasted as %j and kept as %j', (typed, kept) => {
    expect(plainNumber(typed)).toBe(kept);
  });

  it.each<[FilterType, OperatorName, string[], boolean]>([
    ['number', '>=', ['5'], true],
    ['number', '>=', ['-0.5'], true],
    ['number', '>=', ['-'], false],
    ['number', '>=', ['5.'], false],
    ['number', 'BETWEEN', ['1@9'], true],
    ['number', 'BETWEEN', ['1@-'], false],
    ['number', 'ONE OF', ['1', '2'], true],
    ['number', 'ONE OF', ['1', 'two'], false],
    ['dateRange', 'BETWEEN', ['2026-01-01@2026-02-28'], true],
    ['dateRange', '>=', ['2026-13-01'], false],
    ['dateRange', '>=', ['2026-02-30'], false],
    ['string', 'LIKE', ['5.'], true],
  ])('of a %s column under %s: %j is sent: %s', (filterType, operator, values, isSent) => {
    expect(hasReadableValue(column(filterType), { field: 'x', operator, values })).toBe(isSent);
  });
});
