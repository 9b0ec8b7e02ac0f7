import { toCents } from './column-kinds.js';

/** SQL of the mean of lowest and highest bid, in the currency of the base, with two decimals. */
export function averageBid(lowest: string, highest: string): string {
  return toCents(`(toFloat64(${lowest}) + toFloat64(${highest})) / 2`);
}
