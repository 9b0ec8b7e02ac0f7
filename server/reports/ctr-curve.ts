/**
 * Share of a keyword's searches that end in a click on each organic position, in percent; index 0 is position 1,
 * the last is the deepest position. The one place of this setting: totals, reports and their texts read it from here.
 */
export const ctrCurve: readonly number[] = [30, 22, 14, 10, 8, 6, 4, 3, 2, 2].concat(
  Array<number>(10).fill(1),
  Array<number>(30).fill(0.2),
);

/** Days that a monthly volume is spread over. */
const daysOfMonth = 30;

/** Columns, or expressions over columns, that hold a row's position (1 to 50; else no visits), broad and exact volume. */
interface VisitsColumns {
  pos: string;
  ws: string;
  wsk: string;
}

/**
 * SQL of the estimated visits a day that one row brings: exact volume (the broad one where the exact is unknown, 0)
 * times the curve, over thirty days. A Float64; sum it for a domain or a page.
 */
export function visitsSql({ pos, ws, wsk }: VisitsColumns): string {
  const share = `arrayElement([${ctrCurve.join(', ')}]::Array(Float64), toUInt16(${pos}))`;
  return `(if(${wsk} > 0, ${wsk}, ${ws}) * ${share} / ${100 * daysOfMonth})`;
}

/** The same estimate for values at hand: position from 1, monthly volumes (0 unknown); visits a day. */
export function visitsOf({ pos, ws, wsk }: { pos: number; ws: number; wsk: number }): number {
  const searches = wsk > 0 ? wsk : ws;
  return (searches * (ctrCurve[pos - 1] ?? 0)) / (100 * daysOfMonth);
}
