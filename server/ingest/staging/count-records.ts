import { maxSerpPosition } from '../../contract/reports/depth.js';
import { alsoYieldsPosition } from '../formats/recognise-format.js';
import {
  forEachConcurrent,
  queryRows,
  rowsInRange,
  type ImportRun,
  idRanges,
  inRangeSql,
} from '../import-run.js';
import { rejectCodes } from './reject-reasons.js';
import type { StagedFile } from './stage-file.js';
import { isFileRecordSql, recordKinds, stagingTableName } from './staging-table.js';

/** Counts of the staged records. */
interface RecordCounts {
  records: number;
  /** Lines without content. */
  blank: number;
  /** Secondary positions of first-party rows. They count only in `keywords` and `domains`. */
  beside: number;
  taken: number;
  /** Accepted results and ads beyond the stored depth. */
  outside: number;
  /** Accepted first-party records. */
  own: number;
  /** Distinct rows of the accepted records per base and date: keywords with a page, with an ad, or without; sites. */
  stored: number;
  keywords: number;
  /** Domains of the stored rows. */
  domains: number;
}

/** Files whose first-party rows also yield positions, by number. */
export function findFilesYieldingPositions(files: readonly StagedFile[]): number[] {
  return files.filter(({ plan }) => alsoYieldsPosition(plan.recognised)).map(({ file }) => file.number);
}

/** Counts the staged records. Distinct counts run per keyword range to bound memory. */
export async function countRecords(run: ImportRun, files: readonly StagedFile[]): Promise<RecordCounts> {
  const staging = stagingTableName(run.id);
  const [all] = await queryRows<{ rows: number; domains: number }>(
    run,
    `SELECT count() AS rows, uniqExactIf(domain_id, ${isStoredSql} AND kind NOT IN (${recordKinds.keyword}, ${recordKinds.own})) AS domains FROM ${staging}`,
    { depth: maxSerpPosition },
  );
  const total: RecordCounts = {
    records: 0,
    blank: 0,
    beside: 0,
    taken: 0,
    outside: 0,
    own: 0,
    stored: 0,
    keywords: 0,
    domains: all?.domains ?? 0,
  };
  const count = async (range: { from: number; to: number }) => {
    const [part] = await queryRows<Omit<RecordCounts, 'domains'>>(run, countsSql(staging), {
      ...range,
      blank: rejectCodes.blank,
      positionFiles: findFilesYieldingPositions(files),
      depth: maxSerpPosition,
    });
    if (!part) return;
    for (const name of [
      'records',
      'blank',
      'beside',
      'taken',
      'outside',
      'own',
      'stored',
      'keywords',
    ] as const) {
      total[name] += part[name];
    }
  };
  await forEachConcurrent(idRanges(all?.rows ?? 0, rowsInRange(run.config) * 4), count, run.signal);
  return total;
}

/** Condition for accepted records within the depth. */
const isStoredSql = `reason = 0 AND kind != ${recordKinds.own} AND (kind NOT IN (${recordKinds.organic}, ${recordKinds.ad}) OR pos <= {depth:UInt8})`;

/** Key of the row that a record is stored in, which must match the deduplication of load-results-sql.ts. */
const rowKeySql = `multiIf(kind = ${recordKinds.organic}, url_hash, kind = ${recordKinds.ad}, ad_id, kind = ${recordKinds.site}, domain_id, kind = ${recordKinds.page}, url_hash, 0)`;

/** SQL of the number of stored rows among the records that match a condition. */
export function storedRowsSql(condition: string): string {
  return `uniqExactIf(cityHash64(base, date, kind, keyword_id, ${rowKeySql}), ${isStoredSql} AND ${isFileRecordSql} AND ${condition})`;
}

function countsSql(staging: string): string {
  return `SELECT countIf(reason != {blank:UInt8} AND ${isFileRecordSql}) AS records, countIf(reason = 0 AND ${isFileRecordSql}) AS taken,
  countIf(reason = {blank:UInt8}) AS blank, countIf(NOT (${isFileRecordSql})) AS beside,
  countIf(reason = 0 AND kind = ${recordKinds.own}) AS own,
  countIf(reason = 0 AND kind != ${recordKinds.own} AND NOT (${isStoredSql}) AND ${isFileRecordSql}) AS outside,
  ${storedRowsSql('1')} AS stored,
  uniqExactIf(keyword_id, reason = 0 AND kind NOT IN (${recordKinds.site}, ${recordKinds.own}, ${recordKinds.page})) AS keywords
FROM ${staging} WHERE ${inRangeSql('keyword_id')}`;
}
