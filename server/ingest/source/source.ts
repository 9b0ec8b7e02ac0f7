import type { ReadRequest } from '../../file-reader/file-reader-process.js';
import type { Localised } from '../../contract/language/localised.js';
import type { TextEncoding } from '../../contract/file-reading.js';
import type { ReadingDecision } from '../reading-decision.js';

/** Container of a file's tables. */
export type Container = 'zip' | 'gzip' | 'xlsx' | 'parquet';

/** A decompressed input in UTF-8 without a byte order mark and with line feeds. */
export interface Source {
  /** File size on disk in bytes. */
  size: number;
  /** File bytes read so far. */
  bytesRead(): number;
  /** The first bytes, which `chunks` repeats. */
  head: Buffer;
  /** Whether `head` contains the entire input. */
  headIsComplete: boolean;
  /** Encoding of the file. */
  encoding: TextEncoding;
  /** Evidence of an encoding that is neither UTF-8 nor marked. */
  encodingDecision?: ReadingDecision;
  /** Whether a UTF-8 text contains invalid bytes, which are replaced. */
  hasInvalidBytes?: boolean;
  container: Container | undefined;
  chunks: AsyncIterable<Buffer>;
  /** Releases the file. Needed unless the source is read to the end. */
  close(): void;
}

/** A table or JSON file that can be read repeatedly. */
export interface InputTable {
  /** File within an archive, or sheet of a workbook. */
  entry?: string;
  container?: Container;
  /** Bytes of the file attributed to this table, for the progress. */
  size: number;
  /**
   * Runs a handler that reads the table in a file reader process. `input` lacks the reference to the table.
   * @throws AppError like `FileReaderProcess.read`
   */
  read: (request: TableRequest) => AsyncGenerator<Buffer>;
}

/** A handler with its input, except for the reference to the table. */
export type TableRequest = Pick<ReadRequest<object>, 'handler' | 'input' | 'upload' | 'signal'>;

/** Why a file in an archive is skipped. */
export const skipReasons = {
  packedTwice: {
    en: 'it is an archive: unpack it first',
    ru: 'сам является архивом: сначала распакуйте его',
  },
  encrypted: { en: 'it is encrypted', ru: 'зашифрован' },
  empty: { en: 'it is empty', ru: 'пуст' },
  unknown: { en: 'its format is unknown', ru: 'неизвестного формата' },
} as const satisfies Record<string, Localised>;

export type SkipReason = keyof typeof skipReasons;

/** A skipped file in an archive. */
export interface Skipped {
  entry: string;
  reason: SkipReason;
}

/** Path of a file and the name to use in messages. */
export interface NamedFile {
  path: string;
  name: string;
}

/** Contents of a file. */
export interface InputTables {
  tables: InputTable[];
  skipped: Skipped[];
}
