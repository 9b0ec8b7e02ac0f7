import type { RawField } from '../staging/raw-field.js';
import type { ColumnUse } from './column-use.js';
import type { FileNote, FileSetting } from './file-note.js';

/** What a format is told by: the file's name and its first bytes as text. */
export interface FileHead {
  /** Without its folders; of a table in an archive or workbook its own name. */
  name: string;
  /** Name of the archive or workbook around it, without its folders. */
  archive?: string;
  text: string;
  /** Whether the text is all there is. */
  isComplete: boolean;
}

/** A record under our field names. What is undefined or null is not there. */
export type ImportRecord = Partial<Record<RawField, string | number | readonly string[] | null | undefined>>;

/** The beginning of a table. */
export interface TableHead {
  /** Names of the columns as they stand. */
  titles: readonly string[];
  /** The same, tidied (tidy-name.ts). */
  names: readonly string[];
  /** Values of what stands above the header. */
  preamble: readonly (readonly string[])[];
  /** Values of the first rows; all of them where `whole`. */
  rows: readonly (readonly string[])[];
  isComplete: boolean;
  /** Name of the file, without its folders, and of the archive or workbook around it. */
  fileName: string;
  archive?: string;
}

/** A row of a table: what the declared columns make of it, and its values by tidied name. */
export interface TableRow {
  record: ImportRecord;
  /** Blank for a column that is not there. */
  value: (name: string) => string;
  values: readonly string[];
}

/** Reads a table row by row, where a row is more, less or other than one record of its columns. */
export interface RowReader {
  row(row: TableRow): Iterable<ImportRecord>;
  /** What can be said only after the last row. */
  end?(): Iterable<ImportRecord>;
}

/** What the name of a file tells of all its records. */
export interface NameHints {
  domain?: string;
  /** ISO date. */
  date?: string;
  /** Code of a base: only a person's mapping says it. */
  base?: string;
}

/**
 * Whose results a file holds: whole result pages, or positions of one domain, which say nothing of the others on the same
 * pages (docs/import-format.md).
 */
export const resultScopes = ['pages', 'domain'] as const;

export type ResultScope = (typeof resultScopes)[number];

/** A table of text. Where a row is a record the engine reads it, with our names in its header. */
export interface CsvFormat {
  kind: 'csv';
  id: string;
  name: string;
  /** Undefined: told by the rows of the file. */
  of?: ResultScope;
  /** Whose difficulty, intent, trend and topic its columns are. */
  vendor?: string;
  /** Whether a row that tells the owner of a site also gives a position in the base: it is one row all the same. */
  alsoYieldsPosition?: boolean;
  /** What becomes of each column, by its tidied name, in every language of the tool. */
  columns: Readonly<Record<string, ColumnUse>>;
  /** The same of columns whose names vary. */
  otherColumns?(name: string): ColumnUse | undefined;
  /** Whether a header of these tidied names is of this format. */
  recognises(header: ReadonlySet<string>): boolean;
  hintsFromName?(name: string): NameHints;
  /** What the table itself tells of all its records, beside its name. */
  hintsFromTable?(head: TableHead): NameHints;
  /** What the file cannot tell, beside what its columns show. */
  notes?(head: TableHead): readonly FileNote[];
  /** What an export was made with, of a file that holds it. */
  settings?(head: TableHead): readonly FileSetting[];
  /** Undefined where each row is one record. */
  reader?(head: TableHead): RowReader | undefined;
}

/** Objects of a foreign shape: JavaScript turns each into records. */
export interface JsonFormat {
  kind: 'json';
  id: string;
  name: string;
  /** Undefined: told by the records of the file. */
  of?: ResultScope;
  /** What becomes of the keys of its records, where it is no whole answer of result pages. */
  keys?: Readonly<Record<string, ColumnUse>>;
  notes?: readonly FileNote[];
  /** Whether an object, whole or only its first keys, is of this format. */
  recognises(keys: ReadonlySet<string>): boolean;
  /** The records of one object; none where it holds no result page. */
  records(value: JsonObject): Iterable<ImportRecord>;
}

/** Lines that are records already: they pass to the engine as they are. */
export interface LinesFormat {
  kind: 'lines';
  id: string;
  name: string;
  /** Undefined: told by the records of the file. */
  of?: ResultScope;
  recognises(keys: ReadonlySet<string>): boolean;
}

export type ImportFormat = CsvFormat | JsonFormat | LinesFormat;

export type JsonObject = Readonly<Record<string, unknown>>;
