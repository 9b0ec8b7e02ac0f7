import type { DepthTotals } from './depth.js';

/** What is counted of a domain at each date. */
interface DomainCounts extends DepthTotals {
  vis: number;
  pagesinindex: number;
  adkeyscnt: number;
  adscnt: number;
  adtraf: number;
}

/** The counts of one date, ISO. */
export interface DatedCounts extends DomainCounts {
  date: string;
}

/** Points of a history that charts show: a year of months. */
export const maxChartPoints = 12;

/** Places among the colours of lines: those of the domain's own visits, and the first of its competitors. */
export const lineColourIndexes = { search: 0, ads: 1, firstCompetitor: 2 } as const;

/**
 * The past with the present as its last point, oldest first. The snapshot of the newest date holds only the keywords looked up
 * then, while the figures also count those it did not reach: without this two numbers would stand for one day.
 */
export function historyToNow<Point extends DatedCounts>(
  domain: DomainCounts & { history: readonly Point[]; positionsDate: string | null },
): Point[] {
  const { history, positionsDate, it1, it3, it5, it10, it50, vis, pagesinindex, adkeyscnt, adscnt, adtraf } =
    domain;
  const last = history.at(-1);
  if (!last || last.date.slice(0, 10) !== positionsDate?.slice(0, 10)) return [...history];
  const now = { it1, it3, it5, it10, it50, vis, pagesinindex, adkeyscnt, adscnt, adtraf };
  return [...history.slice(0, -1), { ...last, ...now }];
}

/** Visits from ads at each point; undefined where there never were any, which needs no line. */
export function adVisits(points: readonly Pick<DatedCounts, 'adtraf'>[]): number[] | undefined {
  const visits = points.map(({ adtraf }) => adtraf);
  return visits.some((value) => value > 0) ? visits : undefined;
}

/** A competitor's visits at the dates of another domain's points; null where it has none of that date. */
export function visitsAt(
  points: readonly Pick<DatedCounts, 'date'>[],
  competitor: readonly Pick<DatedCounts, 'date' | 'vis'>[],
): (number | null)[] {
  const visitsOn = new Map(competitor.map(({ date, vis }) => [date, vis]));
  return points.map(({ date }) => visitsOn.get(date) ?? null);
}

/** The first label of a host, which tells competitors apart. */
export function shortHost(host: string): string {
  return host.split('.')[0] ?? host;
}
