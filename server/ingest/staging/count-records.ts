import { reportDepth } from '../../reports/ctr-curve.js';
import { inLanes } from '../in-lanes.js';
import { ask, rowsInRange, type ImportRun } from '../import-run.js';
import { idRanges, inRange } from '../load/keyword-range.js';
import { rejectCodes } from './reject-reasons.js';
import { recordKinds, stagingTableOf } from './staging-table.js';

/** What the engine found in the files of an import. */
export interface RecordCounts {
  records: number;
  taken: number;
  /** Results beyond the depth, among the taken ones. */
  outside: number;
  results: number;
  /** Different pairs of keyword and page among the results of a base and date. */
  pairs: number;
  keywords: number;
  domains: number;
}

/** Counts the staged records; what differs is told apart for a range of keywords at a time, as it is held in memory. */
export async function countRecords(run: ImportRun): Promise<RecordCounts> {
  const staging = stagingTableOf(run.id);
  const [all] = await ask<{ rows: number; domains: number }>(
    run,
    `SELECT count() AS rows, uniqExactIf(domain_id, reason = 0 AND kind != ${recordKinds.keyword}) AS domains FROM ${staging}`,
    {},
  );
  const total: RecordCounts = {
    records: 0,
    taken: 0,
    outside: 0,
    results: 0,
    pairs: 0,
    keywords: 0,
    domains: all?.domains ?? 0,
  };
  const count = async (range: { from: number; to: number }) => {
    const [part] = await ask<Omit<RecordCounts, 'domains'>>(run, countsSql(staging), {
      ...range,
      blank: rejectCodes.blank,
      depth: reportDepth,
    });
    if (!part) return;
    for (const name of ['records', 'taken', 'outside', 'results', 'pairs', 'keywords'] as const) {
      total[name] += part[name];
    }
  };
  await inLanes(idRanges(all?.rows ?? 0, rowsInRange(run.config) * 4), count, run.signal);
  return total;
}

function countsSql(staging: string): string {
  const organic = `reason = 0 AND kind = ${recordKinds.organic}`;
  return `SELECT countIf(reason != {blank:UInt8}) AS records, countIf(reason = 0) AS taken,
  countIf(${organic} AND pos > {depth:UInt8}) AS outside, countIf(${organic}) AS results,
  uniqExactIf(cityHash64(base, date, keyword_id, url_hash), ${organic}) AS pairs,
  uniqExactIf(keyword_id, reason = 0 AND kind != ${recordKinds.site}) AS keywords
FROM ${staging} WHERE ${inRange('keyword_id')}`;
}
