import type { SerpHistoryQuery } from '../serp-tools.generated.js';

export type SerpMonth = SerpHistoryQuery['serpHistory']['months'][number];

/** Domain at its best position in one month. */
export interface MonthResult {
  domain: string;
  url: string;
  pos: number;
  /** True if the domain did not rank in the previous month; false for the first month. */
  isNew: boolean;
}

/** Month with the domains that rank in it and those that dropped out since the previous month. */
export interface MonthColumn {
  month: string;
  date: string;
  results: MonthResult[];
  droppedDomains: string[];
}

/** Line between a domain's positions in adjacent months. */
interface Move {
  domain: string;
  /** Index of the month in which the line starts. */
  monthIndex: number;
  from: number;
  to: number;
}

/** Months with their results up to a depth. Each domain counts at its best position. */
export function monthColumns(months: readonly SerpMonth[], depth: number): MonthColumn[] {
  const bestByMonth = months.map(({ month, date, places }) => {
    const best = new Map<string, Omit<MonthResult, 'isNew'>>();
    for (const { domain, url, pos } of places) {
      if (pos <= depth && !best.has(domain)) best.set(domain, { domain, url, pos });
    }
    return { month, date, best };
  });
  return bestByMonth.map(({ month, date, best }, index) => {
    const previous = bestByMonth[index - 1]?.best;
    return {
      month,
      date,
      results: [...best.values()].map((result) => ({
        ...result,
        isNew: previous !== undefined && !previous.has(result.domain),
      })),
      droppedDomains: previous ? [...previous.keys()].filter((domain) => !best.has(domain)) : [],
    };
  });
}

/** Lines between adjacent months. */
export function createMoves(columns: readonly MonthColumn[]): Move[] {
  return columns.slice(0, -1).flatMap(({ results }, monthIndex) =>
    results.flatMap(({ domain, pos: from }) => {
      const next = columns[monthIndex + 1]?.results.find((result) => result.domain === domain);
      return next ? [{ domain, monthIndex, from, to: next.pos }] : [];
    }),
  );
}
