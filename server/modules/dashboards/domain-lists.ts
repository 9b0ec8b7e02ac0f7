import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { averageBidSql } from '../../reports/columns/average-bid.js';
import { organicKeywords } from '../../reports/definitions/organic/organic-keywords.report.js';
import { sitePages } from '../../reports/definitions/organic/site-pages.report.js';
import { generationScope, subjectDomainIdSql } from '../../reports/engine/source-sql.js';
import type { ReportBase } from '../../reports/engine/report-dependencies.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import type { ReportPage } from '../../reports/engine/report-query.js';
import { runReport } from '../../reports/engine/run-report.js';
import { maxVisiblePosition, listViewer } from '../../reports/engine/viewer.js';
import type { DashboardContext } from './dashboard-context.js';
import type {
  DashboardAd,
  DashboardKeyword,
  DashboardPage,
  DashboardPaidKeyword,
} from './domain-dashboard.type.js';
import type { GenerationReader } from '../../reports/engine/generation-reader.js';
import { addVolumeRanges, type WithoutVolumeRange } from './volume-ranges.js';

const domainCondition = `${generationScope} AND domain_id = ${subjectDomainIdSql}`;

const adsSql =
  `SELECT ad_id AS id, any(title) AS header, any(text) AS txt, arrayStringConcat(any(links), '; ') AS links,` +
  ` arrayStringConcat(any(facts), '; ') AS facts, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE ${domainCondition}` +
  ` GROUP BY ad_id ORDER BY keyscnt DESC, ad_id DESC LIMIT {list_rows:UInt8} SETTINGS prefer_column_name_to_alias = 1`;

/** Ordered like the report: by the volume relevant for the engine, then by ad position if all volumes are unknown. */
const paidKeywordsSql = ({ engine, volumesDate }: ReportBase) =>
  `SELECT keyword_id AS kid, any(word) AS word, any(ws) AS ws, any(wsk) AS wsk, min(pos) AS pos, argMin(top, pos) AS sr,` +
  ` ${averageBidSql('any(cpc_min)', 'any(cpc_max)')} AS avbid, toFloat64(any(cpc_max)) AS cpcMax, arraySort(groupUniqArray(pos)) AS p` +
  ` FROM ad_by_domain WHERE ${domainCondition} GROUP BY keyword_id HAVING min(pos) <= {deepest_position:UInt8} ORDER BY ${paidOrder(engine, volumesDate)} LIMIT {list_rows:UInt8}` +
  ' SETTINGS prefer_column_name_to_alias = 1';

function paidOrder(engine: SearchEngine, volumesDate: string | null): string {
  const byVolume = engine === 'yandex' ? 'any(wsk) DESC' : 'any(ws) DESC';
  return volumesDate === null
    ? `${byVolume}, min(pos), any(word), keyword_id`
    : `${byVolume}, keyword_id DESC`;
}

const keywordColumns = ['kid', 'word', 'ws', 'wsk', 'pos', 'delta', 'nw', 'isgeo', 'isquest'];

/** First keywords of a domain in report order. */
export async function readKeywords(
  domain: string,
  reader: GenerationReader,
  context: DashboardContext,
): Promise<readonly DashboardKeyword[]> {
  const { rows } = await keywordPage(domain, reader, context);
  return addVolumeRanges(rows as unknown as WithoutVolumeRange<DashboardKeyword>[], reader);
}

/** Total rows of the keyword report for this viewer. */
export async function countKeywords(
  domain: string,
  reader: GenerationReader,
  context: DashboardContext,
): Promise<number> {
  return (await keywordPage(domain, reader, context)).total;
}

/** Keyword page of a dashboard, memoized because rows and total share it. */
const keywordPages = new WeakMap<GenerationReader, Promise<ReportPage>>();

function keywordPage(
  domain: string,
  reader: GenerationReader,
  context: DashboardContext,
): Promise<ReportPage> {
  const page =
    keywordPages.get(reader) ??
    runListReport(organicKeywords, { columns: keywordColumns, domain, reader, context });
  keywordPages.set(reader, page);
  return page;
}

/** First pages of a domain in report order. */
export async function readPages(
  domain: string,
  reader: GenerationReader,
  context: DashboardContext,
): Promise<readonly DashboardPage[]> {
  const { rows } = await runListReport(sitePages, { columns: ['url', 'it50'], domain, reader, context });
  return rows as unknown as DashboardPage[];
}

/** First ads of a domain in report order. */
export function readAds(
  domain: string,
  reader: GenerationReader,
  { listRows }: DashboardContext,
): Promise<readonly DashboardAd[]> {
  return reader.rows<DashboardAd>('domain-ads', adsSql, { domain, list_rows: listRows });
}

/** First paid keywords of a domain in report order. */
export async function readPaidKeywords(
  domain: string,
  reader: GenerationReader,
  { viewer, listRows }: DashboardContext,
): Promise<readonly DashboardPaidKeyword[]> {
  const values = { domain, deepest_position: maxVisiblePosition(viewer), list_rows: listRows };
  return addVolumeRanges(
    await reader.rows<WithoutVolumeRange<DashboardPaidKeyword>>(
      'domain-paid-keywords',
      paidKeywordsSql(reader.base),
      values,
    ),
    reader,
  );
}

interface ListReportOptions {
  columns: string[];
  domain: string;
  reader: GenerationReader;
  context: DashboardContext;
}

function runListReport(
  report: ReportDefinition,
  { columns, domain, reader, context: { viewer, reports, listRows } }: ListReportOptions,
): Promise<ReportPage> {
  const query = { domain, base: reader.base.code, perPage: listRows, columns };
  return runReport(report, query, listViewer(viewer), reports);
}
