import type { ReportMeta } from '../report-meta.js';
import type { DaySpan } from '../../../../server/contract/reports/day-spans.js';
import type { ReportState } from '../../../addresses/report-state.js';

/** Comparison period to request; undefined for reports without changes. */
export function requestedDays({ comparison }: ReportMeta, { forDay }: ReportState): DaySpan | undefined {
  return comparison ? forDay : undefined;
}
