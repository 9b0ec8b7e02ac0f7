import { toCents } from './column-kinds.js';

/** SQL of the bid that stands between the lowest and the highest one, in the currency of the base, to two decimals. */
export function averageBid(lowest: string, highest: string): string {
  return toCents(`(toFloat64(${lowest}) + toFloat64(${highest})) / 2`);
}
