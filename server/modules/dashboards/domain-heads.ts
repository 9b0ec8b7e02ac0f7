import { organicKeywords } from '../../reports/definitions/organic/organic-keywords.report.js';
import { sitePages } from '../../reports/definitions/organic/site-pages.report.js';
import { generationScope, subjectDomainId } from '../../reports/engine/generation-scope.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { runReport } from '../../reports/engine/run-report.js';
import { guest } from '../../reports/engine/viewer.js';
import type {
  DashboardAd,
  DashboardKeyword,
  DashboardPage,
  DashboardPaidKeyword,
  DomainDashboard,
} from './domain-dashboard.type.js';
import type { GenerationReader } from './generation-reader.js';

/** Rows of each short list of the dashboard. */
const headRows = 10;

const ofDomain = `${generationScope} AND domain_id = ${subjectDomainId}`;

const adsSql =
  `SELECT ad_id AS id, any(title) AS header, any(text) AS txt, arrayStringConcat(any(links), '; ') AS links,` +
  ` arrayStringConcat(any(facts), '; ') AS facts, uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE ${ofDomain}` +
  ` GROUP BY ad_id ORDER BY keyscnt DESC, ad_id LIMIT ${headRows} SETTINGS prefer_column_name_to_alias = 1`;

const paidKeywordsSql =
  `SELECT keyword_id AS kid, any(word) AS word, any(ws) AS ws, any(wsk) AS wsk, min(pos) AS pos, argMin(top, pos) AS sr,` +
  ` toInt64(floor((toFloat64(any(cpc_min)) + toFloat64(any(cpc_max))) / 2 + 0.5)) AS avbid, arraySort(groupUniqArray(pos)) AS p` +
  ` FROM ad_by_domain WHERE ${ofDomain} GROUP BY keyword_id ORDER BY any(ws) DESC, keyword_id LIMIT ${headRows}` +
  ' SETTINGS prefer_column_name_to_alias = 1';

/** The first rows of the domain's reports. */
export async function readHeads(
  domain: string,
  reader: GenerationReader,
  deps: ReportDependencies,
): Promise<Pick<DomainDashboard, 'keys' | 'pages' | 'ads' | 'adkeys'>> {
  const head = async <Row>(report: ReportDefinition, columns: string[]): Promise<Row[]> => {
    const { rows } = await runReport(
      report,
      { domain, base: reader.base.code, perPage: headRows, columns },
      guest,
      deps,
    );
    return rows as Row[];
  };
  const [keys, pages, ads, adkeys] = await Promise.all([
    head<DashboardKeyword>(organicKeywords, ['kid', 'word', 'ws', 'wsk', 'pos']),
    head<DashboardPage>(sitePages, ['url', 'it50']),
    reader.rows<DashboardAd>('domain-ads', adsSql, { domain }),
    reader.rows<DashboardPaidKeyword>('domain-paid-keywords', paidKeywordsSql, { domain }),
  ]);
  return { keys, pages, ads, adkeys };
}
