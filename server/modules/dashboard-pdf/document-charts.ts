import { formatMonth } from '../../contract/format-date.js';
import { axisLabels } from '../../contract/history-axis.js';
import type { Language } from '../../contract/localised.js';
import type { DomainDashboard, DomainHistoryPoint } from '../dashboards/domain-dashboard.type.js';
import { documentWords } from './document-words.js';
import type { Chart, Series } from './drawing/document-parts.js';

/** A rival whose visits are drawn beside the domain's. */
export interface ComparedRival {
  name: string;
  history: readonly DomainHistoryPoint[];
}

const shownPoints = 12;

/**
 * The past with the present as its last point: the snapshot of the newest date holds only the keywords looked up then, while
 * the figures also count those that it did not reach. Oldest first.
 */
export function historyToNow(dashboard: DomainDashboard): DomainHistoryPoint[] {
  const { history, positionsDate, it1, it3, it5, it10, it50, vis, pagesinindex, adkeyscnt, adscnt, adtraf } =
    dashboard;
  const last = history.at(-1);
  if (!last || last.date.slice(0, 10) !== positionsDate?.slice(0, 10)) return [...history];
  const now = { it1, it3, it5, it10, it50, vis, pagesinindex, adkeyscnt, adscnt, adtraf };
  return [...history.slice(0, -1), { ...last, ...now }];
}

/** Visits from search and from ads, and those of the closest rival. */
export function visitsChart(
  history: readonly DomainHistoryPoint[],
  rival: ComparedRival | undefined,
  language: Language,
): Chart {
  const words = documentWords[language];
  const points = history.slice(-shownPoints);
  const search: Series = { name: words.seo, values: points.map(({ vis }) => vis), colour: 0 };
  const rivals = rival === undefined ? [] : [rivalLine(rival, points)];
  const series = [search, ...paidLine(points, words.ppc), ...rivals];
  return { ...about(points, language), title: words.visitsTitle, series };
}

/** Keywords of each depth. */
export function depthChart(history: readonly DomainHistoryPoint[], language: Language): Chart {
  const words = documentWords[language];
  const points = history.slice(-shownPoints);
  const shares = points.map(depthShares);
  const series = words.depthParts.map((name, bucket) => ({
    name,
    values: shares.map((share) => share[bucket] ?? 0),
    colour: bucket,
  }));
  return { ...about(points, language), title: words.depthTitle, series };
}

/** Keywords at 1, 2–3, 4–5, 6–10 and 11–50, of totals that each hold the ones before. */
export function depthShares(
  totals: Pick<DomainHistoryPoint, 'it1' | 'it3' | 'it5' | 'it10' | 'it50'>,
): number[] {
  const { it1, it3, it5, it10, it50 } = totals;
  return [it1, it3 - it1, it5 - it3, it10 - it5, it50 - it10];
}

function about(points: readonly DomainHistoryPoint[], language: Language) {
  return {
    subtitle: spanOf(points, language),
    labels: axisLabels(
      points.map(({ date }) => date),
      language,
    ),
  };
}

/** `Nov 2025 – Oct 2026`; where there is nothing before the present, when there will be. */
function spanOf(points: readonly DomainHistoryPoint[], language: Language): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) {
    return documentWords[language].noHistory;
  }
  return `${formatMonth(first.date, language)} – ${formatMonth(last.date, language)}`;
}

function paidLine(points: readonly DomainHistoryPoint[], name: string): Series[] {
  const values = points.map(({ adtraf }) => adtraf);
  return values.some((value) => value > 0) ? [{ name, values, colour: 1 }] : [];
}

function rivalLine({ name, history }: ComparedRival, points: readonly DomainHistoryPoint[]): Series {
  const visitsOn = new Map(history.map(({ date, vis }) => [date, vis]));
  const values = points.map(({ date }) => visitsOn.get(date) ?? null);
  // The first label of a host tells rivals apart.
  return { name: name.split('.')[0] ?? name, values, colour: 2, isCompared: true };
}
