import { historyToNow } from '../../contract/domain-history.js';
import { formatDay, formatMonth } from '../../contract/format-date.js';
import { formatInteger, unknownValue } from '../../contract/format-number.js';
import type { Language } from '../../contract/localised.js';
import type { ReportBase } from '../../reports/engine/report-base.js';
import type { DomainDashboard } from '../dashboards/domain-dashboard.type.js';
import { changeOf } from './change-of.js';
import { depthChart, visitsChart, type ComparedCompetitor } from './document-charts.js';
import { depthTable, documentTables } from './document-tables.js';
import { documentWords } from './document-words.js';
import type { DashboardDocument, Figure } from './drawing/document-parts.js';

/** What a document is made of. */
interface DocumentParts {
  dashboard: DomainDashboard;
  database: ReportBase;
  /** The closest competitor in search; undefined where there is none. */
  competitor: ComparedCompetitor | undefined;
  logo: Uint8Array | null;
  language: Language;
  now: Date;
}

/** Puts a domain's summary into words and numbers of the reader's language. */
export function dashboardDocument(parts: DocumentParts): DashboardDocument {
  const { dashboard, database, competitor, logo, language, now } = parts;
  const words = documentWords[language];
  const history = historyToNow(dashboard);
  return {
    language,
    title: dashboard.name,
    kind: words.kind,
    facts: factsOf(database, dashboard.positionsDate, language),
    made: `${words.made} ${formatDay(now.toISOString(), language)}`,
    logo,
    figures: figuresOf(dashboard, history.at(-2), { database, language }),
    visits: visitsChart(history, competitor, { database, language }),
    depth: depthChart(history, language),
    depthNow: depthTable(dashboard, history.at(-2), language),
    tables: documentTables(dashboard, database, language),
    pageOf: words.pageOf,
  };
}

/** `Google New York · positions 12 Oct 2026 · volumes Sep 2026` */
function factsOf(
  { name, caption, volumesDate }: ReportBase,
  positionsDate: string | null,
  language: Language,
): string {
  const words = documentWords[language];
  const facts = [language === 'ru' ? caption : name];
  if (positionsDate) facts.push(`${words.positions} ${formatDay(positionsDate, language)}`);
  if (volumesDate) facts.push(`${words.volumes} ${formatMonth(volumesDate, language)}`);
  return facts.join(' · ');
}

type Counted = Pick<DomainDashboard, 'it50' | 'it10' | 'vis' | 'pagesinindex' | 'adkeyscnt' | 'adscnt'>;

function figuresOf(
  now: Counted,
  before: Counted | undefined,
  { database, language }: Pick<DocumentParts, 'database' | 'language'>,
): Figure[] {
  const words = documentWords[language];
  const counted: [string, keyof Counted][] = [
    [words.keywords, 'it50'],
    [words.top10, 'it10'],
    [words.visits, 'vis'],
    [words.pages, 'pagesinindex'],
    [words.adKeywords, 'adkeyscnt'],
    [words.ads, 'adscnt'],
  ];
  return counted.map(([label, count]) => ({
    label,
    // Visits follow from volumes.
    value:
      count === 'vis' && now.vis === 0 && database.volumesDate === null
        ? unknownValue
        : formatInteger(now[count], language),
    change: changeOf(now[count], before?.[count], language),
  }));
}
