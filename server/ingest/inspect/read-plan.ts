import path from 'node:path';
import { AppError } from '../../errors/app-error.js';
import { mappedTable, type ColumnMapping } from '../column-mapping.js';
import type { FileNote, FileSetting } from '../formats/file-note.js';
import type { FileHead, NameHints, ImportRecord, RowReader } from '../formats/import-format.js';
import {
  looksLikeJson,
  recogniseFormat,
  type Recognised,
  type RecognisedTable,
} from '../formats/recognise-format.js';
import type { Source } from '../source/source.js';
import { rawFields, type RawField } from '../staging/raw-field.js';
import { isRanked } from './is-ranked.js';
import { describeColumns, describeKeys, rowMapper, type ColumnReport } from './describe-columns.js';

/** How a table or file of objects is read: worked out from its name and first bytes, the same before and during an import. */
export interface ReadPlan {
  recognised: Recognised;
  columns: ColumnReport[];
  /** By the place of a table's column: the field whose values it holds as they are. */
  fields: (RawField | undefined)[];
  /** Reads a table whose rows are not one record each. */
  reader: RowReader | undefined;
  /** What the name or the table tells of all records. */
  hints: NameHints;
  notes: FileNote[];
  /** What an export was made with, as its file of settings says. */
  settings: readonly FileSetting[];
  /** The first records, under our names, and whether there are no more. */
  sampleRecords: ImportRecord[];
  sampleIsAll: boolean;
}

/** What a person calls a file, and the table in it. */
export interface TableNames {
  name: string;
  /** Of an archive the file in it, of a workbook the sheet. */
  entry?: string;
}

/** Names without their folders. */
function fileNames({ name, entry }: TableNames): { name: string; archive?: string } {
  const file = path.basename(name);
  return entry === undefined ? { name: file } : { name: path.posix.basename(entry), archive: file };
}

/** Rows that the notes and the forecast of a file are told by. */
const maxSampleRows = 1000;

/** Undefined for a file that no format knows. A mapping goes before what would be known without it. */
export function planOf(
  names: TableNames,
  source: Pick<Source, 'head' | 'headIsComplete'>,
  mapping?: ColumnMapping,
): ReadPlan | undefined {
  const file = { ...fileNames(names), text: source.head.toString(), isComplete: source.headIsComplete };
  const recognised = mapping ? byMapping(file, mapping) : recogniseFormat(file);
  if (!recognised) return undefined;
  return 'head' in recognised ? planOfTable(recognised) : planOfObjects(recognised, file);
}

/** Objects have no columns; of an archive or workbook, a table that the mapping does not fit is read as without it. */
function byMapping(file: FileHead, mapping: ColumnMapping): Recognised | undefined {
  if (looksLikeJson(file.text)) return recogniseFormat(file);
  try {
    return mappedTable(file, mapping);
  } catch (error) {
    if (file.archive !== undefined && error instanceof AppError) return recogniseFormat(file);
    throw error;
  }
}

function planOfTable(recognised: RecognisedTable): ReadPlan {
  const { format, head } = recognised;
  const { reports, fields } = describeColumns(format, head);
  const hints = {
    ...(head.archive ? format.hintsFromName?.(head.archive) : {}),
    ...format.hintsFromName?.(head.fileName),
    ...format.hintsFromTable?.(head),
  };
  // A reader may remember what it has read: the preview has its own.
  const sampleRecords = sampleOf(recognised, fields, format.reader?.(head));
  const presentFields = new Set<RawField>(fields.filter((field) => field !== undefined));
  return {
    recognised,
    columns: reports,
    fields,
    reader: format.reader?.(head),
    hints,
    notes: unique([
      ...(format.notes?.(head) ?? []),
      ...(format.settings ? [] : notesOf(sampleRecords, presentFields, hints)),
    ]),
    settings: format.settings?.(head) ?? [],
    sampleRecords,
    sampleIsAll: isFullySampled(head),
  };
}

function isFullySampled({ isComplete, rows }: RecognisedTable['head']): boolean {
  return isComplete && rows.length <= maxSampleRows;
}

function sampleOf(
  { head }: RecognisedTable,
  fields: readonly (RawField | undefined)[],
  reader: RowReader | undefined,
): ImportRecord[] {
  const rowOf = rowMapper(head, fields);
  const rows = head.rows.slice(0, maxSampleRows).map(rowOf);
  if (!reader) return rows.map(({ record }) => record);
  const records = rows.flatMap((row) => [...reader.row(row)]);
  return isFullySampled(head) ? [...records, ...(reader.end?.() ?? [])] : records;
}

function planOfObjects(
  recognised: Exclude<Recognised, RecognisedTable>,
  { text, isComplete }: FileHead,
): ReadPlan {
  const { format } = recognised;
  const objects = objectsIn(text);
  const sampleRecords =
    format.kind === 'lines'
      ? (objects as ImportRecord[])
      : objects.flatMap((one) => [...format.records(one)]);
  const keys = new Set(objects.flatMap((one) => Object.keys(one)));
  const uses = format.kind === 'lines' ? ndjsonKeys : format.keys;
  return {
    recognised,
    columns: uses ? describeKeys(keys, uses) : [],
    fields: [],
    reader: undefined,
    hints: {},
    notes: unique([
      ...(format.kind === 'json' ? (format.notes ?? []) : []),
      ...notesOf(sampleRecords, new Set(), {}),
    ]),
    settings: [],
    sampleRecords,
    sampleIsAll: isComplete && objects.length < maxSampleRows,
  };
}

const ndjsonKeys = Object.fromEntries(rawFields.map((field) => [field, field]));

type JsonObjects = Readonly<Record<string, unknown>>[];

/** The whole objects that a text begins with: one, a list, or one a line. */
function objectsIn(text: string): JsonObjects {
  const document = parsed(text);
  if (document !== undefined) {
    return (Array.isArray(document) ? document : [document]).filter(isRecord).slice(0, maxSampleRows);
  }
  return text.split('\n', maxSampleRows).map(parsed).filter(isRecord);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What records of these fields cannot tell. */
function notesOf(
  records: readonly ImportRecord[],
  presentFields: ReadonlySet<RawField>,
  hints: NameHints,
): FileNote[] {
  const ranked = records.filter(isRanked);
  const has = (field: RawField, among = records) =>
    presentFields.has(field) || among.some((record) => (record[field] ?? '') !== '');
  const notes: FileNote[] = [];
  const hasPosition = has('position') || has('average_position', ranked);
  if (has('keyword') && !hasPosition && records.every(({ type }) => type !== 'own')) notes.push('noPosition');
  if (hasPosition && (ranked.length > 0 || (records.length === 0 && has('keyword')))) {
    if (!has('url', ranked)) notes.push('noUrl');
    const named = has('domain', ranked) || hints.domain !== undefined;
    const withoutHost = ranked.some(
      ({ url }) => typeof url !== 'string' || url === '' || url.startsWith('/'),
    );
    if (!named && withoutHost) notes.push('noDomain');
    if (!has('position', ranked)) notes.push('averagePosition');
  }
  const firstPartyRecords = records.filter(({ type }) => type === 'own');
  const siteUnknown = firstPartyRecords.some(({ site, url }) => (site ?? url ?? '') === '');
  if (siteUnknown && hints.domain === undefined) notes.push('noDomain');
  if (!has('date') && !has('day') && hints.date === undefined) notes.push('noDate');
  return notes;
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
