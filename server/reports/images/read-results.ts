import { subjectDomainIdSql } from '../engine/source-sql.js';
import { readableDomain } from '../engine/normalise-subject.js';
import type { PreparedReport } from '../engine/prepare-report.js';
import { type ReportBase, requestOptions, type ReportDependencies } from '../engine/report-dependencies.js';
import { readSnapshots } from '../engine/read-generation.js';
import { streamPrepared } from '../engine/stream-report.js';
import { readJsonLines } from '../export/json-lines.js';
import type { QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import type { SearchResult } from './result-card.js';

/** A report row that identifies a search result. */
interface ReportResultRow {
  kid: number;
  word: string;
  pos: number;
  url?: string;
}

/** Stored details of a search result. */
interface StoredResult {
  kid: number;
  path: string;
  title: string;
  snippet: string;
  date: string;
}

/** Results of a domain for the keywords, each from the newest snapshot that contains it. */
const resultsSql =
  'SELECT kid, path, argMax((heading, words, day), day) AS newest, newest.1 AS title, newest.2 AS snippet, toString(newest.3) AS date' +
  ' FROM (SELECT keyword_id AS kid, path, title AS heading, snippet AS words,' +
  ' transform(snapshot, {snapshots:Array(UInt32)}, {dates:Array(Date)}, toDate(0)) AS day FROM result' +
  ' WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id IN {kids:Array(UInt64)}' +
  ` AND domain_id = ${subjectDomainIdSql}) AS results GROUP BY kid, path`;

/**
 * Search results behind the rows of a prepared report, in order, up to the export limit. Rejects like `runPrepared`.
 * `takeOverSlot` receives the export slot, which the caller must release also if the call fails.
 */
export async function readResults(
  report: PreparedReport,
  deps: ReportDependencies,
  takeOverSlot: QueryOptions['takeOverSlot'],
): Promise<Omit<SearchResult, 'base'>[]> {
  const { definition, subject } = report.query;
  const columns = ['kid', 'word', 'pos', ...(definition.columns['url'] ? ['url'] : [])];
  const stream = await streamPrepared(report, deps, { format: 'JSONEachRow', columns, takeOverSlot });
  const rows: ReportResultRow[] = [];
  for await (const batch of readJsonLines<ReportResultRow>(stream)) rows.push(...batch);
  const { domain = '', path: subjectPath = '/' } = subject;
  const storedResults = await readStoredResults(rows, domain, report.base, deps);
  return rows.map(({ kid, word, pos, url }) => {
    const path = url ?? subjectPath;
    const result = storedResults.get(`${kid} ${path}`);
    return {
      keyword: word,
      position: pos,
      address: displayAddress(domain, path),
      title: result?.title ?? '',
      snippet: result?.snippet ?? '',
      date: result?.date ?? '',
    };
  });
}

async function readStoredResults(
  rows: readonly ReportResultRow[],
  domain: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<Map<string, StoredResult>> {
  const snapshots = await readSnapshots(base, deps);
  if (snapshots.length === 0) return new Map();
  const { rows: storedResults } = await deps.clickhouse.query<StoredResult>(resultsSql, {
    parameters: {
      base: base.id,
      domain,
      snapshots: snapshots.map(({ id }) => id),
      dates: snapshots.map(({ date }) => date),
      kids: rows.map(({ kid }) => kid),
    },
    ...requestOptions(deps, 'result-images'),
    factKeywords: rows.map(({ kid }) => kid),
    factKeywordList: 'kids',
  });
  return new Map(storedResults.map((result) => [`${result.kid} ${result.path}`, result]));
}

/** `shop.example › catalog › 464638`, the breadcrumb form of search engines. */
function displayAddress(domain: string, path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return [readableDomain(domain), ...segments.map(decodeSegment)].join(' › ');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
