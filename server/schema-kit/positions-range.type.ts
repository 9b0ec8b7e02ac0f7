import { ObjectType } from 'type-graphql';
import type { PositionsRange as Range } from '../contract/reports/positions-range.js';
import { count, optional, text } from './fields.js';

@ObjectType({ description: 'Dates of keywords whose results are not all from one date.' })
class PositionsRange implements Range {
  @count('Keywords with results newer than `positionsDate`. Unit: keywords.') newer!: number;
  @text('Date of the oldest results, YYYY-MM-DD.') oldest!: string;
  @text('Date of the newest results, YYYY-MM-DD.') newest!: string;
}

/** The dates of data whose results are not all from `positionsDate`. */
export const positionsRangeField = (): ReturnType<typeof optional> =>
  optional(() => PositionsRange, 'Other dates of the results; null if all are from `positionsDate`.');
