/**
 * Click-through rate per organic position, in percent; index 0 is position 1. Totals, reports and their descriptions
 * all use this curve.
 */
export const ctrCurve: readonly number[] = [30, 22, 14, 10, 8, 6, 4, 3, 2, 2].concat(
  Array<number>(10).fill(1),
  Array<number>(30).fill(0.2),
);

const daysPerMonth = 30;

/** SQL expressions of a row: position (values other than 1 to 50 give no visits), broad volume, exact volume. */
interface VisitsColumns {
  pos: string;
  ws: string;
  wsk: string;
}

/**
 * SQL of the estimated visits a day of one row: exact volume (broad if the exact volume is 0) times the click-through
 * rate, divided by 30. A Float64 that can be summed per domain or page.
 */
export function visitsSql({ pos, ws, wsk }: VisitsColumns): string {
  const ctrSql = `arrayElement([${ctrCurve.join(', ')}]::Array(Float64), toUInt16(${pos}))`;
  return `(if(${wsk} > 0, ${wsk}, ${ws}) * ${ctrSql} / ${100 * daysPerMonth})`;
}

/** JavaScript equivalent of `visitsSql`: visits a day from a position and monthly volumes (0 if unknown). */
export function estimateVisits({ pos, ws, wsk }: { pos: number; ws: number; wsk: number }): number {
  const searches = wsk > 0 ? wsk : ws;
  return (searches * (ctrCurve[pos - 1] ?? 0)) / (100 * daysPerMonth);
}
