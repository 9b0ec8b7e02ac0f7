import { formatDepth, depths, splitByDepth } from '../../contract/reports/depth.js';
import {
  getAdVisits,
  estimatedVisits,
  lackVolumes,
  lineColourIndexes,
  shortenHost,
  maxChartPoints,
  alignVisits,
} from '../../contract/reports/domain-history.js';
import { formatMonth } from '../../contract/formatting/format-date.js';
import { formatAxisLabels } from '../../contract/reports/history-axis.js';
import type { Language } from '../../contract/language/localised.js';
import type { DomainHistoryPoint } from '../dashboards/domain-dashboard.type.js';
import { documentLabels } from './document-labels.js';
import type { Chart, Series } from '../pdf/drawing/document-parts.js';

/** Competitor whose visits are drawn next to the domain's. */
export interface ComparedCompetitor {
  name: string;
  history: readonly DomainHistoryPoint[];
}

/** Visits from search and ads, and those of the closest competitor. */
export function buildVisitsChart(
  history: readonly DomainHistoryPoint[],
  competitor: ComparedCompetitor | undefined,
  language: Language,
): Chart {
  const labels = documentLabels[language];
  const points = history.slice(-maxChartPoints);
  if (lackVolumes(points)) {
    return {
      ...buildChartLabels(points, language),
      title: labels.visitsTitle,
      subtitle: labels.noVolumes,
      series: [],
    };
  }
  const searchSeries: Series = {
    name: labels.seo,
    values: points.map(estimatedVisits),
    colour: lineColourIndexes.search,
  };
  const competitors = competitor === undefined ? [] : buildCompetitorSeries(competitor, points);
  const series = [searchSeries, ...buildPaidSeries(points, labels.ppc), ...competitors];
  return { ...buildChartLabels(points, language), title: labels.visitsTitle, series };
}

/** Stacked chart of keyword counts by depth. */
export function buildDepthChart(history: readonly DomainHistoryPoint[], language: Language): Chart {
  const labels = documentLabels[language];
  const points = history.slice(-maxChartPoints);
  const shares = points.map(splitByDepth);
  const series = depths.map((depth, bucket) => ({
    name: formatDepth(depth, labels.top1),
    values: shares.map((share) => share[bucket] ?? 0),
    colour: bucket,
  }));
  return { ...buildChartLabels(points, language), title: labels.depthTitle, series };
}

function buildChartLabels(points: readonly DomainHistoryPoint[], language: Language) {
  return {
    subtitle: formatPeriod(points, language),
    labels: formatAxisLabels(
      points.map(({ date }) => date),
      language,
    ),
  };
}

/** `Nov 2025 – Oct 2026`; without history, a note about when it starts. */
function formatPeriod(points: readonly DomainHistoryPoint[], language: Language): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) {
    return documentLabels[language].noHistory;
  }
  return `${formatMonth(first.date, language)} – ${formatMonth(last.date, language)}`;
}

function buildPaidSeries(points: readonly DomainHistoryPoint[], name: string): Series[] {
  const values = getAdVisits(points);
  return values ? [{ name, values, colour: lineColourIndexes.ads }] : [];
}

function buildCompetitorSeries(
  { name, history }: ComparedCompetitor,
  points: readonly DomainHistoryPoint[],
): Series[] {
  const values = alignVisits(points, history);
  if (values.every((visits) => visits === null)) return [];
  return [{ name: shortenHost(name), values, colour: lineColourIndexes.firstCompetitor, isCompared: true }];
}
