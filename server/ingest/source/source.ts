import type { Localised } from '../../contract/localised.js';
import type { TextEncoding } from './text-encoding.js';

/** What a file's tables are packed in. */
export type Container = 'zip' | 'gzip' | 'xlsx' | 'parquet';

/** An input, decompressed and in UTF-8 without a byte order mark, its lines ended by line feeds. */
export interface Source {
  /** Size of the file in bytes, as it lies on the disk. */
  size: number;
  /** Bytes of the file that were read so far. */
  bytesRead(): number;
  /** The first bytes; they come again in `chunks`. */
  head: Buffer;
  /** Whether `head` is all there is. */
  headIsComplete: boolean;
  /** How the file itself is written. */
  encoding: TextEncoding;
  container: Container | undefined;
  chunks: AsyncIterable<Buffer>;
  /** For who does not read it to its end. */
  close(): void;
}

/** A table or file of objects that is read by itself. It can be opened more than once. */
export interface InputTable {
  /** Of an archive the file in it, of a workbook the sheet. */
  entry?: string;
  container?: Container;
  /** Its share of the file's bytes. */
  size: number;
  open: () => Promise<Source>;
}

/** Why a file in an archive is not read. */
export const skipReasons = {
  packedTwice: {
    en: 'it is packed itself: unpack it first',
    ru: 'сам является архивом: сначала распакуйте его',
  },
  encrypted: { en: 'it is encrypted', ru: 'зашифрован' },
  empty: { en: 'it is empty', ru: 'пуст' },
  unknown: { en: 'it is of no known format', ru: 'неизвестного формата' },
} as const satisfies Record<string, Localised>;

export type SkipReason = keyof typeof skipReasons;

/** A file in an archive that is not read. */
export interface Skipped {
  entry: string;
  reason: SkipReason;
}

/** A file where it lies, and what a person calls it: refusals name it so. */
export interface NamedFile {
  path: string;
  name: string;
}

/** What a file holds. */
export interface InputTables {
  tables: InputTable[];
  skipped: Skipped[];
}
