import { Readable } from 'node:stream';
import type { ReadingOptions } from '../../contract/file-reading.js';
import { toReadingOptions } from '../reading-decision.js';
import { findEarlierReading } from '../header-readings.js';
import type { ColumnMapping } from '../parse-mapping.js';
import type { ResponseCounts } from '../formats/json-responses.js';
import { marketFields } from '../formats/market.js';
import { plainCsv } from '../formats/plain-csv.format.js';
import { normaliseColumnName } from '../formats/tidy-name.js';
import { optionalFields, type RawFieldSet } from '../formats/raw-field.js';
import { jobSettings, type ImportConfig, type ImportRun, forEachConcurrent } from '../import-run.js';
import {
  batchSizeFor,
  clickHouseDelimiter,
  headerLine,
  maxBatchRecords,
  releaseBatch,
  type CsvLayout,
  type RecordBatch,
} from '../source/record-batch.js';
import type { InputTable } from '../source/source.js';
import { vendorTermParameters } from './field-sql.js';
import type { StageRequest } from './stage-handler.js';
import {
  decodeStagePiece,
  type EarlyReject,
  type StagePieceHead,
  type StagePlan,
  type UnreadableTable,
} from './stage-piece.js';
import { unnamedFields } from './header-rows.js';
import { stageSql, type StagedFormat } from './stage-sql.js';
import { addOptionalColumns, stagingTableName } from './staging-table.js';
import { assertDecided } from './ambiguous-file.js';

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
  /** Readings chosen by the user; override the mapping and the values of the file. */
  reading?: ReadingOptions;
  /** Codes of all bases, and of those in Turkish. */
  bases: readonly string[];
  turkishBases?: readonly string[];
}

/** A file with its records in the staging table. */
export interface StagedFile {
  file: InputFile;
  /** How the file was read. */
  plan: StagePlan;
  /** Records and empty lines sent to ClickHouse. */
  recordsSent: number;
  /** Records rejected before they were sent. */
  earlyRejects: readonly EarlyReject[];
  /** Responses in the JSON of a service. */
  responses: ResponseCounts | undefined;
  /** Whether records name their market. */
  hasMarkets: boolean;
}

const stageHandler = new URL('./stage-handler', import.meta.url);

/**
 * Stages a file, or describes the content of an unknown format. A file reader process reads it.
 * @throws AppError AmbiguousFile if its values allow several readings
 */
export async function stageFile(
  run: ImportRun,
  file: InputFile,
  defaults: FileDefaults,
  onProgress: (bytes: number, records: number) => void,
): Promise<StagedFile | UnreadableTable> {
  const { name, table } = file;
  const input: StageRequest = {
    names: { name, ...(table.entry === undefined ? {} : { entry: table.entry }) },
    mapping: defaults.mapping,
    reading: defaults.reading,
  };
  const opened = await openStage(run, table, input);
  if ('unknown' in opened) {
    if (table.entry === undefined) assertDecided(name, opened.decisions);
    return opened;
  }
  const { plan, pieces } = opened;
  assertDecided(table.entry ?? name, plan.decisions);
  const earlyRejects: EarlyReject[] = [];
  let recordsSent = 0;
  let responses: ResponseCounts | undefined;
  const onPiece = ({ records, bytesRead, rejects, responses: responsesSoFar }: StagePieceHead) => {
    recordsSent = records;
    responses = responsesSoFar;
    for (const reject of rejects) earlyRejects.push(reject);
    onProgress(bytesRead, records);
  };
  // Numbers of JSON have decimal points.
  const reading = {
    ...(plan.headerKey === undefined && { decimal: 'point' as const }),
    ...toReadingOptions(plan.decisions),
  };
  let hasMarkets = false;
  const { turkishBases = [] } = defaults;
  const parameters = {
    market: reading.market ?? '',
    file: file.number,
    base: defaults.explicitBase ?? plan.hints.base?.toLowerCase() ?? defaults.base,
    bases: defaults.bases,
    turkishBases,
    date: defaults.explicitDate ?? plan.hints.date ?? defaults.date,
    domain: defaults.domain ?? plan.hints.domain ?? '',
    titles: titlesOf(plan),
    columnNames: columnNames(plan),
    vendor: plan.format.vendor ?? '',
    ...vendorTermParameters(plan.format.vendor),
  };
  const format: StagedFormat = plan.layout ? 'csv' : 'lines';
  const stageBatch = async ({ fields, ...batch }: StageBatch) => {
    if (optionalFields.some((field) => fields.has(field))) {
      await addOptionalColumns(run.stores.clickhouse, run.id);
    }
    hasMarkets ||= marketFields.some((field) => fields.has(field));
    const header = plan.layout ? [headerLine(plan.layout)] : [];
    await run.stores.clickhouse.insert(
      stageSql(stagingTableName(run.id), format, fields, {
        ...reading,
        hasTurkish: turkishBases.length > 0,
        competitionScale: plan.competitionScale,
      }),
      Readable.from([...header, ...batch.bytes], { objectMode: false }),
      {
        parameters: { ...parameters, first: batch.firstRecord },
        settings: { ...jobSettings(run.config, 1), ...readSettings(run.config, plan.layout) },
        signal: run.signal,
        tag: { operation: `import ${run.id}` },
      },
    );
    releaseBatch(batch);
  };
  const batches = joinPieces(pieces, batchSizeFor(run.config.clickhouseMemoryMb), onPiece);
  await forEachConcurrent(batches, stageBatch, run.signal);
  return { file, plan: omitDomainNote(plan, defaults), recordsSent, earlyRejects, responses, hasMarkets };
}

/** Normalised names of the columns of `unnamedFields`. */
function titlesOf({ columns }: StagePlan): string[] {
  const titles = new Map(
    columns.map(({ name, use, field }) => [use === 'used' ? field : undefined, normaliseColumnName(name)]),
  );
  return unnamedFields.map((field) => titles.get(field) ?? '');
}

/** Names by which the header of a table is recognised among its rows. Records without columns have none. */
function columnNames({ columns }: StagePlan): string[] {
  if (columns.length === 0) return [];
  return [...Object.keys(plainCsv.columns), ...columns.map(({ name }) => normaliseColumnName(name))].filter(
    (name) => name !== '',
  );
}

/** Omits the note that asks for the domain if the import has one. */
function omitDomainNote(plan: StagePlan, { domain }: FileDefaults): StagePlan {
  return domain === undefined ? plan : { ...plan, notes: plan.notes.filter((note) => note !== 'noDomain') };
}

/** A table that a file reader process reads. */
interface OpenedStage {
  plan: StagePlan;
  pieces: AsyncGenerator<Buffer>;
}

/** Starts to read a table, as earlier files with the same header if its values allow several readings. */
async function openStage(
  run: ImportRun,
  table: InputTable,
  input: StageRequest,
): Promise<OpenedStage | UnreadableTable> {
  const opened = await startReading(table, input);
  if ('unknown' in opened) return opened;
  const earlier = await findEarlierReading(run.stores.postgres, opened.plan);
  if (Object.keys(earlier).length === 0) return opened;
  await opened.pieces.return(undefined);
  return startReading(table, { ...input, earlier });
}

async function startReading(table: InputTable, input: StageRequest): Promise<OpenedStage | UnreadableTable> {
  const pieces = table.read({ handler: stageHandler, input });
  const first = await pieces.next();
  const plan = JSON.parse(String(first.value)) as StagePlan | UnreadableTable;
  if (!('unknown' in plan)) return { plan, pieces };
  await pieces.return(undefined);
  return plan;
}

/** Records of one request, with the fields that may occur in them. */
interface StageBatch extends RecordBatch {
  fields: RawFieldSet;
}

/** Joins the small pieces of a file reader process to batches. */
async function* joinPieces(
  pieces: AsyncIterable<Buffer>,
  batchSize: number,
  onPiece: (head: StagePieceHead) => void,
): AsyncGenerator<StageBatch> {
  let parts: Buffer[] = [];
  let size = 0;
  let firstRecord = 0;
  let fields: RawFieldSet = new Set();
  const takeBatch = (): StageBatch => {
    const batch = { bytes: parts, firstRecord, fields };
    parts = [];
    size = 0;
    return batch;
  };
  for await (const piece of pieces) {
    const { head, records } = decodeStagePiece(piece);
    onPiece(head);
    if (records.length === 0) continue;
    if (parts.length === 0) firstRecord = head.firstRecord;
    fields = new Set(head.fields);
    parts.push(records);
    size += records.length;
    if (size >= batchSize || head.records - firstRecord >= maxBatchRecords) yield takeBatch();
  }
  if (parts.length > 0) yield takeBatch();
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
    // The statement reads its input as a whole, and planning it takes a quarter of the analysis.
    query_plan_enable_optimizations: 0,
  };
}
