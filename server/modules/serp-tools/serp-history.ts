import { serpHistoryPage } from '../../contract/tools/serp-pages.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseKeywordParameter } from '../../contract/formatting/normalise-keyword.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { QuotaEvent } from '../../reports/engine/report-subject.js';
import { reportPagePath } from '../../reports/engine/basic-subjects.js';
import { readKeywordId, readSnapshots, resolveTypedKeyword } from '../../reports/engine/read-generation.js';
import { maxVisiblePosition } from '../../reports/engine/viewer.js';
import type { ReportAccess } from '../../request/report-access.js';
import { readKeywordDates } from '../../reports/engine/positions-dates.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';
import type { SerpHistory, SerpHistoryMonth } from './serp-history.type.js';
import { readHostNames } from './serp-rows.js';

/** A result of one snapshot. */
interface SnapshotRow {
  snapshot: number;
  pos: number;
  did: number;
  url: string;
}

/** Exports of single domains are excluded because they are not full search results. */
const rowsSql =
  'SELECT snapshot, pos, domain_id AS did, path AS url FROM result' +
  ' WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id = {keyword_id:UInt64}' +
  ' AND own = 0 AND pos <= {depth:UInt8} ORDER BY snapshot, pos, url_hash';

/**
 * Monthly search results of a keyword; the newest snapshot of a month counts. Counts as one report per day. Throws
 * BadRequest without a keyword, UnknownBase, KeywordNotFound, DemoLimit, AnalysisLimit.
 */
export async function serpHistory(
  input: string,
  code: string,
  { viewer, reports, runWithinQuota }: Pick<ReportAccess, 'viewer' | 'reports' | 'runWithinQuota'>,
): Promise<SerpHistory> {
  if (normaliseKeywordParameter(input) === '') {
    throw new AppError(ErrorCode.BadRequest, {
      what: { en: 'keyword is missing', ru: 'не указан keyword' },
    });
  }
  const base = await reports.bases.byCode(code);
  const keyword = await resolveTypedKeyword(input, base, reports);
  const depth = maxVisiblePosition(viewer);
  return runWithinQuota(createHistoryQuotaEvent(keyword, base.code), async () => {
    const kid = await readKeywordId(keyword, base, reports);
    const reader = new GenerationReader(base, reports);
    const [snapshots, dates] = await Promise.all([
      readSnapshots(base, reports),
      readKeywordDates(keyword, base, reports),
    ]);
    const rows = await reader.rows<SnapshotRow>(
      'serp-history',
      rowsSql,
      { keyword_id: kid, depth, snapshots: snapshots.map(({ id }) => id) },
      { factKeywords: [kid] },
    );
    const names = await readHostNames(
      rows.map(({ did }) => did),
      reader,
    );
    return {
      keyword,
      kid,
      depth,
      months: groupByMonth(rows, new Map(snapshots.map(({ id, date }) => [id, date])), names),
      positionsDate: dates.positionsDate,
      volumesDate: base.volumesDate,
    };
  });
}

function createHistoryQuotaEvent(keyword: string, base: string): QuotaEvent {
  const { id: report, route } = serpHistoryPage;
  return {
    report,
    subject: keyword,
    analysed: `keyword ${keyword}`,
    base,
    displayName: keyword,
    path: reportPagePath(route, { keyword, base }),
  };
}

function groupByMonth(
  rows: readonly SnapshotRow[],
  dates: ReadonlyMap<number, string>,
  names: ReadonlyMap<number, string>,
): SerpHistoryMonth[] {
  const datedSnapshots = [...new Set(rows.map(({ snapshot }) => snapshot))]
    .map((snapshot) => ({ snapshot, date: dates.get(snapshot) ?? '' }))
    .sort((a, b) => a.date.localeCompare(b.date));
  const newestByMonth = new Map(
    datedSnapshots.map((datedSnapshot) => [datedSnapshot.date.slice(0, 7), datedSnapshot]),
  );
  return [...newestByMonth.values()].map(({ snapshot, date }) => ({
    month: date.slice(0, 7).replace('-', '.'),
    date,
    places: rows
      .filter((row) => row.snapshot === snapshot)
      .map(({ pos, did, url }) => ({ pos, did, domain: readableDomain(names.get(did) ?? ''), url })),
  }));
}
