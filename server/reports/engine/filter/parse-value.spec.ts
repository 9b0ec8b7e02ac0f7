import { describe, expect, it } from 'vitest';
import { AppError } from '../../../errors/app-error.js';
import { volumeColumns } from '../../columns/volume-columns.js';
import { averageBidSql } from '../../columns/average-bid.js';
import type { Column } from '../report-column.js';
import { decimalColumn } from '../../columns/column-kinds.js';
import { parseBounds, parseDate, parseNumber, splitListValues } from './parse-value.js';

const dateColumn: Column = { ...volumeColumns.ws, type: 'date' };
const bidColumn = decimalColumn(averageBidSql('cpc_min', 'cpc_max'), volumeColumns.ws);

describe('number in a filter', () => {
  it.each<[string, bigint | number]>([
    ['10k', 10_000n],
    ['1.5M', 1_500_000n],
    ['18.2 к', 18_200n],
    ['-2k', -2000n],
    ['+7', 7n],
    ['0.5', 0.5],
    ['1,000', 1000n],
    ['1 000', 1000n],
    ['2,5', 2.5],
    ['9223372036854775807', 9_223_372_036_854_775_807n],
  ])('parses %j as %s, with the short forms of the filter panel', (text, number) => {
    expect(parseNumber(volumeColumns.ws, text)).toBe(number);
  });

  it('preserves the fraction in decimal columns', () => {
    expect(parseNumber(bidColumn, '0.57')).toBe(0.57);
    expect(parseNumber(bidColumn, '1.25k')).toBe(1250);
  });

  it.each(['10kk', '10x', '1,00,000', '1 00', '1e5', '5.', '.5', 'k', ''])(
    'rejects %j and lists the accepted forms',
    (text) => {
      let message: unknown;
      try {
        parseNumber(volumeColumns.ws, text);
      } catch (error) {
        message = error;
      }
      expect(message).toBeInstanceOf(AppError);
      expect((message as AppError).messageIn('en')).toContain('a number, as 10000, 0.5 or 10k');
    },
  );
});

describe('range in a filter', () => {
  it.each([
    '4@20',
    '20@4',
    '4-20',
    '4 – 20',
    '4..20',
    '4 to 20',
    '4 and 20',
    '4 до 20',
    '4, 20',
    '4 20',
    '4;20',
  ])('parses %j as typed', (text) => {
    expect(parseBounds(volumeColumns.ws, text)).toEqual([4n, 20n]);
  });

  it('parses units, grouping and dates', () => {
    expect(parseBounds(volumeColumns.ws, '1 000@9k')).toEqual([1000n, 9000n]);
    expect(parseBounds(volumeColumns.ws, '1,5k-10k')).toEqual([1500n, 10_000n]);
    expect(parseBounds(dateColumn, '01.02.2026 - 2026/3/5')).toEqual(['2026-02-01', '2026-03-05']);
  });

  it.each(['5', '1 000', '1@', '@1', '1@2@3', 'a-b', '4,20', ''])(
    'rejects %j and shows the right form',
    (text) => {
      expect(() => parseBounds(volumeColumns.ws, text)).toThrow('two ends as 1@10');
    },
  );
});

describe('list in a filter', () => {
  it.each<[string[], string[]]>([
    [['1,2,3'], ['1', '2', '3']],
    [
      ['1; 2', '3'],
      ['1', '2', '3'],
    ],
    [['1 000'], ['1 000']],
    [['10 20'], ['10', '20']],
    [['1,2'], ['1', '2']],
  ])('splits the numbers %j', (values, expected) => {
    expect(splitListValues(volumeColumns.ws, values)).toEqual(expected);
  });

  it('keeps commas of texts and decimals', () => {
    expect(splitListValues(bidColumn, ['1,25'])).toEqual(['1,25']);
    expect(splitListValues({ ...volumeColumns.ws, type: 'string' }, ['hiking, boots'])).toEqual([
      'hiking, boots',
    ]);
  });

  it('normalises typed dates', () => {
    expect(
      splitListValues(dateColumn, ['31.01.2026, 2026-2-1']).map((day) => parseDate(dateColumn, day)),
    ).toEqual(['2026-01-31', '2026-02-01']);
  });
});
