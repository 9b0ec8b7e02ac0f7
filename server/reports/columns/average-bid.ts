import { roundToCentsSql } from './column-kinds.js';

/** SQL of the mean of the minimum and maximum bid, in the currency of the base, with two decimals. */
export function averageBidSql(minBidSql: string, maxBidSql: string): string {
  return roundToCentsSql(`(toFloat64(${minBidSql}) + toFloat64(${maxBidSql})) / 2`);
}
