import type { RawField } from '../staging/raw-field.js';

/** What a format is told by: the file's name and its first bytes as text. */
export interface FileHead {
  /** Without its folders. */
  name: string;
  text: string;
}

/** A record under our field names. What is undefined or null is not there. */
export type ImportRecord = Partial<Record<RawField, string | number | readonly string[] | null | undefined>>;

/** A table of text: the engine reads it, with our names in its header. */
export interface CsvFormat {
  kind: 'csv';
  id: string;
  name: string;
  /** Our field for each column, by the column's name in lower case. */
  columns: Readonly<Record<string, RawField>>;
  /** Whether a header of these names, in lower case, is of this format. */
  recognises(header: ReadonlySet<string>): boolean;
  /** What the file's name tells of all its records. */
  fromName?(name: string): { domain?: string; date?: string };
}

/** Objects of a foreign shape: JavaScript turns each into records. */
export interface JsonFormat {
  kind: 'json';
  id: string;
  name: string;
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
  recognises(keys: ReadonlySet<string>): boolean;
}

export type ImportFormat = CsvFormat | JsonFormat | LinesFormat;

export type JsonObject = Readonly<Record<string, unknown>>;
