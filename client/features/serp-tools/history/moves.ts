import type { SerpHistoryQuery } from '../serp-tools.generated.js';

export type SerpMonth = SerpHistoryQuery['serpHistory']['months'][number];

/** A domain in one month, in its best position. */
export interface MonthPlace {
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
  places: MonthPlace[];
  left: string[];
}

/** A line from a domain's position in one month to that in the next. */
interface Move {
  domain: string;
  /** Number of the month that it begins in, from 0. */
  at: number;
  from: number;
  to: number;
}

/** The months of a top down to a depth: of each domain its best position counts. */
export function monthColumns(months: readonly SerpMonth[], depth: number): MonthColumn[] {
  const topResults = months.map(({ month, date, places }) => {
    const best = new Map<string, Omit<MonthPlace, 'isNew'>>();
    for (const { domain, url, pos } of places) {
      if (pos <= depth && !best.has(domain)) best.set(domain, { domain, url, pos });
    }
    return { month, date, best };
  });
  return topResults.map(({ month, date, best }, at) => {
    const before = topResults[at - 1]?.best;
    return {
      month,
      date,
      places: [...best.values()].map((place) => ({
        ...place,
        isNew: before !== undefined && !before.has(place.domain),
      })),
      left: before ? [...before.keys()].filter((domain) => !best.has(domain)) : [],
    };
  });
}

/** The lines between neighbouring months. */
export function movesOf(columns: readonly MonthColumn[]): Move[] {
  return columns.slice(0, -1).flatMap(({ places }, at) =>
    places.flatMap(({ domain, pos: from }) => {
      const next = columns[at + 1]?.places.find((place) => place.domain === domain);
      return next ? [{ domain, at, from, to: next.pos }] : [];
    }),
  );
}
