// Runs in file reader processes.
import { fileError } from '../../file-reader/file-error.js';
import type { RowReader } from '../formats/import-format.js';
import { ResponseReader } from '../formats/json-responses.js';
import { rawFields, type RawField, type RawFieldSet } from '../formats/raw-field.js';
import { rowMapper } from '../formats/describe-columns.js';
import {
  createDecidedPlan,
  describeDecisions,
  mergeReading,
  type ReadingSources,
  type ReadPlan,
  type TableNames,
} from '../formats/read-plan.js';
import type { RecognisedTable } from '../formats/recognise-format.js';
import { describeUnknownContent } from '../formats/unknown-content.js';
import { openTable, type TableReference } from '../source/containers/open-table.js';
import { assertNotZipBomb } from '../source/containers/unpacking-limit.js';
import { malformations, type Malformation } from '../source/csv-scanner.js';
import {
  csvBatches,
  lineBatches,
  type CsvLayout,
  type CsvListener,
  type RecordBatch,
} from '../source/record-batch.js';
import type { Source } from '../source/source.js';
import { canonicalBatches } from './canonical-lines.js';
import { rowBatches } from './row-lines.js';
import { encodeStagePiece, type EarlyReject, type StagePlan, type UnreadableTable } from './stage-piece.js';

/** Reads a table for staging. */
export interface StageRequest extends ReadingSources {
  names: TableNames;
}

/** Small pieces bound the memory and the time that the server needs for one of them. */
const pieceBytes = 1024 * 1024;

/** Characters of early rejects per piece. */
const rejectCharsPerPiece = 1024 * 1024;

/** Longer records are truncated in the rejects file. */
const maxRejectChars = 10_000;

/** A file with more unreadable lines has another format. They are kept in memory. */
const maxEarlyRejects = 1_000_000;
const maxEarlyRejectChars = 64 * 1024 * 1024;

/** Fields that are parsed in every line. */
const alwaysPresent: readonly RawField[] = ['type', 'keyword'];

/** Yields the plan as JSON, then the records; for an unknown format, a description of the content. */
export async function* read({
  names,
  mapping,
  reading,
  earlier,
  ...reference
}: StageRequest & TableReference): AsyncGenerator<Buffer> {
  const chosen = mergeReading({ mapping, reading, earlier });
  const source = await openTable(reference, chosen.encoding);
  const plan = await createDecidedPlan(names, source, { mapping, reading: chosen }, () =>
    openTable(reference, source.encoding),
  );
  if (!plan) {
    source.close();
    yield Buffer.from(JSON.stringify(describeUnreadable(source)));
    return;
  }
  const rejects = new EarlyRejects(names.entry ?? names.name);
  let records = 0;
  const feed = createFeed(source, plan, rejects, (count) => (records = count));
  yield Buffer.from(
    JSON.stringify({
      ...summarisePlan(plan, feed.layout),
      ...describeDecisions(plan, source.encoding, earlier),
      encoding: source.encoding,
    } satisfies StagePlan),
  );
  const encode = (batch: RecordBatch): Buffer =>
    encodeStagePiece(
      {
        firstRecord: batch.firstRecord,
        records,
        bytesRead: source.bytesRead(),
        fields: [...feed.detectFields(batch)],
        rejects: rejects.take(),
        responses: feed.responses?.counts(),
      },
      batch.bytes,
    );
  let stagedBytes = 0;
  for await (const batch of feed.batches) {
    for (const { length } of batch.bytes) stagedBytes += length;
    assertNotZipBomb(names.name, {
      packed: source.bytesRead(),
      unpacked: stagedBytes,
      maxBytes: Number.POSITIVE_INFINITY,
    });
    yield encode(batch);
  }
  do yield encode({ bytes: [], firstRecord: records });
  while (rejects.size > 0);
}

/** In another encoding, the names of the columns might be known. */
function describeUnreadable({ head, encodingDecision }: Source): UnreadableTable {
  const text = head.toString();
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const isAscii = /^[\t -~]*$/.test(header);
  return {
    unknown: describeUnknownContent(text),
    decisions: encodingDecision && !isAscii ? [encodingDecision] : [],
  };
}

function summarisePlan(
  plan: ReadPlan,
  layout: CsvLayout | undefined,
): Omit<StagePlan, 'decisions' | 'encoding'> {
  const { columns, fields, notes, settings, omittedRows, hints, recognised, evidence } = plan;
  const { id, name, coverage, ...format } = recognised.format;
  const resultScope = 'resultScope' in format ? format.resultScope : undefined;
  return {
    format: {
      id,
      name,
      coverage,
      ...(resultScope === undefined ? {} : { resultScope }),
      ...('vendor' in format && format.vendor !== undefined ? { vendor: format.vendor } : {}),
      ...('alsoYieldsPosition' in format && format.alsoYieldsPosition ? { alsoYieldsPosition: true } : {}),
    },
    columns,
    fields: fields.filter((field) => field !== undefined),
    notes,
    settings,
    omittedRows,
    hints,
    competitionScale: evidence.competitionScale,
    layout,
  };
}

/** Rejected records that have not been sent yet. */
class EarlyRejects {
  private pending: EarlyReject[] = [];
  private count = 0;
  private chars = 0;

  constructor(private readonly name: string) {}

  get size(): number {
    return this.pending.length;
  }

  /** @throws AppError BadRequest for too many of them */
  add(raw: string, line: number, reason: string): void {
    const truncated = raw.slice(0, maxRejectChars);
    this.pending.push({ line, reason, raw: truncated });
    this.count += 1;
    this.chars += truncated.length;
    if (this.count <= maxEarlyRejects && this.chars <= maxEarlyRejectChars) return;
    throw fileError(
      `${this.name} has too many unreadable lines: check its format.`,
      `В ${this.name} слишком много нечитаемых строк: проверьте формат файла.`,
    );
  }

  /** Takes the records for one piece. */
  take(): EarlyReject[] {
    let chars = 0;
    const end = this.pending.findIndex(({ raw }) => (chars += raw.length + 1) > rejectCharsPerPiece);
    return this.pending.splice(0, end < 0 ? this.pending.length : end + 1);
  }
}

interface RecordFeed {
  /** Fields that may occur in a batch. */
  detectFields(batch: RecordBatch): RawFieldSet;
  batches: AsyncIterable<RecordBatch>;
  layout: CsvLayout | undefined;
  responses?: ResponseReader;
}

function createFeed(
  source: Source,
  plan: ReadPlan,
  rejects: EarlyRejects,
  onRecords: (records: number) => void,
): RecordFeed {
  const { recognised } = plan;
  if ('head' in recognised) {
    const listener = {
      records: onRecords,
      malformed: (raw: Buffer, line: number, malformation: Malformation) =>
        rejects.add(raw.toString().trimEnd(), line, malformations[malformation]),
    };
    return plan.reader
      ? createRowFeed(source, { recognised, plan, reader: plan.reader }, listener)
      : createCsvFeed(source, { recognised, plan }, listener);
  }
  const feed = { detectFields: createFieldDetector(), layout: undefined };
  if (!('byLine' in recognised)) {
    return { ...feed, batches: lineBatches(source.chunks, pieceBytes, onRecords) };
  }
  const responses = new ResponseReader(recognised.format);
  const batches = canonicalBatches(
    source.chunks,
    { responses, byLine: recognised.byLine, batchSize: pieceBytes },
    { records: onRecords, malformed: (raw, line, reason) => rejects.add(raw, line, reason) },
  );
  return { ...feed, batches, responses };
}

interface TableFeed {
  recognised: RecognisedTable;
  plan: ReadPlan;
}

/** Table whose rows are records: ClickHouse parses it with renamed columns. */
function createCsvFeed(
  { chunks }: Source,
  { recognised, plan: { fields } }: TableFeed,
  listener: CsvListener,
): RecordFeed {
  const header = fields.map((field, index) => (field === undefined ? `unread_${index}` : `raw_${field}`));
  const layout = { delimiter: recognised.delimiter, headerRecords: recognised.headerRecords, header };
  const mappedFields: RawFieldSet = new Set(fields.filter((field) => field !== undefined));
  return {
    detectFields: () => mappedFields,
    batches: csvBatches(chunks, { layout, batchSize: pieceBytes }, listener),
    layout,
  };
}

/** Table whose rows need conversion: JavaScript converts it to NDJSON. */
function createRowFeed(
  { chunks }: Source,
  { recognised, plan, reader }: TableFeed & { reader: RowReader },
  listener: CsvListener,
): RecordFeed {
  const { delimiter, headerRecords, head } = recognised;
  const width = head.titles.length;
  const table = { delimiter, headerRecords, width, reader, mapRow: rowMapper(head, plan.fields) };
  const batches = rowBatches(chunks, { table, batchSize: pieceBytes }, listener);
  return { detectFields: createFieldDetector(), batches, layout: undefined };
}

/** Overlap between buffers, within which a field name may be split. */
const cutOverlapBytes = 64;

/** Determines the fields to parse in each batch of lines: those whose names occurred so far. Others are skipped. */
function createFieldDetector(): (batch: RecordBatch) => RawFieldSet {
  const foundFields = new Set<RawField>(alwaysPresent);
  return ({ bytes }) => {
    const boundaries = bytes.slice(1).map((next, index) => {
      const previous = bytes[index] as Buffer;
      return Buffer.concat([previous.subarray(-cutOverlapBytes), next.subarray(0, cutOverlapBytes)]);
    });
    for (const part of [...bytes, ...boundaries]) addOccurringFields(part.toString('latin1'), foundFields);
    return foundFields;
  };
}

/** Adds the fields whose names occur in the text. A single search for all missing fields is usually enough. */
function addOccurringFields(text: string, foundFields: Set<RawField>): void {
  for (;;) {
    const missing = rawFields.filter((field) => !foundFields.has(field));
    const name = new RegExp(`"(${missing.join('|')})"`).exec(text)?.[1];
    const field = missing.find((candidate) => candidate === name);
    if (field === undefined) return;
    foundFields.add(field);
  }
}
