import { maxSerpPosition } from '../../contract/reports/depth.js';
import { snapshotDateSql } from '../derive/generation-context.js';
import { coverageBits, coveredKindsSql, coversSql, findLegacyAdSnapshots } from '../fact-coverage.js';
import {
  idRanges,
  inRangeSql,
  queryRows,
  rowsInRange,
  type IdRange,
  type ImportRun,
  forEachConcurrent,
} from '../import-run.js';
import { recordKinds, stagingTableName, isFileRecordSql } from '../staging/staging-table.js';
import { hasVendorFactSql } from './load-results-sql.js';
import type { SnapshotPart } from './load-snapshot.js';
import { rejectCodes } from '../staging/reject-reasons.js';
import type { StagedFile } from '../staging/stage-file.js';

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
  return files.filter(({ plan }) => plan.format.alsoYieldsPosition).map(({ file }) => file.number);
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
function storedRowsSql(condition: string): string {
  return `uniqExactIf(cityHash64(base, date, kind, keyword_id, ${rowKeySql}), ${isStoredSql} AND ${isFileRecordSql} AND ${condition})`;
}

function countsSql(staging: string): string {
  return `SELECT countIf(reason != {blank:UInt8} AND ${isFileRecordSql}) AS records, countIf(reason = 0 AND ${isFileRecordSql}) AS taken,
  countIf(reason = {blank:UInt8}) AS blank, countIf(reason != {blank:UInt8} AND NOT (${isFileRecordSql})) AS beside,
  countIf(reason = 0 AND kind = ${recordKinds.own}) AS own,
  countIf(reason = 0 AND kind != ${recordKinds.own} AND NOT (${isStoredSql}) AND ${isFileRecordSql}) AS outside,
  ${storedRowsSql('1')} AS stored,
  uniqExactIf(keyword_id, reason = 0 AND kind NOT IN (${recordKinds.site}, ${recordKinds.own}, ${recordKinds.page})) AS keywords
FROM ${staging} WHERE ${inRangeSql('keyword_id')}`;
}

/** Rows that are older than published data of the same kind, so reports show them only in histories. */
interface SupersededRows {
  superseded: number;
  /** Date of the newest data that supersedes a row, ISO 8601; null without such rows. */
  supersededBy: string | null;
}

const values = ['ws', 'wsk', 'cpc_min', 'cpc_max', 'competition', 'docs'] as const;

/** Finds the superseded rows among the staged records. Other dates of the same import do not supersede them. */
export async function findSuperseded(
  run: ImportRun,
  parts: readonly SnapshotPart[],
  filesYieldingPositions: readonly number[],
): Promise<SupersededRows> {
  const total: SupersededRows = { superseded: 0, supersededBy: null };
  for (const code of new Set(parts.map((part) => part.code))) {
    const baseParts = parts.filter((part) => part.code === code);
    const newer = await findNewerSnapshots(run, baseParts);
    if (newer.length === 0) continue;
    const base = baseParts[0]?.base ?? 0;
    const ids = newer.map(({ id }) => id);
    const parameters = {
      base,
      code,
      snapshots: ids,
      dates: newer.map(({ date }) => date),
      legacyAdSnapshots: await findLegacyAdSnapshots(run, base, ids),
      positionFiles: [...filesYieldingPositions],
      depth: maxSerpPosition,
    };
    const rows = baseParts.reduce((sum, { organic, ads, keywords }) => sum + organic + ads + keywords, 0);
    for (const range of idRanges(rows, rowsInRange(run.config))) {
      add(total, await countSuperseded(run, parameters, range));
    }
  }
  return total;
}

function add(total: SupersededRows, { superseded, supersededBy }: SupersededRows): void {
  total.superseded += superseded;
  if (supersededBy !== null && supersededBy > (total.supersededBy ?? '')) total.supersededBy = supersededBy;
}

async function countSuperseded(
  run: ImportRun,
  parameters: Parameters<typeof queryRows>[2],
  range: IdRange,
): Promise<SupersededRows> {
  const [counted] = await queryRows<{ superseded: number; newest: string }>(
    run,
    supersededSql(stagingTableName(run.id)),
    { ...parameters, ...range },
  );
  if (!counted || counted.superseded === 0) return { superseded: 0, supersededBy: null };
  return { superseded: counted.superseded, supersededBy: counted.newest };
}

/** Published snapshots of a base that are newer than the oldest imported date, without the sample data. */
async function findNewerSnapshots(
  { stores, id }: ImportRun,
  parts: readonly SnapshotPart[],
): Promise<{ id: number; date: string }[]> {
  const [oldest] = parts.map(({ date }) => date).toSorted();
  return stores.postgres.query(
    `SELECT snapshot.id, snapshot.date::text AS date FROM snapshot, import_job
     WHERE base_id = $1 AND snapshot.date > $2 AND snapshot.state = 'published' AND import_job.id = $3
       AND (import_job.sample OR NOT snapshot.sample)`,
    [parts[0]?.base ?? 0, oldest, id],
  );
}

const maxDateSql = `toDate('2149-06-06')`;

/** SQL of the date of the newest data that supersedes a keyword record: every value of the record has a newer one. */
function keywordDateSql(): string {
  const statesSql = (column: string) => `if(isNull(${column}), ${maxDateSql}, ${column}_on)`;
  const covers = (kind: 'ads' | 'features') =>
    `if(bitAnd(covers, ${coverageBits[kind]}) = 0${kind === 'features' ? ' AND empty(wizards)' : ''}, ${maxDateSql}, ${kind}_on)`;
  const oldest = `least(${[...values.map(statesSql), covers('ads'), covers('features')].join(', ')})`;
  return `if(${hasVendorFactSql} OR ${oldest} = ${maxDateSql}, toDate(0), ${oldest})`;
}

/** Superseded rows of a base in a keyword range, and the newest date. */
function supersededSql(staging: string): string {
  const dateSql = snapshotDateSql('snapshot');
  const inRange = inRangeSql('keyword_id');
  const inSnapshots = `base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRange}`;
  const stagedKeywords = `keyword_id GLOBAL IN (SELECT keyword_id FROM ${staging} WHERE base = {code:String} AND ${inRange})`;
  const newestDates = [
    'maxIf(day, has_results = 1) AS results_on',
    `maxIf(day, ${coversSql('covered', 'ads')}) AS ads_on`,
    `maxIf(day, ${coversSql('covered', 'features')}) AS features_on`,
    ...values.map((column) => `maxIf(day, isNotNull(fact.${column})) AS ${column}_on`),
  ];
  const newerSql = `multiIf(kind = ${recordKinds.organic}, greatest(results_on, exported_on), kind = ${recordKinds.ad}, ads_on,
      kind = ${recordKinds.keyword}, ${keywordDateSql()}, toDate(0))`;
  return `SELECT ${storedRowsSql('newer > date')} AS superseded, toString(maxIf(newer, newer > date)) AS newest FROM (
  SELECT *, ${newerSql} AS newer FROM (
    SELECT * FROM (SELECT * FROM ${staging} WHERE reason = 0 AND base = {code:String} AND ${inRange}) AS staged
    INNER JOIN (
      SELECT keyword_id, ${newestDates.join(', ')}
      FROM (SELECT *, ${dateSql} AS day, ${coveredKindsSql()} AS covered FROM keyword_fact WHERE ${inSnapshots} AND ${stagedKeywords}) AS fact
      GROUP BY keyword_id
    ) AS newest USING (keyword_id)
  ) AS known
  LEFT JOIN (
    SELECT keyword_id, domain_id, max(${dateSql}) AS exported_on FROM result
    WHERE ${inSnapshots} AND own = 1 AND ${stagedKeywords}
    GROUP BY keyword_id, domain_id
  ) AS exports USING (keyword_id, domain_id)
)`;
}
