import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { similarKeywords } from '../../reports/definitions/keywords/similar-keywords.report.js';
import { generationScope, subjectKeywordIdSql } from '../../reports/engine/source-sql.js';
import { readSnapshots, resolveTypedKeyword } from '../../reports/engine/read-generation.js';
import { runReport } from '../../reports/engine/run-report.js';
import { listViewer } from '../../reports/engine/viewer.js';
import type { ReportContext } from '../../request/report-access.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';
import { defaultListRows, type DashboardContext } from './dashboard-context.js';
import { readKeywordAds } from './keyword-ads.js';
import type { KeywordDashboard, SimilarKeyword, VolumePoint } from './keyword-dashboard.type.js';
import type { KeywordRow } from './keyword-row.js';
import { readSerp } from './keyword-serp.js';
import { readVolumeRanges, addVolumeRanges, type WithoutVolumeRange } from './volume-ranges.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';

/** The table's primary key contains snapshot and keyword, so each point is a lookup. */
const volumesSql =
  'SELECT snapshot, ws FROM keyword_fact' +
  ' WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id = {keyword_id:UInt64} AND ws IS NOT NULL';

/** Broad search volume of a keyword at each published snapshot that contains it, oldest first. */
async function readVolumeHistory(
  keywordId: number,
  reader: GenerationReader,
  { bases }: Pick<ReportDependencies, 'bases'>,
): Promise<VolumePoint[]> {
  const snapshots = await bases.snapshots(reader.base);
  if (snapshots.length === 0) return [];
  const rows = await reader.rows<{ snapshot: number; ws: number }>(
    'volume-history',
    volumesSql,
    { snapshots: snapshots.map(({ id }) => id), keyword_id: keywordId },
    { factKeywords: [keywordId] },
  );
  const volumes = new Map(rows.map(({ snapshot, ws }) => [snapshot, ws]));
  return snapshots.toReversed().flatMap(({ id, date }) => {
    const ws = volumes.get(id);
    return ws === undefined ? [] : [{ date, ws }];
  });
}

const keywordSql =
  `SELECT keyword_id AS id, word, ws, wsk, isgeo, isquest, wizards, competition, toFloat64(cpc_min) AS cpcMin, toFloat64(cpc_max) AS cpcMax,` +
  ` snapshot, toString(snapshot_date) AS snapshotDate, ads_snapshot AS adsSnapshot FROM keyword WHERE ${generationScope} AND keyword_id = ${subjectKeywordIdSql} LIMIT 1`;

/** Dashboard of a keyword in one database. Throws UnknownBase, KeywordNotFound. */
export async function readKeywordDashboard(
  input: string,
  code: string | undefined,
  context: ReportContext,
  listRows = defaultListRows,
): Promise<KeywordDashboard> {
  const { viewer, reports } = context;
  const reader = new GenerationReader(await reports.bases.byCode(code), reports);
  const [keyword] = await reader.rows<KeywordRow>('keyword-dashboard', keywordSql, {
    keyword: await resolveTypedKeyword(input, reader.base, reports),
  });
  if (keyword === undefined) throw new AppError(ErrorCode.KeywordNotFound, { keyword: input.slice(0, 200) });
  const [top, ads, similar, volumeHistory, ranges] = await Promise.all([
    readSerp(keyword, reader, viewer, await readSnapshots(reader.base, reports)),
    readKeywordAds(keyword, reader),
    readSimilar(keyword, reader, { ...context, listRows }),
    readVolumeHistory(keyword.id, reader, reports),
    readVolumeRanges([keyword.id], reader),
  ]);
  const { cpcMin, cpcMax, snapshot, snapshotDate, adsSnapshot: _, isgeo, isquest, ...fields } = keyword;
  return {
    ...fields,
    base: reader.base.code,
    wsRange: ranges.get(keyword.id) ?? '',
    positionsDate: snapshot === 0 ? null : snapshotDate,
    cpcMin: cpcMin.toFixed(2),
    cpcMax: cpcMax.toFixed(2),
    isgeo: isgeo === 1,
    isquest: isquest === 1,
    top,
    ads,
    similar,
    volumeHistory,
  };
}

async function readSimilar(
  { word }: KeywordRow,
  reader: GenerationReader,
  { viewer, reports, listRows }: DashboardContext,
): Promise<SimilarKeyword[]> {
  const columns = ['word', 'kid', 'cnt', 'ws', 'wsk', 'docs', 'avbid'];
  const { rows } = await runReport(
    similarKeywords,
    { keyword: word, base: reader.base.code, perPage: listRows, columns },
    listViewer(viewer),
    reports,
  );
  return addVolumeRanges(rows as unknown as WithoutVolumeRange<SimilarKeyword>[], reader);
}
