import path from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { CsvFormat, JsonFormat } from '../formats/import-format.js';
import { importFormats, recogniseFormat, type Recognised } from '../formats/recognise-format.js';
import { jobSettings, type ImportConfig, type ImportRun } from '../import-run.js';
import { inLanes } from '../in-lanes.js';
import { csvPieces, engineDelimiter, type CsvLayout } from '../source/csv-bytes.js';
import { linePieces } from '../source/line-pieces.js';
import { openSource, type Source } from '../source/open-source.js';
import { pieceSizeFor, type Piece } from '../source/piece.js';
import { canonicalPieces } from './canonical-lines.js';
import type { EarlyReject } from './early-reject.js';
import { allRawFields, type RawField, type RawFieldSet } from './raw-field.js';
import { stageSql, type StagedForm } from './stage-sql.js';
import { stagingTableOf } from './staging-table.js';
import { wizardParameters } from './wizards-sql.js';

/** One input of an import. */
export interface InputFile {
  /** Number within the import, from 0. */
  number: number;
  /** Where its bytes are. */
  path: string;
  /** What a person calls it; standard input has a name of its own. */
  name: string;
  rejectsPath: string;
}

/** What every record of a file has that does not say otherwise. */
export interface FileDefaults {
  base: string;
  /** ISO date. */
  date: string;
  /** From the command line: goes before what the file's name says. */
  givenDate?: string;
  domain?: string;
  /** Codes of all bases. */
  bases: readonly string[];
}

/** A file whose records are in the staging table. */
export interface StagedFile {
  file: InputFile;
  format: string;
  /** Records that never came to the engine. */
  early: readonly EarlyReject[];
  /** How to find the text of a record of a table again. */
  layout: CsvLayout | undefined;
}

/** Feeds a file to the engine. */
export async function stageFile(
  run: ImportRun,
  file: InputFile,
  defaults: FileDefaults,
  onProgress: (bytes: number, records: number) => void,
): Promise<StagedFile> {
  const source = await openSource(file.path);
  const recognised = recogniseFormat({ name: path.basename(file.name), text: source.head.toString() });
  if (!recognised) throw unknownFormat(file.name, source.head);
  const early: EarlyReject[] = [];
  const watch = (records: number) => onProgress(source.bytesRead(), records);
  const feed = feedOf(source, recognised, early, {
    watch,
    pieceSize: pieceSizeFor(run.config.clickhouseMemoryMb),
  });
  const known =
    recognised.format.kind === 'csv' ? (recognised.format.fromName?.(path.basename(file.name)) ?? {}) : {};
  const sql = stageSql(stagingTableOf(run.id), feed.form, feed.fields);
  const parameters = {
    file: file.number,
    base: defaults.base,
    bases: defaults.bases,
    date: defaults.givenDate ?? known.date ?? defaults.date,
    domain: defaults.domain ?? known.domain ?? '',
    ...wizardParameters(),
  };
  const stage = ({ bytes, first }: Piece) =>
    run.stores.clickhouse.insert(sql, Readable.from(bytes, { objectMode: false }), {
      parameters: { ...parameters, first },
      settings: { ...jobSettings(run.config, 1), ...readSettings(run.config, feed.layout) },
      signal: run.signal,
      tag: { operation: `import ${run.id}` },
    });
  await inLanes(feed.pieces, stage, run.signal);
  return { file, format: recognised.format.name, early, layout: feed.layout };
}

interface Feed {
  form: StagedForm;
  fields: RawFieldSet;
  pieces: AsyncIterable<Piece>;
  layout: CsvLayout | undefined;
}

function feedOf(
  source: Source,
  recognised: Recognised,
  early: EarlyReject[],
  { watch, pieceSize }: { watch: (records: number) => void; pieceSize: number },
): Feed {
  const { format } = recognised;
  const malformed = (raw: string, line: number, reason: string) => early.push({ line, reason, raw });
  if ('header' in recognised) {
    const { header, fields } = mappedHeader(recognised.format, recognised.header);
    const layout = { delimiter: recognised.delimiter, headerRecords: recognised.headerRecords, header };
    const watcher = {
      records: watch,
      malformed: (raw: Buffer, line: number) =>
        malformed(raw.toString().trimEnd(), line, 'the quotes of the record do not close'),
    };
    return { form: 'csv', fields, pieces: csvPieces(source.chunks, { layout, pieceSize }, watcher), layout };
  }
  const pieces =
    'byLine' in recognised
      ? canonicalPieces(
          source.chunks,
          { format: format as JsonFormat, byLine: recognised.byLine, pieceSize },
          { records: watch, malformed },
        )
      : linePieces(source.chunks, pieceSize, watch);
  return { form: 'lines', fields: allRawFields, pieces, layout: undefined };
}

/** Our names in the places of the file's; a second column of the same meaning is left out, as is what we do not know. */
function mappedHeader(
  { columns }: CsvFormat,
  names: readonly string[],
): { header: string[]; fields: RawFieldSet } {
  const fields = new Set<RawField>();
  const header = names.map((name, index) => {
    const field = columns[name];
    if (field === undefined || fields.has(field)) return `unread_${index}`;
    fields.add(field);
    return `raw_${field}`;
  });
  return { header, fields };
}

/** Bytes of a block to sort, for each megabyte that the engine may take. */
const blockBytesOfMegabyte = 20_000;

function readSettings(
  { clickhouseMemoryMb }: ImportConfig,
  layout: CsvLayout | undefined,
): Record<string, string | number> {
  return {
    ...(layout ? { format_csv_delimiter: engineDelimiter(layout) } : {}),
    input_format_csv_allow_variable_number_of_columns: 1,
    input_format_skip_unknown_fields: 1,
    input_format_with_names_use_header: 1,
    input_format_csv_detect_header: 0,
    input_format_csv_empty_as_default: 1,
    format_csv_allow_single_quotes: 0,
    // The numbers of the records need them in their order; the lanes keep the other thread busy.
    input_format_parallel_parsing: 0,
    // Values are normalised in blocks that fit a processor's cache, and a piece is sorted as a whole where memory lets it.
    max_insert_block_size: 16_384,
    min_insert_block_size_rows: 1_000_000,
    min_insert_block_size_bytes: clickhouseMemoryMb * blockBytesOfMegabyte,
  };
}

function unknownFormat(name: string, head: Buffer): AppError {
  const what =
    head.length === 0
      ? `${name} is empty.`
      : `${name} is of no format that can be imported: ${importFormats.map((format) => format.name).join(', ')}.`;
  return new AppError(ErrorCode.BadRequest, { what });
}
