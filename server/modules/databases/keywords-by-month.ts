import { readKeywordCountsByDate } from '../../reports/engine/positions-dates.js';
import type { ReportBase, ReportDependencies } from '../../reports/engine/report-dependencies.js';

/** Number of keywords by month, `2026-10`. */
interface MonthCount {
  month: string;
  keywords: number;
}

/** Keywords of a database by the month of their newest search results, oldest first. */
export async function readKeywordsByMonth(base: ReportBase, deps: ReportDependencies): Promise<MonthCount[]> {
  const counts = new Map<string, number>();
  for (const { date, keywords } of await readKeywordCountsByDate(base, deps)) {
    const month = date.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + Number(keywords));
  }
  return [...counts]
    .map(([month, keywords]) => ({ month, keywords }))
    .sort((a, b) => a.month.localeCompare(b.month));
}
