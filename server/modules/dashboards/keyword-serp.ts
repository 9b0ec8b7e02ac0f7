import { hasVolumesBoolSql } from '../../reports/columns/domain-columns.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { maxVisiblePosition, type Viewer } from '../../reports/engine/viewer.js';
import type { PublishedSnapshot } from '../../reports/engine/baseline-comparison.js';
import type { GenerationReader } from '../../reports/engine/generation-reader.js';
import type { KeywordSerpResult } from './keyword-dashboard.type.js';
import type { KeywordRow } from './keyword-row.js';

type DomainTotals = Pick<
  KeywordSerpResult,
  'it1' | 'it3' | 'it5' | 'it10' | 'it50' | 'vis' | 'hasVolumes'
> & {
  did: number;
  domain: string;
  adsense: string;
  analyticsId: string;
};
type PageTotals = Pick<KeywordSerpResult, 'pit1' | 'pit5' | 'pit10' | 'pit50'> & { url: string };
interface PositionRow {
  did: number;
  pos: number;
  previousPos: number;
  churl: number;
  url: string;
  /** As text: it exceeds 2^53. */
  urlHash: string;
}

const domainsSql = `SELECT arrayJoin(domain_ids) AS did FROM result_set WHERE ${generationScope} AND keyword_id = {keyword_id:UInt64}`;

/** A result row of a snapshot. */
interface ResultRow {
  urlHash: string;
  title: string;
  snapshot: number;
  own: number;
}

/** The table's primary key contains domain, volume and keyword, so each position is a point lookup. */
const positionsSql =
  `SELECT domain_id AS did, pos, previous_pos AS previousPos, url_changed AS churl, path AS url, toString(url_hash) AS urlHash FROM position_by_domain` +
  ` WHERE ${generationScope} AND domain_id IN {domains:Array(UInt64)} AND ws = {ws:UInt32} AND keyword_id = {keyword_id:UInt64}` +
  ' AND pos <= {deepest_position:UInt8} ORDER BY pos, url_hash';

/** Results from the latest full search results, and from newer domain exports, which override them. */
const resultsSql =
  'SELECT toString(url_hash) AS urlHash, title, snapshot, own FROM result WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}' +
  ' AND keyword_id = {keyword_id:UInt64} AND (own = 1 OR snapshot = {snapshot:UInt32})';

const totalsSql =
  `SELECT domain_id AS did, name AS domain, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, ${hasVolumesBoolSql} AS hasVolumes, adsense_id AS adsense, analytics_id AS analyticsId` +
  ` FROM domain WHERE ${generationScope} AND domain_id IN {domains:Array(UInt64)} SETTINGS prefer_column_name_to_alias = 1`;

const pagesSql =
  `SELECT toString(url_hash) AS url, it1 AS pit1, it5 AS pit5, it10 AS pit10, it50 AS pit50 FROM page` +
  ` WHERE ${generationScope} AND domain_id IN {domains:Array(UInt64)} AND url_hash IN {urls:Array(UInt64)}`;

/** Latest search results of a keyword down to the viewer's depth, with totals of their domains and pages. */
export async function readSerp(
  { id, ws, snapshotDate }: KeywordRow,
  reader: GenerationReader,
  viewer: Viewer,
  snapshots: readonly PublishedSnapshot[],
): Promise<KeywordSerpResult[]> {
  const domainRows = await reader.rows<{ did: number }>('result-domains', domainsSql, { keyword_id: id });
  const domains = domainRows.map(({ did }) => did);
  if (domains.length === 0) return [];
  const positions = await reader.rows<PositionRow>('result-places', positionsSql, {
    domains,
    ws,
    keyword_id: id,
    deepest_position: maxVisiblePosition(viewer),
  });
  const [totals, pages, resultRows] = await Promise.all([
    reader.rows<DomainTotals>('result-totals', totalsSql, { domains }),
    reader.rows<PageTotals>('result-pages', pagesSql, {
      domains,
      urls: positions.map(({ urlHash }) => BigInt(urlHash)),
    }),
    reader.rows<ResultRow>(
      'result-lines',
      resultsSql,
      {
        // The version of the keyword's generation may have been replaced since, and both share rows if they are deltas.
        snapshot: snapshots.find(({ date }) => date === snapshotDate)?.id ?? 0,
        snapshots: snapshots.map(({ id: snapshotId }) => snapshotId),
        keyword_id: id,
      },
      { factKeywords: [id] },
    ),
  ]);
  const totalsById = new Map(totals.map((total) => [total.did, total]));
  const pagesByHash = new Map(pages.map((page) => [page.url, page]));
  const resultsByHash = selectNewestRows(resultRows, snapshots);
  return positions.map((position) =>
    presentResult(
      position,
      totalsById.get(position.did),
      pagesByHash.get(position.urlHash),
      resultsByHash.get(position.urlHash),
    ),
  );
}

type DatedResultRow = ResultRow & { date: string };

/** Newest row of each URL. These rows are the current results of the keyword. */
function selectNewestRows(
  resultRows: readonly ResultRow[],
  snapshots: readonly PublishedSnapshot[],
): ReadonlyMap<string, DatedResultRow> {
  const dates = new Map(snapshots.map(({ id, date }) => [id, date]));
  const datedRows = resultRows.map((resultRow) => ({
    ...resultRow,
    date: dates.get(resultRow.snapshot) ?? '',
  }));
  return new Map(
    datedRows
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map((resultRow) => [resultRow.urlHash, resultRow]),
  );
}

function presentResult(
  { did, pos, previousPos, churl, url }: PositionRow,
  total: DomainTotals | undefined,
  page: PageTotals | undefined,
  resultRow: DatedResultRow | undefined,
): KeywordSerpResult {
  return {
    did,
    pos,
    delta: previousPos === 0 ? null : previousPos - pos,
    churl: churl === 1,
    domain: readableDomain(total?.domain ?? ''),
    url,
    title: resultRow?.title ?? '',
    ownDate: resultRow?.own === 1 ? resultRow.date : null,
    it1: total?.it1 ?? 0,
    it3: total?.it3 ?? 0,
    it5: total?.it5 ?? 0,
    it10: total?.it10 ?? 0,
    it50: total?.it50 ?? 0,
    vis: total?.vis ?? 0,
    hasVolumes: total?.hasVolumes ?? false,
    pit1: page?.pit1 ?? 0,
    pit5: page?.pit5 ?? 0,
    pit10: page?.pit10 ?? 0,
    pit50: page?.pit50 ?? 0,
    adsenseid: total?.adsense || null,
    analytics: total?.analyticsId || null,
  };
}
