// Runs in file reader processes.
import path from 'node:path';
import type { ReadingOptions, TextEncoding } from '../../contract/file-reading.js';
import { type CountedColumn, withValueCounts } from '../formats/column-values.js';
import type { FileNote, FileSetting } from '../formats/file-note.js';
import { withoutFormulaGuard } from '../formats/formula-guard.js';
import type { ResponseCounts } from '../formats/json-responses.js';
import { describeUnknownContent, type UnknownContent } from '../formats/unknown-content.js';
import type { ImportRecord } from '../formats/import-format.js';
import { rawFields, type RawField } from '../formats/raw-field.js';
import type { ColumnReport } from '../formats/describe-columns.js';
import {
  createDecidedPlan,
  describeDecisions,
  mergeReading,
  type ReadingSources,
  type ReadPlan,
  type TableNames,
} from '../formats/read-plan.js';
import { toReadingOptions, type ReadingDecision } from '../reading-decision.js';
import { isRanked } from '../formats/is-ranked.js';
import { toIsoDate } from '../formats/written-date.js';
import { alsoYieldsPosition, guessTable, type RecognisedTable } from '../formats/recognise-format.js';
import { openFile, openText, type TableFile } from '../source/containers/open-table.js';
import type { Container, SkipReason, Source } from '../source/source.js';
import { previewImport, type ImportPreview } from './import-preview.js';
import { previewValues, toNumberText } from './preview-values.js';

/** Inspection of a file or a table in it before an import. It neither writes nor queries a store. */
export interface FileInspection {
  /** Display name of the file. */
  name: string;
  /** File within an archive, or sheet of a workbook. */
  entry?: string;
  container?: Container;
  /** Undefined for an unknown format, whose columns can be mapped. */
  format?: { id: string; name: string };
  /** Why a file in an archive is skipped. */
  skipped?: SkipReason;
  encoding?: TextEncoding;
  /** Delimiter and header line (from 1) of a table. */
  delimiter?: string;
  headerLine?: number;
  /** For numeric columns and features with the number of values in the first records. */
  columns: CountedColumn[];
  /** Derived from the file name or first lines. */
  domain?: string;
  /** ISO date, derived likewise. */
  date?: string;
  /** Code of a database, derived likewise. */
  base?: string;
  notes: FileNote[];
  /** Responses in the first part of the JSON of a service. */
  responses?: ResponseCounts | undefined;
  /** Content of a file of unknown format that has no columns to map. */
  unknown?: UnknownContent;
  /** Decisions on a file whose values allow several readings. */
  decisions: ReadingDecision[];
  /** Fingerprint of the header; undefined for JSON. */
  headerKey?: string;
  /** Export settings from a settings file. */
  settings: readonly FileSetting[];
  /** Number of the first rows that yield no records, if a note mentions it. */
  omittedRows?: number | undefined;
  /** Undefined for an unknown format. */
  forecast?: ImportPreview;
  /** The first records by field name, or the rows of an unknown table by column. */
  rows: Readonly<Partial<Record<RawField, string>>>[];
  /** Header and first lines of a table, as in the file. */
  lines?: (readonly string[])[];
}

/** Inspects the tables of a file. */
export interface InspectRequest extends ReadingSources {
  file: TableFile;
  /** Codes of all databases, to detect missing ones. */
  bases?: readonly string[] | undefined;
}

const maxDisplayedRows = 10;

/** Yields an inspection per table and skipped file as JSON. */
export async function* read({ file, ...options }: InspectRequest): AsyncGenerator<Buffer> {
  const name = path.basename(file.name);
  const { tables, skipped } = await openFile(file);
  for (const table of tables) {
    const { entry } = table;
    const names = { name, ...(entry === undefined ? {} : { entry }) };
    const source = await openText(table, mergeReading(options).encoding);
    yield encode(await inspectTable(names, source, options, () => openText(table, source.encoding)));
  }
  for (const { entry, reason } of skipped) {
    yield encode({
      name,
      entry,
      skipped: reason,
      columns: [],
      notes: [],
      decisions: [],
      settings: [],
      rows: [],
    });
  }
}

const encode = (inspection: FileInspection): Buffer => Buffer.from(JSON.stringify(inspection));

async function inspectTable(
  names: TableNames,
  source: Source,
  { bases, ...sources }: Omit<InspectRequest, 'file'>,
  reopen: () => Promise<Source>,
): Promise<FileInspection> {
  const { container, encoding } = source;
  const common = { ...names, ...(container ? { container } : {}), encoding };
  try {
    const options = { mapping: sources.mapping, reading: mergeReading(sources) };
    const plan = await createDecidedPlan(names, source, options, reopen);
    return plan
      ? {
          ...common,
          ...describePlan(plan, bases),
          ...describeDecisions(plan, encoding, sources.earlier),
        }
      : { ...common, ...describeUnknownTable(source) };
  } finally {
    source.close();
  }
}

function describePlan(plan: ReadPlan, bases: readonly string[] | undefined) {
  const { recognised, columns, hints, notes, decisions, settings, omittedRows, sampleRecords, responses } =
    plan;
  const { format } = recognised;
  const isAll = plan.isSampleComplete;
  const reading = toReadingOptions(decisions);
  // A first-party row also yields a position, and counts once.
  const fileRecords = alsoYieldsPosition(recognised)
    ? sampleRecords.filter((record) => !isRanked(record))
    : sampleRecords;
  return {
    format: { id: format.id, name: format.name },
    ...('head' in recognised ? previewLines(recognised) : {}),
    columns: withValueCounts(
      columns,
      previewValues(fileRecords, getReadFields(columns), {
        decimal: reading.decimal,
        vendor: 'vendor' in format ? format.vendor : undefined,
      }),
    ),
    ...hints,
    notes,
    responses,
    settings,
    omittedRows,
    forecast: previewImport(sampleRecords, {
      isAll,
      alsoYieldsPosition: alsoYieldsPosition(recognised),
      bases,
      dateOrder: reading.dateOrder,
    }),
    rows: sampleRecords.slice(0, maxDisplayedRows).map((record) => toStrings(record, reading)),
  };
}

/** Fields of the columns. Responses of services have none, so all fields count. */
function getReadFields(columns: readonly ColumnReport[]): ReadonlySet<RawField> {
  return columns.length === 0 ? new Set(rawFields) : new Set(columns.flatMap(({ field }) => field ?? []));
}

function previewLines({ delimiter, headerLine, head: { titles, rows } }: RecognisedTable) {
  return { delimiter, headerLine, lines: [titles, ...rows.slice(0, maxDisplayedRows)] };
}

/** Converts the values of a record to strings like the import reads them; lists use the separator of the native CSV. */
function toStrings(record: ImportRecord, reading: ReadingOptions): Partial<Record<RawField, string>> {
  const nonEmptyFields = Object.entries(record).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(
    nonEmptyFields.map(([field, value]) => [
      field,
      Array.isArray(value) ? value.join('|') : toReadText(field as RawField, String(value), reading),
    ]),
  );
}

/** Value of a field as the import reads it. */
function toReadText(field: RawField, text: string, { dateOrder, decimal }: ReadingOptions): string {
  if (field === 'keyword') return withoutFormulaGuard(text);
  return field === 'date' || field === 'day'
    ? toIsoDate(text, dateOrder)
    : toNumberText(field, text, decimal);
}

/** Index of the first line with several values. Titles and blank lines may precede the header. */
function findHeader(lines: readonly (readonly string[])[]): number {
  const counts = lines.map((values) => values.filter((value) => value.trim() !== '').length);
  const fullest = Math.max(0, ...counts);
  return counts.findIndex((count) => count > 0 && count >= Math.min(minHeaderNames, fullest));
}

/** Names of a header; fewer only if no line has more values. */
const minHeaderNames = 3;

/** A table of unknown format: the first line with several values is taken as the header. JSON objects have no columns to map. */
function describeUnknownTable({ head, encodingDecision }: Source) {
  const text = head.toString();
  const decisions = encodingDecision ? [encodingDecision] : [];
  const unknown = describeUnknownContent(text);
  if (unknown.kind !== 'table' && unknown.kind !== 'list') {
    return { unknown, columns: [], notes: [], decisions, settings: [], rows: [] };
  }
  const { delimiter, lines } = guessTable(text);
  const header = findHeader(lines.map(({ values }) => values));
  return {
    delimiter,
    ...(lines[header] ? { headerLine: lines[header].line } : {}),
    columns: (lines[header]?.values ?? []).map((name): ColumnReport => ({ name, use: 'unknown' })),
    notes: [],
    decisions,
    settings: [],
    rows: [],
    lines: lines.slice(0, maxDisplayedRows + 1).map(({ values }) => values),
  };
}
