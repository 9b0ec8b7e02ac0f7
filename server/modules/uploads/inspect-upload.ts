import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { UploadRecord } from '../../entities/upload.entity.js';
import type { ColumnMapping } from '../../ingest/column-mapping.js';
import { plainCsv } from '../../ingest/formats/plain-csv.format.js';
import type { RawField } from '../../ingest/staging/raw-field.js';
import { inspectFile, type FileInspection } from '../../ingest/inspect/inspect-file.js';
import { guessFields } from './guess-fields.js';
import type { KeptMapping } from './mapping.service.js';

/** Why a table is read as it is: a reader knows it, or by which mapping; `none`: nobody knows how. */
export type ReadBy = 'format' | 'chosen' | 'kept' | 'guessed' | 'none';

/** A table of an uploaded file as it would be read. */
export interface InspectedTable extends FileInspection {
  readBy: ReadBy;
  /** The mapping that was kept for its header. */
  kept?: Pick<KeptMapping, 'id' | 'name'>;
  /** Rows of the whole file; undefined where it cannot be told without reading it. */
  rowsInAll?: number;
}

/** How an upload is looked at. */
interface Look {
  /** Where its bytes are. */
  place: string;
  /** How the person reads its columns; without it, how they kept it, else what they are likely to be. */
  mapping?: ColumnMapping;
  /** Codes of all databases. */
  bases: readonly string[];
  keptFor: (header: readonly string[]) => Promise<KeptMapping | undefined>;
}

/** Tells how a file would be read. Its mapping, where no reader knows it, goes from what is said now to what was said before. */
export async function inspectUpload(
  { name, lines }: Pick<UploadRecord, 'name' | 'lines'>,
  { place, mapping, bases, keptFor }: Look,
): Promise<InspectedTable[]> {
  const withRows = (table: Omit<InspectedTable, 'rowsInAll'>): InspectedTable => {
    const rowsInAll = rowsOf(table, lines);
    return rowsInAll === undefined ? table : { ...table, rowsInAll };
  };
  const mapped = (by: ColumnMapping) => inspectMapped(place, { name, mapping: by, bases });
  if (mapping) {
    const tables = await mapped(mapping);
    if (tables) return tables.map((table) => withRows({ ...table, readBy: 'chosen' }));
  }
  const tables = (await inspectFile(place, { name, bases })).map(withoutNoise);
  const [only] = tables;
  if (mapping || tables.length !== 1 || !only || !isOpen(only)) {
    return tables.map((table) => withRows({ ...table, readBy: table.format ? 'format' : 'none' }));
  }
  const header = only.columns.map((column) => column.name);
  const kept = await keptFor(header);
  const byKept = kept && (await mapped(kept.mapping))?.[0];
  if (kept && byKept) {
    return [withRows({ ...byKept, readBy: 'kept', kept: { id: kept.id, name: kept.name } })];
  }
  const byGuess = (await mapped(guessedMapping(only)))?.[0];
  if (byGuess && usedIn(byGuess) > usedIn(only)) return [withRows({ ...byGuess, readBy: 'guessed' })];
  return [withRows({ ...only, readBy: only.format ? 'format' : 'none' })];
}

/** Whether a table is read by a mapping where there is one: no reader knows it, or only by the names that anybody may give. */
function isOpen({ format, columns }: FileInspection): boolean {
  if (columns.length === 0) return false;
  return !format || (format.id === plainCsv.id && columns.some(({ use }) => use === 'unknown'));
}

function usedIn({ columns }: FileInspection): number {
  return columns.filter(({ use }) => use === 'used').length;
}

/** What nobody can read and is no text either has no columns to be chosen. */
function withoutNoise(table: FileInspection): FileInspection {
  const isNoise =
    !table.format && (table.lines ?? []).some((line) => line.some((value) => noise.test(value)));
  return isNoise ? { ...table, columns: [], lines: [] } : table;
}

/** What no text holds. */
const noise = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

/** Undefined where the mapping does not fit the file, or names nothing that a record can be made of. */
async function inspectMapped(
  place: string,
  options: { name: string; mapping: ColumnMapping; bases: readonly string[] },
): Promise<FileInspection[] | undefined> {
  try {
    return await inspectFile(place, options);
  } catch (error) {
    if (error instanceof AppError && error.code === ErrorCode.BadRequest) return undefined;
    throw error;
  }
}

function guessedMapping({ columns, lines = [], delimiter, headerLine }: FileInspection): ColumnMapping {
  const names = columns.map((column) => column.name);
  const header = lines.findIndex((line) => line.join('\n') === names.join('\n'));
  const guessed = guessFields(names, lines.slice(header + 1));
  const known = columns.map(({ use, field }) => (use === 'used' ? field : undefined));
  const taken = new Set<string | undefined>(known);
  const fields = names.map((_, at) => known[at] ?? (taken.has(guessed[at]) ? undefined : guessed[at]));
  return {
    columns: Object.fromEntries(names.map((name, at) => [name, mappable(fields[at])])),
    ...(isDelimiter(delimiter) ? { delimiter } : {}),
    ...(headerLine ? { headerLine } : {}),
  };
}

/** Of a table that stands there as it is, its lines tell. */
function rowsOf({ container, headerLine, columns }: FileInspection, lines: number): number | undefined {
  if (container !== undefined || headerLine === undefined || columns.length === 0) return undefined;
  return Math.max(0, lines - headerLine);
}

function isDelimiter(text: string | undefined): text is NonNullable<ColumnMapping['delimiter']> {
  return text === ',' || text === ';' || text === '\t' || text === '|';
}

function mappable(field: RawField | undefined): Exclude<RawField, 'line'> | null {
  return field === undefined || field === 'line' ? null : field;
}
