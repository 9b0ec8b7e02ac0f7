import type { DomainSummary, HistoryPoint } from './dashboard-types.js';

/**
 * The past with the present as its last point. The snapshot of the newest date holds only the keywords looked up then, while
 * the figures also count those it did not reach: without this the page would show two numbers for one day.
 */
export function historyToNow(dashboard: DomainSummary): HistoryPoint[] {
  const { history, positionsDate, it1, it3, it5, it10, it50, vis, pagesinindex, adkeyscnt, adscnt, adtraf } =
    dashboard;
  const last = history.at(-1);
  if (!last || last.date.slice(0, 10) !== positionsDate?.slice(0, 10)) return [...history];
  const now = { it1, it3, it5, it10, it50, vis, pagesinindex, adkeyscnt, adscnt, adtraf };
  return [...history.slice(0, -1), { ...last, ...now }];
}
