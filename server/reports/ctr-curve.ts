import { ctrCurve, daysPerMonth } from '../contract/reports/ctr-curve.js';

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
