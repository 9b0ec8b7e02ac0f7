import path from 'node:path';
import type { ColumnMapping } from '../column-mapping.js';
import type { FileNote, FileSetting } from '../formats/file-note.js';
import type { ImportRecord } from '../formats/import-format.js';
import {
  alsoYieldsPosition,
  looksLikeJson,
  guessTable,
  type RecognisedTable,
} from '../formats/recognise-format.js';
import { inputTables } from '../source/input-tables.js';
import type { Container, InputTable, SkipReason, Source } from '../source/source.js';
import type { TextEncoding } from '../source/text-encoding.js';
import type { RawField } from '../staging/raw-field.js';
import type { ColumnReport } from './describe-columns.js';
import { previewImport, type ImportPreview } from './import-preview.js';
import { planOf, type ReadPlan } from './read-plan.js';

/** What can be told of a file, or of a table in it, before it is imported. Nothing is written and no store is asked. */
export interface FileInspection {
  /** What a person calls the file. */
  name: string;
  /** Of an archive the file in it, of a workbook the sheet. */
  entry?: string;
  container?: Container;
  /** Undefined where no reader knows it: its columns can be mapped. */
  format?: { id: string; name: string };
  /** Why a file in an archive is not read at all. */
  skipped?: SkipReason;
  /** How its text is written, where it is read. */
  encoding?: TextEncoding;
  /** Of a table: what parts its columns, and the line of its header, from 1. */
  delimiter?: string;
  headerLine?: number;
  columns: ColumnReport[];
  /** Read from the file's name or first lines. */
  domain?: string;
  /** ISO date, likewise. */
  date?: string;
  /** Code of a database, likewise. */
  base?: string;
  notes: FileNote[];
  /** What an export was made with, as its file of settings says. */
  settings: readonly FileSetting[];
  /** What will become of its first records; undefined where nobody knows how to read it. */
  forecast?: ImportPreview;
  /** The first records as they will be read, under our names; of an unknown table the rows by column. */
  rows: Readonly<Partial<Record<RawField, string>>>[];
  /** The header of a table and its first lines, as they stand. */
  lines?: (readonly string[])[];
}

/** What a file is looked at with. */
interface InspectOptions {
  /** What a person calls it. */
  name?: string;
  mapping?: ColumnMapping | undefined;
  /** Codes of all databases, where it shall be told which ones are missing. */
  bases?: readonly string[] | undefined;
}

/** Records that are shown. */
const maxDisplayedRows = 10;

/**
 * Tells of a file what would become of it. One entry for each table in it.
 * @throws AppError BadRequest where the mapping does not fit the file
 */
export async function inspectFile(
  file: string,
  { name = file, mapping, bases }: InspectOptions = {},
): Promise<FileInspection[]> {
  const { tables, skipped } = await inputTables(file, name);
  const inspections: FileInspection[] = [];
  for (const table of tables) {
    inspections.push(await inspectTable(path.basename(name), table, { mapping, bases }));
  }
  return [
    ...inspections,
    ...skipped.map(({ entry, reason }) => ({
      name: path.basename(name),
      entry,
      skipped: reason,
      columns: [],
      notes: [],
      settings: [],
      rows: [],
    })),
  ];
}

async function inspectTable(
  name: string,
  { entry, container, open }: InputTable,
  { mapping, bases }: Omit<InspectOptions, 'name'>,
): Promise<FileInspection> {
  const source = await open();
  const names = { name, ...(entry === undefined ? {} : { entry }) };
  const common = { ...names, ...(container ? { container } : {}), encoding: source.encoding };
  try {
    const plan = planOf(names, source, mapping);
    return plan ? { ...common, ...inspectionOf(plan, bases) } : { ...common, ...unknownTable(source) };
  } finally {
    source.close();
  }
}

function inspectionOf(plan: ReadPlan, bases: readonly string[] | undefined) {
  const { recognised, columns, hints, notes, settings, sampleRecords, sampleIsAll: isAll } = plan;
  const { format } = recognised;
  return {
    format: { id: format.id, name: format.name },
    ...('head' in recognised ? linesOf(recognised) : {}),
    columns,
    ...hints,
    notes,
    settings,
    forecast: previewImport(sampleRecords, {
      isAll,
      alsoYieldsPosition: alsoYieldsPosition(recognised),
      bases,
    }),
    rows: sampleRecords.slice(0, maxDisplayedRows).map(asStrings),
  };
}

function linesOf({ delimiter, headerLine, head: { titles, rows } }: RecognisedTable) {
  return { delimiter, headerLine, lines: [titles, ...rows.slice(0, maxDisplayedRows)] };
}

/** A record's values as texts; lists are written as our tables do. */
function asStrings(record: ImportRecord): Partial<Record<RawField, string>> {
  const filled = Object.entries(record).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(
    filled.map(([field, value]) => [field, Array.isArray(value) ? value.join('|') : String(value)]),
  );
}

/** A table that no reader knows: its columns, by the line that has most of them, are all unknown. Objects have none to be mapped. */
function unknownTable({ head }: Source) {
  const text = head.toString();
  if (looksLikeJson(text)) return { columns: [], notes: [], settings: [], rows: [] };
  const { delimiter, lines } = guessTable(text);
  const width = Math.max(0, ...lines.map(({ values }) => values.length));
  const header = lines.find(({ values }) => values.length === width);
  return {
    delimiter,
    ...(header ? { headerLine: header.line } : {}),
    columns: (header?.values ?? []).map((name): ColumnReport => ({ name, use: 'unknown' })),
    notes: [],
    settings: [],
    rows: [],
    lines: lines.slice(0, maxDisplayedRows + 1).map(({ values }) => values),
  };
}
