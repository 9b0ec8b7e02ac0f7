import { Readable } from 'node:stream';
import type { ColumnMapping } from '../column-mapping.js';
import type { RowReader } from '../formats/import-format.js';
import type { RecognisedTable } from '../formats/recognise-format.js';
import { jobSettings, type ImportConfig, type ImportRun, forEachConcurrent } from '../import-run.js';
import { rowMapper, createReadPlan, type ReadPlan } from '../formats/read-plan.js';
import {
  csvBatches,
  clickHouseDelimiter,
  type CsvLayout,
  type CsvListener,
  batchSizeFor,
  releaseBatch,
  type RecordBatch,
  lineBatches,
} from '../source/record-batch.js';
import { malformations, type Malformation } from '../source/csv-scanner.js';
import type { InputTable, Source } from '../source/source.js';
import { canonicalBatches } from './canonical-lines.js';
import { optionalFields, type RawFieldSet, rawFields, type RawField } from '../formats/raw-field.js';
import { rowBatches } from './row-lines.js';
import { stageSql, type StagedFormat } from './stage-sql.js';
import { addOptionalColumns, stagingTableName } from './staging-table.js';
import { serpFeatureParameters } from './field-sql.js';

/** Fields that are parsed in every line. */
const alwaysPresent: readonly RawField[] = ['type', 'keyword'];

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
    return new Set(foundFields);
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

/** A table to import. */
export interface InputFile {
  /** Number within the import, from 0. */
  number: number;
  /** Index of the table's file among the imported files. */
  inputIndex: number;
  table: InputTable;
  /** Display name of the file. */
  name: string;
  rejectsPath: string;
}

/** Defaults for the records of a file. */
export interface FileDefaults {
  base: string;
  /** ISO date. */
  date: string;
  /** Set by the user; overrides the file name and the mapping. */
  explicitDate?: string;
  explicitBase?: string;
  mapping?: ColumnMapping;
  domain?: string;
  /** Codes of all bases. */
  bases: readonly string[];
}

/** A file with its records in the staging table. */
export interface StagedFile {
  file: InputFile;
  /** How the file was read. */
  plan: ReadPlan;
  /** Records and empty lines sent to ClickHouse. */
  recordsSent: number;
  /** Records rejected before they were sent. */
  earlyRejects: readonly EarlyReject[];
  /** Layout for reading a table row a second time. */
  layout: CsvLayout | undefined;
}

/** Stages a file, or returns undefined for an unknown format. */
export async function stageFile(
  run: ImportRun,
  file: InputFile,
  defaults: FileDefaults,
  onProgress: (bytes: number, records: number) => void,
): Promise<StagedFile | undefined> {
  const { name, table } = file;
  const source = await table.open();
  const names = { name, ...(table.entry === undefined ? {} : { entry: table.entry }) };
  const plan = createReadPlan(names, source, defaults.mapping);
  if (!plan) {
    source.close();
    return undefined;
  }
  const earlyRejects: EarlyReject[] = [];
  let recordsSent = 0;
  const onRecords = (records: number) => {
    recordsSent = records;
    onProgress(source.bytesRead(), records);
  };
  const recordFeed = createFeed(source, plan, earlyRejects, {
    watch: onRecords,
    batchSize: batchSizeFor(run.config.clickhouseMemoryMb),
  });
  const parameters = {
    file: file.number,
    base: defaults.explicitBase ?? plan.hints.base?.toLowerCase() ?? defaults.base,
    bases: defaults.bases,
    date: defaults.explicitDate ?? plan.hints.date ?? defaults.date,
    domain: defaults.domain ?? plan.hints.domain ?? '',
    vendor: 'head' in plan.recognised ? (plan.recognised.format.vendor ?? '') : '',
    ...serpFeatureParameters(),
  };
  const stageBatch = async (batch: RecordBatch) => {
    const fields = recordFeed.detectFields(batch);
    if (optionalFields.some((field) => fields.has(field))) {
      await addOptionalColumns(run.stores.clickhouse, run.id);
    }
    await run.stores.clickhouse.insert(
      stageSql(stagingTableName(run.id), recordFeed.format, fields),
      Readable.from(batch.bytes, { objectMode: false }),
      {
        parameters: { ...parameters, first: batch.firstRecord },
        settings: { ...jobSettings(run.config, 1), ...readSettings(run.config, recordFeed.layout) },
        signal: run.signal,
        tag: { operation: `import ${run.id}` },
      },
    );
    releaseBatch(batch);
  };
  await forEachConcurrent(recordFeed.batches, stageBatch, run.signal);
  return { file, plan, recordsSent, earlyRejects, layout: recordFeed.layout };
}

interface RecordFeed {
  format: StagedFormat;
  /** Fields that may occur in a batch. */
  detectFields(batch: RecordBatch): RawFieldSet;
  batches: AsyncIterable<RecordBatch>;
  layout: CsvLayout | undefined;
}

function createFeed(
  source: Source,
  plan: ReadPlan,
  earlyRejects: EarlyReject[],
  { watch, batchSize }: { watch: (records: number) => void; batchSize: number },
): RecordFeed {
  const { recognised } = plan;
  const rejectRecord = (raw: string, line: number, reason: string) =>
    earlyRejects.push({ line, reason, raw });
  if ('head' in recognised) {
    const listener = {
      records: watch,
      malformed: (raw: Buffer, line: number, malformation: Malformation) =>
        rejectRecord(raw.toString().trimEnd(), line, malformations[malformation]),
    };
    return plan.reader
      ? createRowFeed(source, { recognised, plan, reader: plan.reader, batchSize }, listener)
      : createCsvFeed(source, { recognised, plan, batchSize }, listener);
  }
  const batches =
    'byLine' in recognised
      ? canonicalBatches(
          source.chunks,
          { format: recognised.format, byLine: recognised.byLine, batchSize },
          { records: watch, malformed: rejectRecord },
        )
      : lineBatches(source.chunks, batchSize, watch);
  return { format: 'lines', detectFields: createFieldDetector(), batches, layout: undefined };
}

interface TableFeed {
  recognised: RecognisedTable;
  plan: ReadPlan;
  batchSize: number;
}

/** Table whose rows are records: ClickHouse parses it with renamed columns. */
function createCsvFeed(
  { chunks }: Source,
  { recognised, plan: { fields }, batchSize }: TableFeed,
  listener: CsvListener,
): RecordFeed {
  const header = fields.map((field, index) => (field === undefined ? `unread_${index}` : `raw_${field}`));
  const layout = { delimiter: recognised.delimiter, headerRecords: recognised.headerRecords, header };
  const mappedFields: RawFieldSet = new Set(fields.filter((field) => field !== undefined));
  return {
    format: 'csv',
    detectFields: () => mappedFields,
    batches: csvBatches(chunks, { layout, batchSize }, listener),
    layout,
  };
}

/** Table whose rows need conversion: JavaScript converts it to NDJSON. */
function createRowFeed(
  { chunks }: Source,
  { recognised, plan, reader, batchSize }: TableFeed & { reader: RowReader },
  listener: CsvListener,
): RecordFeed {
  const { delimiter, headerRecords, head } = recognised;
  const width = head.titles.length;
  const table = { delimiter, headerRecords, width, reader, mapRow: rowMapper(head, plan.fields) };
  const batches = rowBatches(chunks, { table, batchSize }, listener);
  return { format: 'lines', detectFields: createFieldDetector(), batches, layout: undefined };
}

/** Bytes per sorted block, for each megabyte of ClickHouse memory. */
const blockBytesPerMegabyte = 20_000;

function readSettings(
  { clickhouseMemoryMb }: ImportConfig,
  layout: CsvLayout | undefined,
): Record<string, string | number> {
  return {
    ...(layout ? { format_csv_delimiter: clickHouseDelimiter(layout) } : {}),
    input_format_csv_allow_variable_number_of_columns: 1,
    input_format_skip_unknown_fields: 1,
    input_format_with_names_use_header: 1,
    input_format_csv_detect_header: 0,
    input_format_csv_empty_as_default: 1,
    format_csv_allow_single_quotes: 0,
    // Record numbers depend on the order. Concurrent batches use the other cores.
    input_format_parallel_parsing: 0,
    // Small read blocks fit the CPU cache; large insert blocks are sorted as one if memory permits.
    max_insert_block_size: 16_384,
    min_insert_block_size_rows: 1_000_000,
    min_insert_block_size_bytes: clickhouseMemoryMb * blockBytesPerMegabyte,
  };
}

/** A record rejected before it was sent to ClickHouse. */
interface EarlyReject {
  line: number;
  reason: string;
  raw: string;
}
