import type { SerpHistoryQuery } from '../serp-tools.generated.js';

export type SerpMonth = SerpHistoryQuery['serpHistory']['months'][number];

/** A domain in one month, in its best position. */
export interface MonthResult {
  domain: string;
  url: string;
  pos: number;
  /** Whether it was not in the top the month before; not known of the first month. */
  isNew: boolean;
}

/** A month with the domains of its top, and those that left it since the month before. */
export interface MonthColumn {
  month: string;
  date: string;
  results: MonthResult[];
  left: string[];
}

/** A line from a domain's position in one month to that in the next. */
interface Move {
  domain: string;
  /** Number of the month that it begins in, from 0. */
  monthIndex: number;
  from: number;
  to: number;
}

/** The months of a top down to a depth: of each domain its best position counts. */
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
      places: [...best.values()].map((result) => ({
        ...result,
        isNew: previous !== undefined && !previous.has(result.domain),
      })),
      left: previous ? [...previous.keys()].filter((domain) => !best.has(domain)) : [],
    };
  });
}

/** The lines between neighbouring months. */
export function movesOf(columns: readonly MonthColumn[]): Move[] {
  return columns.slice(0, -1).flatMap(({ results }, monthIndex) =>
    results.flatMap(({ domain, pos: from }) => {
      const next = columns[monthIndex + 1]?.results.find((result) => result.domain === domain);
      return next ? [{ domain, at: monthIndex, from, to: next.pos }] : [];
    }),
  );
}
