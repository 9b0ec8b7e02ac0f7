import type { DepthTotals } from './depth.js';
import type { PositionsDates } from './positions-range.js';

/** Metrics of a domain at one date. */
interface DomainCounts extends DepthTotals {
  vis: number;
  /** Whether the keywords have search volumes; otherwise vis is 0. */
  hasVolumes: boolean;
  pagesinindex: number;
  adkeyscnt: number;
  adscnt: number;
  adtraf: number;
}

/** Metrics with their ISO date. */
export interface DatedCounts extends DomainCounts {
  date: string;
}

/** Points in history charts: one year by month. */
export const maxChartPoints = 12;

/** Indexes into the chart colours: the domain's visits, its ad visits, the first competitor. */
export const lineColourIndexes = { search: 0, ads: 1, firstCompetitor: 2 } as const;

/**
 * History of a domain, oldest first, with the current metrics as the last point. A domain without current results keeps
 * its history, because the last point is older than the results that lack it.
 */
export function appendCurrentMetrics<Point extends DatedCounts>(
  domain: DomainCounts & PositionsDates & { history: readonly Point[] },
): Point[] {
  const {
    history,
    positionsDate,
    positionsRange,
    it1,
    it3,
    it5,
    it10,
    it50,
    vis,
    hasVolumes,
    pagesinindex,
    adkeyscnt,
    adscnt,
    adtraf,
  } = domain;
  const last = history.at(-1);
  const newestDate = positionsRange?.newest ?? positionsDate;
  if (!last || newestDate === null || last.date < newestDate) return [...history];
  const currentMetrics = {
    it1,
    it3,
    it5,
    it10,
    it50,
    vis,
    hasVolumes,
    pagesinindex,
    adkeyscnt,
    adscnt,
    adtraf,
  };
  return [...history.slice(0, -1), { ...last, ...currentMetrics }];
}

/** Ad visits at each point; undefined if there were never any, so that no line is drawn. */
export function getAdVisits(points: readonly Pick<DatedCounts, 'adtraf'>[]): number[] | undefined {
  const visits = points.map(({ adtraf }) => adtraf);
  return visits.some((value) => value > 0) ? visits : undefined;
}

/**
 * Visits of a competitor at the dates of the points: the newest value up to each date, because a history has only dates
 * that observe its domain. Null before the first value, and after the point that covers the last one.
 */
export function alignVisits(
  points: readonly Pick<DatedCounts, 'date'>[],
  competitor: readonly Pick<DatedCounts, 'date' | 'vis' | 'hasVolumes'>[],
): (number | null)[] {
  const lastDate = competitor.at(-1)?.date ?? '';
  return points.map(({ date }, index) => {
    const hasEnded = lastDate < date && lastDate <= (points[index - 1]?.date ?? date);
    return hasEnded ? null : estimatedVisits(competitor.findLast((point) => point.date <= date));
  });
}

/** Estimated visits of a domain or page. */
export type EstimatedVisits = Pick<DomainCounts, 'vis' | 'hasVolumes'>;

/** Estimated visits; null without search volumes. */
export function estimatedVisits(point: EstimatedVisits | undefined): number | null {
  return point?.hasVolumes ? point.vis : null;
}

/** Whether a chart of visits would be empty: its points lack search volumes. */
export function lackVolumes(points: readonly Pick<EstimatedVisits, 'hasVolumes'>[]): boolean {
  return points.length > 0 && points.every(({ hasVolumes }) => !hasVolumes);
}

/** A common public suffix of a country, such as `co.uk`, or the last label. */
const commonSuffix = /\.(?:(?:ac|co|com|edu|gov|net|or|org)\.[a-z]{2}|[^.]+)$/;

/** A host without its public suffix (`en.wikipedia`), short enough for a legend. */
export function shortenHost(host: string): string {
  return host.replace(commonSuffix, '');
}
