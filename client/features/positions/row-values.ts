import { notChecked } from '../../../server/contract/projects/positions.js';
import type { ReportRow } from './keywords-grid.js';

/** Search volume; 0 if it is unknown. */
export function searchVolume({ ws, wsk }: ReportRow): number {
  return wsk || ws;
}

/** Position at the previous checked date, 0 if outside the top; undefined if there is none. */
export function previousPosition({ positions }: ReportRow, dateIndex: number): number | undefined {
  return positions.slice(dateIndex + 1).find((position) => position !== notChecked);
}
