import { appendCurrentMetrics, estimatedVisits } from '../../contract/reports/domain-history.js';
import { formatVisits } from '../../contract/reports/format-visits.js';
import { formatDay, formatMonth } from '../../contract/formatting/format-date.js';
import { formatInteger, unknownValue } from '../../contract/formatting/format-number.js';
import { formatPositionsDay } from '../../contract/reports/format-positions-range.js';
import { formatOutdatedPositions } from '../../contract/reports/outdated-positions.js';
import type { Language } from '../../contract/language/localised.js';
import type { ReportBase } from '../../reports/engine/report-dependencies.js';
import type { DomainDashboard } from '../dashboards/domain-dashboard.type.js';
import { formatChange } from './format-change.js';
import { buildDepthChart, buildVisitsChart, type ComparedCompetitor } from './document-charts.js';
import { depthTable, documentTables } from './document-tables.js';
import { documentLabels } from './document-labels.js';
import type { DashboardDocument, Metric } from '../pdf/drawing/document-parts.js';

/** Source data of a document. */
interface DocumentSource {
  dashboard: DomainDashboard;
  database: ReportBase;
  /** Closest organic competitor; undefined if there is none. */
  competitor: ComparedCompetitor | undefined;
  logo: Uint8Array | null;
  language: Language;
  now: Date;
}

/** Formats a domain summary in the reader's language. */
export function buildDashboardDocument(documentSource: DocumentSource): DashboardDocument {
  const { dashboard, database, competitor, logo, language, now } = documentSource;
  const labels = documentLabels[language];
  const history = appendCurrentMetrics(dashboard);
  return {
    language,
    title: dashboard.name,
    kind: labels.kind,
    subtitle: formatSource(database, dashboard, language),
    warnings: [formatOutdatedPositions(dashboard, now, language)].filter((text) => text !== undefined),
    createdLabel: `${labels.made} ${formatDay(now.toISOString(), language)}`,
    logo,
    metrics: buildMetrics(dashboard, history.at(-2), language),
    visits: buildVisitsChart(history, competitor, language),
    depth: buildDepthChart(history, language),
    depthNow: depthTable(dashboard, history.at(-2), language),
    tables: documentTables(dashboard, database, language),
    pageOf: labels.pageOf,
  };
}

/** `Google New York · positions 12 Oct 2026; 8 keywords newer · volumes Sep 2026` */
function formatSource(
  { name, caption, volumesDate }: ReportBase,
  { positionsDate, positionsRange, positionsDepth, hasVolumes }: DomainDashboard,
  language: Language,
): string {
  const labels = documentLabels[language];
  const dataSource = [language === 'ru' ? caption : name];
  if (positionsDate) {
    dataSource.push(
      `${labels.positions} ${formatPositionsDay(positionsDate, positionsRange, language, positionsDepth)}`,
    );
  }
  if (volumesDate && hasVolumes) dataSource.push(`${labels.volumes} ${formatMonth(volumesDate, language)}`);
  return dataSource.join(' · ');
}

type MetricCounts = Pick<
  DomainDashboard,
  'it50' | 'it10' | 'vis' | 'hasVolumes' | 'pagesinindex' | 'adkeyscnt' | 'adscnt'
>;

function buildMetrics(now: MetricCounts, previous: MetricCounts | undefined, language: Language): Metric[] {
  const labels = documentLabels[language];
  const metrics: [string, (counts: MetricCounts) => number | null][] = [
    [labels.keywords, ({ it50 }) => it50],
    [labels.top10, ({ it10 }) => it10],
    [labels.visits, estimatedVisits],
    [labels.pages, ({ pagesinindex }) => pagesinindex],
    [labels.adKeywords, ({ adkeyscnt }) => adkeyscnt],
    [labels.ads, ({ adscnt }) => adscnt],
  ];
  return metrics.map(([label, read]) => {
    const value = read(now);
    if (value === null) return { label, value: unknownValue, change: null };
    const previousValue = previous && (read(previous) ?? undefined);
    return {
      label,
      value: read === estimatedVisits ? formatVisits(now, language) : formatInteger(value, language),
      change: formatChange(value, previousValue, language),
    };
  });
}
