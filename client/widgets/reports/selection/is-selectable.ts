import type { ReportMeta } from '../report-meta.js';
import type { TableLimits } from '../restrictions/use-restrictions.js';

/** Whether rows can be selected. Viewers without a paid plan cannot select keywords. */
export function isSelectable(
  { row }: Pick<ReportMeta, 'row'>,
  { isFreePlan, isSetByOwner }: Pick<TableLimits, 'isFreePlan' | 'isSetByOwner'>,
): boolean {
  return row.kind !== 'keyword' || !isFreePlan || isSetByOwner;
}
