import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { UploadRecord } from '../../entities/upload.entity.js';
import type { ColumnMapping } from '../../ingest/column-mapping.js';
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
  keptFor: (header: readonly string[]) => Promise<KeptMapping | undefined>;
}

/** Tells how a file would be read. Its mapping, where no reader knows it, goes from what is said now to what was said before. */
export async function inspectUpload(
  { name, lines }: Pick<UploadRecord, 'name' | 'lines'>,
  { place, mapping, keptFor }: Look,
): Promise<InspectedTable[]> {
  const withRows = (table: Omit<InspectedTable, 'rowsInAll'>): InspectedTable => {
    const rowsInAll = rowsOf(table, lines);
    return rowsInAll === undefined ? table : { ...table, rowsInAll };
  };
  if (mapping) {
    const tables = await mapped(place, name, mapping);
    if (tables) return tables.map((table) => withRows({ ...table, readBy: 'chosen' }));
  }
  const tables = await inspectFile(place, { name });
  const [only] = tables;
  if (mapping || tables.length !== 1 || !only || only.format) {
    return tables.map((table) => withRows({ ...table, readBy: table.format ? 'format' : 'none' }));
  }
  const header = only.columns.map((column) => column.name);
  const kept = await keptFor(header);
  const byKept = kept && (await mapped(place, name, kept.mapping))?.[0];
  if (kept && byKept) {
    return [withRows({ ...byKept, readBy: 'kept', kept: { id: kept.id, name: kept.name } })];
  }
  const byGuess = (await mapped(place, name, guessedMapping(only)))?.[0];
  return [withRows(byGuess ? { ...byGuess, readBy: 'guessed' } : { ...only, readBy: 'none' })];
}

/** Undefined where the mapping does not fit the file, or names nothing that a record can be made of. */
async function mapped(
  place: string,
  name: string,
  mapping: ColumnMapping,
): Promise<FileInspection[] | undefined> {
  try {
    return await inspectFile(place, { name, mapping });
  } catch (error) {
    if (error instanceof AppError && error.code === ErrorCode.BadRequest) return undefined;
    throw error;
  }
}

function guessedMapping({ columns, lines = [], delimiter, headerLine }: FileInspection): ColumnMapping {
  const names = columns.map((column) => column.name);
  const header = lines.findIndex((line) => line.join('\n') === names.join('\n'));
  const fields = guessFields(names, lines.slice(header + 1));
  return {
    columns: Object.fromEntries(names.map((name, at) => [name, fields[at] ?? null])),
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
