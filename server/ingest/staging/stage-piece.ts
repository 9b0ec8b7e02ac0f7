import type { CompetitionScale } from '../formats/reading-evidence.js';
import type { TextEncoding } from '../../contract/file-reading.js';
import type { FileNote, FileSetting } from '../formats/file-note.js';
import type { CsvFormat, NameHints } from '../formats/import-format.js';
import type { ResponseCounts } from '../formats/json-responses.js';
import type { RawField } from '../formats/raw-field.js';
import type { ReadingDecision } from '../reading-decision.js';
import type { ColumnReport } from '../formats/describe-columns.js';
import type { UnknownContent } from '../formats/unknown-content.js';
import type { CsvLayout } from '../source/record-batch.js';

/** Properties of a format, without its functions. */
export type FormatSummary = Pick<
  CsvFormat,
  'id' | 'name' | 'resultScope' | 'coverage' | 'vendor' | 'alsoYieldsPosition'
>;

/** The first piece for a file of unknown format, as JSON. */
export interface UnreadableTable {
  unknown: UnknownContent;
  /** The open encoding of a file whose header has other characters than ASCII. */
  decisions: ReadingDecision[];
}

/** How the file reader process reads a table. The first piece contains it as JSON. */
export interface StagePlan {
  format: FormatSummary;
  columns: ColumnReport[];
  /** Fields of the columns with a direct field. */
  fields: RawField[];
  notes: FileNote[];
  settings: readonly FileSetting[];
  omittedRows?: number | undefined;
  hints: NameHints;
  competitionScale?: CompetitionScale | undefined;
  /** Decisions on a file whose values allow several readings. */
  decisions: ReadingDecision[];
  /** Encoding of the file. */
  encoding: TextEncoding;
  /** Fingerprint of the header; undefined for JSON. */
  headerKey?: string;
  /** Layout of a table whose rows ClickHouse reads; otherwise the records are lines of JSON. */
  layout?: CsvLayout | undefined;
}

/** A record rejected before it was sent to ClickHouse. */
export interface EarlyReject {
  line: number;
  reason: string;
  raw: string;
}

/** Metadata of a piece. */
export interface StagePieceHead {
  /** Number of preceding records. */
  firstRecord: number;
  /** Records and empty lines up to the end of this piece. */
  records: number;
  /** Bytes of the file read so far. */
  bytesRead: number;
  /** Fields that may occur in the records so far. */
  fields: RawField[];
  rejects: EarlyReject[];
  /** Responses so far, for the JSON of a service. */
  responses?: ResponseCounts | undefined;
}

/** Metadata and complete records. */
interface StagePiece {
  head: StagePieceHead;
  records: Buffer;
}

const lengthBytes = 4;

/** Encodes a piece: the length of the metadata, the metadata as JSON, and the records. */
export function encodeStagePiece(head: StagePieceHead, records: readonly Buffer[]): Buffer {
  const metadata = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(metadata.length);
  return Buffer.concat([length, metadata, ...records]);
}

/** Decodes a piece. The records share its memory. */
export function decodeStagePiece(piece: Buffer): StagePiece {
  const start = lengthBytes + piece.readUInt32LE(0);
  return {
    head: JSON.parse(piece.toString('utf8', lengthBytes, start)) as StagePieceHead,
    records: piece.subarray(start),
  };
}
