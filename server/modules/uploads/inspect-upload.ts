import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { UploadRecord } from '../../entities/upload.entity.js';
import type { ReadingOptions } from '../../contract/file-reading.js';
import type { ColumnMapping } from '../../ingest/parse-mapping.js';
import { plainCsv } from '../../ingest/formats/plain-csv.format.js';
import type { RawField } from '../../ingest/formats/raw-field.js';
import { inspectFile } from '../../ingest/inspect/inspect-file.js';
import type { FileInspection } from '../../ingest/inspect/inspect-handler.js';
import { guessFields } from './guess-fields.js';
import type { SavedMapping } from './mapping.service.js';

/** How a table is read: by a known format, by a mapping, or not at all (`none`). */
export type ReadBy = 'format' | 'chosen' | 'kept' | 'guessed' | 'none';

/** A table of an uploaded file and how it is read. */
export interface InspectedTable extends FileInspection {
  readBy: ReadBy;
  /** Mapping saved for the header of the table. */
  savedMapping?: Pick<SavedMapping, 'id' | 'name'>;
  /** Total rows; undefined if they cannot be counted without reading the file. */
  totalRows?: number;
}

/** Options of an inspection. */
interface InspectOptions {
  /** Path of the upload. */
  filePath: string;
  /** Mapping chosen by the user; defaults to the saved mapping, then to a guess. */
  mapping?: ColumnMapping;
  /** Codes of all databases. */
  bases: readonly string[];
  /** Readings chosen by the user. */
  reading: ReadingOptions;
  /** Open settings of a table as earlier files with the same header had them. */
  findEarlierReading: (table: FileInspection) => Promise<ReadingOptions>;
  findSavedMapping: (header: readonly string[]) => Promise<SavedMapping | undefined>;
}

/**
 * Inspects how a file would be read. An unrecognized table uses the chosen, then the saved, then the guessed mapping.
 */
export async function inspectUpload(
  { name, lines }: Pick<UploadRecord, 'name' | 'lines'>,
  { filePath, mapping, findSavedMapping, ...options }: InspectOptions,
): Promise<InspectedTable[]> {
  const addTotalRows = (table: Omit<InspectedTable, 'rowsInAll'>): InspectedTable => {
    const totalRows = countRows(table, lines);
    return totalRows === undefined ? table : { ...table, totalRows };
  };
  const inspectWith = (candidateMapping: ColumnMapping) =>
    inspectMapped(filePath, { name, mapping: candidateMapping, ...options });
  if (mapping) {
    const tables = await inspectWith(mapping);
    if (tables) return tables.map((table) => addTotalRows({ ...table, readBy: 'chosen' }));
  }
  const tables = (await inspectDecided(filePath, { name, ...options })).map(dropBinaryColumns);
  const [singleTable] = tables;
  if (mapping || tables.length !== 1 || !singleTable || !acceptsMapping(singleTable)) {
    return tables.map((table) => addTotalRows({ ...table, readBy: table.format ? 'format' : 'none' }));
  }
  const header = singleTable.columns.map((column) => column.name);
  const savedMapping = await findSavedMapping(header);
  const savedInspection = savedMapping && (await inspectWith(savedMapping.mapping))?.[0];
  if (savedMapping && savedInspection) {
    return [
      addTotalRows({
        ...savedInspection,
        readBy: 'kept',
        savedMapping: { id: savedMapping.id, name: savedMapping.name },
      }),
    ];
  }
  const guessedInspection = (await inspectWith(guessMapping(singleTable)))?.[0];
  if (guessedInspection && countUsedColumns(guessedInspection) > countUsedColumns(singleTable)) {
    return [addTotalRows({ ...guessedInspection, readBy: 'guessed' })];
  }
  return [addTotalRows({ ...singleTable, readBy: singleTable.format ? 'format' : 'none' })];
}

/** Whether a mapping may apply: the format is unrecognized, or it is a plain CSV with unknown columns. */
function acceptsMapping({ format, columns }: FileInspection): boolean {
  if (columns.length === 0) return false;
  return !format || (format.id === plainCsv.id && columns.some(({ use }) => use === 'unknown'));
}

function countUsedColumns({ columns }: FileInspection): number {
  return columns.filter(({ use }) => use === 'used').length;
}

/** Binary content has no columns to choose from. */
function dropBinaryColumns(table: FileInspection): FileInspection {
  const isBinary =
    !table.format && (table.lines ?? []).some((line) => line.some((value) => binaryPattern.test(value)));
  return isBinary ? { ...table, columns: [], lines: [] } : table;
}

/** Control characters and replacement characters, which text files do not contain. */
const binaryPattern = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

interface DecidedOptions extends Pick<
  InspectOptions,
  'bases' | 'reading' | 'findEarlierReading' | 'mapping'
> {
  name: string;
}

/** Inspects a file. Earlier files decide a single table whose values allow several readings. */
async function inspectDecided(
  filePath: string,
  { findEarlierReading, ...options }: DecidedOptions,
): Promise<FileInspection[]> {
  const tables = await inspectFile(filePath, options);
  const [table] = tables;
  if (!table || tables.length > 1) return tables;
  const earlier = await findEarlierReading(table);
  return Object.keys(earlier).length === 0 ? tables : inspectFile(filePath, { ...options, earlier });
}

/** Undefined if the mapping does not fit the file or yields no records. */
async function inspectMapped(
  filePath: string,
  options: DecidedOptions & { mapping: ColumnMapping },
): Promise<FileInspection[] | undefined> {
  try {
    return await inspectDecided(filePath, options);
  } catch (error) {
    if (error instanceof AppError && error.code === ErrorCode.BadRequest) return undefined;
    throw error;
  }
}

function guessMapping({ columns, lines = [], delimiter, headerLine }: FileInspection): ColumnMapping {
  const names = columns.map((column) => column.name);
  const header = lines.findIndex((line) => line.join('\n') === names.join('\n'));
  const guessedFields = guessFields(names, lines.slice(header + 1));
  const recognisedFields = columns.map(({ use, field }) => (use === 'used' ? field : undefined));
  const takenFields = new Set<string | undefined>(recognisedFields);
  const fields = names.map(
    (_, index) =>
      recognisedFields[index] ?? (takenFields.has(guessedFields[index]) ? undefined : guessedFields[index]),
  );
  return {
    columns: Object.fromEntries(names.map((name, index) => [name, toMappable(fields[index])])),
    ...(isDelimiter(delimiter) ? { delimiter } : {}),
    ...(headerLine ? { headerLine } : {}),
  };
}

/** Only a plain file can be counted by its lines. */
function countRows({ container, headerLine, columns }: FileInspection, lines: number): number | undefined {
  if (container !== undefined || headerLine === undefined || columns.length === 0) return undefined;
  return Math.max(0, lines - headerLine);
}

function isDelimiter(text: string | undefined): text is NonNullable<ColumnMapping['delimiter']> {
  return text === ',' || text === ';' || text === '\t' || text === '|';
}

function toMappable(field: RawField | undefined): Exclude<RawField, 'line'> | null {
  return field === undefined || field === 'line' ? null : field;
}
