import { describe, expect, it } from 'vitest';
import { AppError } from '../../../errors/app-error.js';
import { volumeColumns } from '../../columns/volume-columns.js';
import { averageBidSql } from '../../columns/average-bid.js';
import { decimalColumn } from '../../columns/column-kinds.js';
import { parseNumber } from './parse-value.js';

const bidColumn = decimalColumn(averageBidSql('cpc_min', 'cpc_max'), volumeColumns.ws);

describe('number in a filter', () => {
  it.each<[string, bigint | number]>([
    ['10k', 10_000n],
    ['1.5M', 1_500_000n],
    ['18.2 к', 18_200n],
    ['-2k', -2000n],
    ['+7', 7n],
    ['0.5', 0.5],
    ['9223372036854775807', 9_223_372_036_854_775_807n],
  ])('parses %j as %s, with the short forms of the filter panel', (text, number) => {
    expect(parseNumber(volumeColumns.ws, text)).toBe(number);
  });

  it('preserves the fraction in decimal columns', () => {
    expect(parseNumber(bidColumn, '0.57')).toBe(0.57);
    expect(parseNumber(bidColumn, '1.25k')).toBe(1250);
  });

  it.each(['10kk', '10x', '1,000', '1 000', '1e5', '5.', '.5', 'k', ''])(
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
