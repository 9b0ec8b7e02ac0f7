import type { ReportMeta } from '../report-meta.js';
import type { DaySpan } from '../../../../server/contract/day-spans.js';
import type { ReportState } from '../../../addresses/report-state.js';

/** The days over which a report is asked to count changes; an address may name some where the report has no changes. */
export function requestedDays({ comparison }: ReportMeta, { forDay }: ReportState): DaySpan | undefined {
  return comparison ? forDay : undefined;
}
