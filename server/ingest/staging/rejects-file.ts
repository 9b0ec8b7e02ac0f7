import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import { alsoYieldsPosition } from '../formats/recognise-format.js';
import type { ImportRun } from '../import-run.js';
import { findCsvRecords } from '../source/csv-bytes.js';
import type { StagedFile } from './stage-file.js';
import { reasonOf, rejectCodes } from './reject-reasons.js';
import { isFileRecord, stagingTableOf } from './staging-table.js';

interface Reject {
  line: number;
  reason: string;
  /** The record as it stands in the file; of foreign JSON the one result, under our names. */
  record: string;
}

/** Where the rejected records of a file are written; those of a file in an archive beside the archive. */
export function rejectsPathOf(path: string, entry?: string): string {
  const part = entry === undefined ? '' : `.${entry.replaceAll(/[^\p{L}\p{N}.-]+/gu, '_')}`;
  return `${path}${part}.rejected.ndjson`;
}

/**
 * Writes what could not be taken of a file, an object a line: line number in the file, reason, the record.
 * Without any, a file of an earlier try is taken away. Gives their number.
 */
export async function writeRejects(run: ImportRun, staged: StagedFile): Promise<number> {
  const path = staged.file.rejectsPath;
  const engineRejectCount = await countEngineRejects(run, staged);
  await rm(path, { force: true });
  if (engineRejectCount + staged.earlyRejects.length === 0) return 0;
  const out = createWriteStream(path);
  let written = 0;
  for await (const reject of merged(staged, engineRejectCount > 0 ? engineRejects(run, staged) : [])) {
    written++;
    if (!out.write(`${JSON.stringify(reject)}\n`)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return written;
}

const isRejected = `file = {file:UInt32} AND reason NOT IN (0, {blank:UInt8}) AND ${isFileRecord}`;

function parametersOf(staged: StagedFile) {
  const { number } = staged.file;
  return {
    file: number,
    blank: rejectCodes.blank,
    beside: alsoYieldsPosition(staged.plan.recognised) ? [number] : [],
  };
}

async function countEngineRejects(run: ImportRun, staged: StagedFile): Promise<number> {
  const { rows } = await run.stores.clickhouse.query<{ rejected: number }>(
    `SELECT count() AS rejected FROM ${stagingTableOf(run.id)} WHERE ${isRejected}`,
    { parameters: parametersOf(staged), signal: run.signal },
  );
  return rows[0]?.rejected ?? 0;
}

/** Both kinds in the order of the file. */
async function* merged(
  { earlyRejects }: StagedFile,
  late: AsyncIterable<Reject> | readonly Reject[],
): AsyncGenerator<Reject> {
  const pending = earlyRejects.map(({ line, reason, raw }): Reject => ({ line, reason, record: raw }));
  for await (const reject of late) {
    while (pending[0] && pending[0].line < reject.line) yield pending.shift() as Reject;
    yield reject;
  }
  yield* pending;
}

/** What the engine refused. The text of a table's record is looked up in the file, which is read once more. */
async function* engineRejects(run: ImportRun, staged: StagedFile): AsyncGenerator<Reject> {
  const { file, layout } = staged;
  const found = rejectedRecords(run, staged);
  if (!layout) {
    for await (const { line, reason, raw } of found) yield { line, reason, record: raw };
    return;
  }
  const source = await file.table.open();
  for await (const { line, reason, raw } of findCsvRecords(source.chunks, layout, found)) {
    yield { line, reason, record: raw };
  }
}

interface RejectedRecord {
  record: number;
  line: number;
  reason: string;
  raw: string;
}

async function* rejectedRecords(run: ImportRun, staged: StagedFile): AsyncGenerator<RejectedRecord> {
  const lines = await run.stores.clickhouse.stream(
    `SELECT record, line, reason, raw FROM ${stagingTableOf(run.id)}
     WHERE ${isRejected} ORDER BY record`,
    'JSONEachRow',
    {
      parameters: parametersOf(staged),
      settings: { max_execution_time: 0 },
      signal: run.signal,
    },
  );
  for await (const line of createInterface({ input: lines, crlfDelay: Infinity })) {
    const row = JSON.parse(line) as Omit<RejectedRecord, 'reason'> & { reason: number };
    yield { ...row, reason: reasonOf(row.reason) };
  }
}
