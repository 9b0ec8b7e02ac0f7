/** SQL of the bid that stands between the lowest and the highest one: dollars, rounded to whole ones. */
export function averageBid(lowest: string, highest: string): string {
  return `toInt64(floor((toFloat64(${lowest}) + toFloat64(${highest})) / 2 + 0.5))`;
}
