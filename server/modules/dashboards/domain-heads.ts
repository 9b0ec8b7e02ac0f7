import { averageBid } from '../../reports/columns/average-bid.js';
import { organicKeywords } from '../../reports/definitions/organic/organic-keywords.report.js';
import { sitePages } from '../../reports/definitions/organic/site-pages.report.js';
import { generationScope, subjectDomainId } from '../../reports/engine/generation-scope.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import { runReport } from '../../reports/engine/run-report.js';
import { deepestShown, viewerOfList } from '../../reports/engine/viewer.js';
import type { ReportReading } from '../../request/report-access.js';
import type {
  DashboardAd,
  DashboardKeyword,
  DashboardPage,
  DashboardPaidKeyword,
} from './domain-dashboard.type.js';
import type { GenerationReader } from './generation-reader.js';
import { withRanges, type Ranged } from './volume-ranges.js';

/** Rows of each short list of the dashboard. */
const headRows = 10;

const ofDomain = `${generationScope} AND domain_id = ${subjectDomainId}`;

const adsSql =
  `SELECT ad_id AS id, any(title) AS header, any(text) AS txt, arrayStringConcat(any(links), '; ') AS links,` +
  ` arrayStringConcat(any(facts), '; ') AS facts, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE ${ofDomain}` +
  ` GROUP BY ad_id ORDER BY keyscnt DESC, ad_id LIMIT ${headRows} SETTINGS prefer_column_name_to_alias = 1`;

const paidKeywordsSql =
  `SELECT keyword_id AS kid, any(word) AS word, any(ws) AS ws, any(wsk) AS wsk, min(pos) AS pos, argMin(top, pos) AS sr,` +
  ` ${averageBid('any(cpc_min)', 'any(cpc_max)')} AS avbid, toFloat64(any(cpc_max)) AS cpcMax, arraySort(groupUniqArray(pos)) AS p` +
  ` FROM ad_by_domain WHERE ${ofDomain} GROUP BY keyword_id HAVING min(pos) <= {deepest_position:UInt8} ORDER BY any(ws) DESC, keyword_id LIMIT ${headRows}` +
  ' SETTINGS prefer_column_name_to_alias = 1';

const keywordColumns = ['kid', 'word', 'ws', 'wsk', 'pos', 'delta', 'nw', 'isgeo', 'isquest'];

/** First keywords of a domain, in the order of their report. */
export async function readKeywords(
  domain: string,
  reader: GenerationReader,
  reading: ReportReading,
): Promise<readonly DashboardKeyword[]> {
  return withRanges(
    await readHead<Ranged<DashboardKeyword>>(organicKeywords, keywordColumns, domain, reader, reading),
    reader,
  );
}

/** First pages of a domain, in the order of their report. */
export function readPages(
  domain: string,
  reader: GenerationReader,
  reading: ReportReading,
): Promise<readonly DashboardPage[]> {
  return readHead(sitePages, ['url', 'it50'], domain, reader, reading);
}

/** Ads of a domain with the most keywords. */
export function readAds(domain: string, reader: GenerationReader): Promise<readonly DashboardAd[]> {
  return reader.rows<DashboardAd>('domain-ads', adsSql, { domain });
}

/** Paid keywords of a domain with the largest volumes. */
export async function readPaidKeywords(
  domain: string,
  reader: GenerationReader,
  { viewer }: ReportReading,
): Promise<readonly DashboardPaidKeyword[]> {
  const values = { domain, deepest_position: deepestShown(viewer) };
  return withRanges(
    await reader.rows<Ranged<DashboardPaidKeyword>>('domain-paid-keywords', paidKeywordsSql, values),
    reader,
  );
}

async function readHead<Row>(
  report: ReportDefinition,
  columns: string[],
  domain: string,
  reader: GenerationReader,
  { viewer, reports }: ReportReading,
): Promise<readonly Row[]> {
  const query = { domain, base: reader.base.code, perPage: headRows, columns };
  const { rows } = await runReport(report, query, viewerOfList(viewer), reports);
  return rows as Row[];
}
