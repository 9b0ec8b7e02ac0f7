import { notChecked } from '../../../server/contract/projects/positions.js';
import type { PositionsReportQuery } from './positions.generated.js';

export type Report = PositionsReportQuery['positionsReport'];
export type ReportRow = Report['rows'][number];

/** Position at the previous checked date, 0 if outside the top; undefined if there is none. */
export function previousPosition({ positions }: ReportRow, dateIndex: number): number | undefined {
  return positions.slice(dateIndex + 1).find((position) => position !== notChecked);
}
