import type { Localised } from '../../contract/language/localised.js';
import type { FormatCoverage } from './format-coverage.js';
import type { ResponseFailure } from './response-failure.js';
import type { RawField } from './raw-field.js';
import type { ColumnUse } from './column-use.js';
import type { FileNote, FileSetting } from './file-note.js';

/** File name and first bytes, from which the format is recognised. */
export interface FileHead {
  /** Base name of the file, or of the table within an archive or workbook. */
  name: string;
  /** Base name of the surrounding archive or workbook. */
  archive?: string;
  text: string;
  /** Whether `text` contains the entire file. */
  isComplete: boolean;
}

/** A record by field name. Undefined and null values count as missing. */
export type ImportRecord = Partial<Record<RawField, string | number | readonly string[] | null | undefined>>;

/** Start of a table. */
export interface TableHead {
  /** Column names as in the file. */
  titles: readonly string[];
  /** Normalised column names (tidy-name.ts). */
  names: readonly string[];
  /** Values of the lines above the header. */
  preamble: readonly (readonly string[])[];
  /** Values of the first rows, or of all rows if `isComplete`. */
  rows: readonly (readonly string[])[];
  isComplete: boolean;
  /** Base names of the file and of the surrounding archive or workbook. */
  fileName: string;
  archive?: string;
}

/** A row as a record of the mapped columns, with access to values by normalised name. */
export interface TableRow {
  record: ImportRecord;
  /** Empty for a missing column. */
  value: (name: string) => string;
  values: readonly string[];
}

/** Row-by-row reader for tables whose rows do not map to exactly one record. */
export interface RowReader {
  row(row: TableRow): Iterable<ImportRecord>;
  /** Returns records that depend on all rows. */
  end?(): Iterable<ImportRecord>;
}

/** Defaults for all records, derived from the file name. */
export interface NameHints {
  domain?: string;
  /** ISO date. */
  date?: string;
  /** Code of a base, set only by a user's mapping. */
  base?: string;
}

/**
 * Scope of the results in a file: full search results, or the positions of one domain, which imply nothing about
 * other domains (docs/import-format.md).
 */
export const resultScopes = ['pages', 'domain'] as const;

export type ResultScope = (typeof resultScopes)[number];

/** A text table. If each row is one record, ClickHouse reads it with renamed columns. */
export interface CsvFormat {
  kind: 'csv';
  id: string;
  name: string;
  /** Scope of the results; derived from the rows if undefined. */
  resultScope?: ResultScope;
  /** Facts that the file states completely. */
  coverage: FormatCoverage;
  /** Vendor of the difficulty, intent, trend and topic columns. */
  vendor?: string;
  /** Whether a first-party row also yields a position. Such a row still counts as one record. */
  alsoYieldsPosition?: boolean;
  /** Use of each column by normalised name, in all languages of the tool. */
  columns: Readonly<Record<string, ColumnUse>>;
  /** Use of columns whose names vary. */
  otherColumns?(name: string): ColumnUse | undefined;
  /** Whether a header with these normalised names belongs to the format. */
  recognises(header: ReadonlySet<string>): boolean;
  hintsFromName?(name: string): NameHints;
  /** Defaults for all records, derived from the table itself. */
  hintsFromTable?(head: TableHead): NameHints;
  /** Dates in the header, which help to decide their order. */
  datesOf?(head: TableHead): readonly string[];
  /** Why the rows cannot be read without mixing different data. */
  unsupportedReason?(head: TableHead): Localised | undefined;
  /** Limitations of the file beyond its columns. */
  notes?(head: TableHead): readonly FileNote[];
  /** Number of the first rows that yield no records, if a note mentions it. */
  omittedRows?(head: TableHead): number | undefined;
  /** Export settings contained in the file. */
  settings?(head: TableHead): readonly FileSetting[];
  /** Undefined if each row is one record. */
  reader?(head: TableHead): RowReader | undefined;
}

/** JSON format of another tool, converted to records in JavaScript. */
export interface JsonFormat {
  kind: 'json';
  id: string;
  name: string;
  /** Scope of the results; derived from the records if undefined. */
  resultScope?: ResultScope;
  /** Facts that the file states completely. */
  coverage: FormatCoverage;
  /** Use of the keys of the format's records, for formats other than complete API responses. */
  keys?: Readonly<Record<string, ColumnUse>>;
  notes?: readonly FileNote[];
  /** Vendor of the difficulty, intent and trend, and of the names of SERP features. */
  vendor?: string;
  /** Whether a first-party record also yields a position. Such a row still counts as one record. */
  alsoYieldsPosition?: boolean;
  /** Whether the keys at any depth of a file belong to the format. */
  recognises(keys: ReadonlySet<string>): boolean;
  /** Whether an object with these keys is a response, or an envelope of responses; by default, if the format recognises it. */
  isResponse?(keys: ReadonlySet<string>): boolean;
  /** The responses in an envelope; by default, the object is one response. */
  responses?(value: JsonObject): Iterable<JsonObject>;
  /** Why a response has no results; by default, its text `error`. */
  failure?(response: JsonObject): ResponseFailure | undefined;
  /** Records of one response. */
  records(response: JsonObject): Iterable<ImportRecord>;
}

/** Lines that are valid records and are passed to ClickHouse unchanged. */
export interface LinesFormat {
  kind: 'lines';
  id: string;
  name: string;
  /** Scope of the results; derived from the records if undefined. */
  resultScope?: ResultScope;
  /** Facts that the file states completely. */
  coverage: FormatCoverage;
  recognises(keys: ReadonlySet<string>): boolean;
}

export type ImportFormat = CsvFormat | JsonFormat | LinesFormat;

export type JsonObject = Readonly<Record<string, unknown>>;
