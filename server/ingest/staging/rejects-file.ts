import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { ImportRun } from '../import-run.js';
import { recordNumberBytes, type RawRecord, type RecordsRequest } from './records-handler.js';
import type { StagedFile } from './stage-file.js';
import { getRejectReason, rejectCodes } from './reject-reasons.js';
import { isFileRecordSql, stagingTableName } from './staging-table.js';

interface Reject {
  line: number;
  reason: string;
  /** Original text of the record; for foreign JSON, the converted record. */
  record: string;
}

/** Path of the rejects file; rejects of an archived file go to the archive's folder. */
export function getRejectsPath(path: string, entry?: string): string {
  const part = entry === undefined ? '' : `.${entry.replaceAll(/[^\p{L}\p{N}.-]+/gu, '_')}`;
  return `${path}${part}.rejected.ndjson`;
}

/** Rejected records that are listed. A small compressed file can contain many more, whose list would fill the disk. */
const defaultMaxListedRejects = 1_000_000;

/**
 * Writes the rejected records of a file as NDJSON with line number, reason and record. The last line counts the records
 * beyond the limit. Without rejects, an older file is deleted. A cancelled import leaves no list.
 * @returns the number of rejected records, including those that are not listed
 */
export async function writeRejects(run: ImportRun, stagedFile: StagedFile): Promise<number> {
  const maxListed = run.config.maxListedRejects ?? defaultMaxListedRejects;
  const path = stagedFile.file.rejectsPath;
  const clickHouseRejectCount = await countClickHouseRejects(run, stagedFile);
  await rm(path, { force: true });
  const rejected = clickHouseRejectCount + stagedFile.earlyRejects.length;
  if (rejected === 0) return 0;
  const list = mergeRejects(
    stagedFile,
    clickHouseRejectCount > 0 ? readClickHouseRejects(run, stagedFile, maxListed) : [],
  );
  try {
    await pipeline(toListLines(list, rejected, maxListed), createWriteStream(path), { signal: run.signal });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return rejected;
}

async function* toListLines(
  list: AsyncIterable<Reject>,
  rejected: number,
  maxListed: number,
): AsyncGenerator<string> {
  let listed = 0;
  for await (const reject of list) {
    if (listed === maxListed) break;
    listed += 1;
    yield `${JSON.stringify(reject)}\n`;
  }
  if (listed < rejected) {
    yield `${JSON.stringify({ line: null, reason: `${rejected - listed} further rejected records are not listed`, record: '' })}\n`;
  }
}

const isRejectedSql = `file = {file:UInt32} AND reason NOT IN (0, {blank:UInt8}) AND ${isFileRecordSql}`;

function buildParameters(stagedFile: StagedFile) {
  const { number } = stagedFile.file;
  return {
    file: number,
    blank: rejectCodes.blank,
    positionFiles: stagedFile.plan.format.alsoYieldsPosition === true ? [number] : [],
  };
}

async function countClickHouseRejects(run: ImportRun, stagedFile: StagedFile): Promise<number> {
  const { rows } = await run.stores.clickhouse.query<{ rejected: number }>(
    `SELECT count() AS rejected FROM ${stagingTableName(run.id)} WHERE ${isRejectedSql}`,
    { parameters: buildParameters(stagedFile), signal: run.signal },
  );
  return rows[0]?.rejected ?? 0;
}

/** Merges early and ClickHouse rejects in file order. */
async function* mergeRejects(
  { earlyRejects }: StagedFile,
  laterRejects: AsyncIterable<Reject> | readonly Reject[],
): AsyncGenerator<Reject> {
  const pending = earlyRejects.map(({ line, reason, raw }): Reject => ({ line, reason, record: raw }));
  for await (const reject of laterRejects) {
    while (pending[0] && pending[0].line < reject.line) yield pending.shift() as Reject;
    yield reject;
  }
  yield* pending;
}

const recordsHandler = new URL('./records-handler', import.meta.url);

/** Records rejected by ClickHouse. The original text of table rows is read from the file a second time. */
async function* readClickHouseRejects(
  run: ImportRun,
  stagedFile: StagedFile,
  limit: number,
): AsyncGenerator<Reject> {
  const { file, plan } = stagedFile;
  const rejected = streamRejectedRecords(run, stagedFile, limit);
  if (!plan.layout) {
    for await (const { line, reason, raw } of rejected) yield { line, reason, record: raw };
    return;
  }
  // Reasons of the records whose text has not been read yet.
  const reasons: string[] = [];
  const input: RecordsRequest = { layout: plan.layout, encoding: plan.encoding };
  const upload = sendRecordNumbers(rejected, (reason) => reasons.push(reason));
  for await (const piece of file.table.read({ handler: recordsHandler, input, upload })) {
    const records = JSON.parse(piece.toString()) as RawRecord[];
    const recordReasons = reasons.splice(0, records.length);
    for (const [index, { line, raw }] of records.entries()) {
      yield { line, reason: recordReasons[index] ?? '', record: raw };
    }
  }
}

/** Record numbers per chunk of the upload. */
const numbersPerChunk = 10_000;

/** Encodes the numbers of the records for the file reader process. */
async function* sendRecordNumbers(
  rejected: AsyncIterable<RejectedRecord>,
  onReason: (reason: string) => void,
): AsyncGenerator<Buffer> {
  let chunk = Buffer.alloc(numbersPerChunk * recordNumberBytes);
  let size = 0;
  for await (const { record, reason } of rejected) {
    onReason(reason);
    size = chunk.writeUInt32LE(record, size);
    if (size < chunk.length) continue;
    yield chunk;
    chunk = Buffer.alloc(chunk.length);
    size = 0;
  }
  yield chunk.subarray(0, size);
}

interface RejectedRecord {
  record: number;
  line: number;
  reason: string;
  raw: string;
}

async function* streamRejectedRecords(
  run: ImportRun,
  stagedFile: StagedFile,
  limit: number,
): AsyncGenerator<RejectedRecord> {
  const lines = await run.stores.clickhouse.stream(
    `SELECT record, line, reason, raw FROM ${stagingTableName(run.id)}
     WHERE ${isRejectedSql} ORDER BY record LIMIT {limit:UInt32}`,
    'JSONEachRow',
    {
      parameters: { ...buildParameters(stagedFile), limit },
      settings: { max_execution_time: 0 },
      signal: run.signal,
    },
  );
  for await (const line of createInterface({ input: lines, crlfDelay: Infinity })) {
    const row = JSON.parse(line) as Omit<RejectedRecord, 'reason'> & { reason: number };
    yield { ...row, reason: getRejectReason(row.reason) };
  }
}
