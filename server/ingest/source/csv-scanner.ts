import { csvValues } from './csv-values.js';

/** Bounds the effect of an unclosed quote, which would otherwise consume the entire file. */
const maxRecordBytes = 1024 * 1024;

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const tab = 0x09;

/** Why a record is malformed. */
export const malformations = {
  quotes: 'the record contains an unclosed quote',
  returns: 'the record contains an ambiguous carriage return',
  columns: 'the record has more values than the header',
} as const;

export type Malformation = keyof typeof malformations;

/** Receives the records of a CSV file, as positions within the passed buffer. */
export interface CsvHandler {
  /** A complete record including its line end, in order. `line` is its first line in the file, from 1. */
  record(buffer: Buffer, start: number, end: number, line: number): void;
  /**
   * A malformed record: text after a closing quote, an unclosed quote, ambiguous carriage returns, or too many values.
   */
  malformed(raw: Buffer, line: number, reason: Malformation): void;
}

/** Scanner states as numbers, because the scanner checks every byte. */
const [fieldStart, plain, quoted, quoteInQuoted, invalid, afterReturn] = [0, 1, 2, 3, 4, 5];

/** Byte classes. Those that end an unquoted value are above `ordinary` and below `quoteByte`. */
const [ordinary, delimiterByte, lineFeedByte, returnByte, quoteByte, blankByte] = [0, 1, 2, 3, 4, 5];

/** Bytes between two possible line ends. A lone carriage return may be a line end or part of a value. */
interface Segment {
  start: number;
  /** Position after the carriage return or line feed. */
  end: number;
  fields: number;
  empty: boolean;
  invalid: boolean;
  /** Line breaks within quotes. */
  lineBreaks: number;
  /** Whether the segment cannot continue the last value of the previous segment. */
  cannotContinue: boolean;
}

/**
 * Finds record boundaries in a CSV file, including quoted line breaks, without parsing values, which ClickHouse does.
 * Empty lines are skipped. The result is independent of the chunk size.
 *
 * A lone carriage return ends a record, unless only the joined segments have as many values as the header. Then it is
 * part of a value and replaced with a space.
 */
export class CsvScanner {
  private pending: Buffer = Buffer.alloc(0);
  private state = fieldStart;
  /** State before a carriage return. */
  private stateBeforeReturn = fieldStart;
  /** Number of bytes in `pending` that are already scanned. */
  private scannedBytes = 0;
  /** First line of the pending record, and the line breaks within the current segment. */
  private line = 1;
  private lineBreaks = 0;
  private empty = true;
  private fields = 1;
  /** State of the current segment, as in `Segment`. */
  private cannotContinue = false;
  /** Segments since the record start that end in an ambiguous carriage return. */
  private openSegments: Segment[] = [];
  private readonly byteKinds: Uint8Array;
  private columnCount: number | undefined;

  constructor(
    delimiter: number,
    private readonly handler: CsvHandler,
    /** Replaces each delimiter between fields. */
    private readonly outputDelimiter = delimiter,
  ) {
    this.byteKinds = new Uint8Array(256);
    this.byteKinds[space] = this.byteKinds[tab] = blankByte;
    this.byteKinds[delimiter] = this.byteKinds[outputDelimiter] = delimiterByte;
    this.byteKinds[lineFeed] = lineFeedByte;
    this.byteKinds[carriageReturn] = returnByte;
    this.byteKinds[quote] = quoteByte;
  }

  /** Sets the number of columns. Until then every carriage return ends a record. */
  expectColumns(columnCount: number): void {
    this.columnCount = columnCount;
  }

  write(chunk: Buffer): void {
    const buffer = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    this.pending = buffer.subarray(this.scan(buffer, this.scannedBytes));
    this.scannedBytes = this.pending.length;
    if (this.pending.length > maxRecordBytes) this.rejectFirstLine();
  }

  /** Ends the input. The last record may have no line end. */
  end(): void {
    while (this.pending.length > 0 && this.state === quoted) this.rejectFirstLine();
    if (this.pending.length === 0) return;
    const lastRecord = Buffer.concat([this.pending, Buffer.from('\n')]);
    this.pending = lastRecord.subarray(this.scan(lastRecord, this.scannedBytes));
  }

  /**
   * Scans from `from`.
   * @returns the start of the last, incomplete record
   */
  private scan(buffer: Buffer, from: number): number {
    const { outputDelimiter, byteKinds } = this;
    let { state, empty, fields } = this;
    let start = 0;
    let segmentStart = this.openSegments.at(-1)?.end ?? 0;
    const close = (end: number, previousState: number, atLineEnd: boolean) => {
      const { lineBreaks, cannotContinue } = this;
      const segment = {
        start: segmentStart,
        end,
        fields,
        empty,
        invalid: previousState === invalid,
        lineBreaks,
        cannotContinue,
      };
      this.lineBreaks = 0;
      this.cannotContinue = !atLineEnd && (previousState === quoteInQuoted || (empty && cannotContinue));
      if (atLineEnd && this.openSegments.length === 0) {
        this.finish(buffer, segment);
        start = end;
      } else {
        this.openSegments.push(segment);
        start = this.resolveSegments(buffer, start, atLineEnd);
      }
      segmentStart = end;
      empty = true;
      fields = 1;
    };
    for (let position = from; position < buffer.length; position++) {
      // Tight loops skip the bytes within values, the most common case.
      if (state === quoted) {
        position = this.findQuotedEnd(buffer, position);
        if (position < buffer.length) state = quoteInQuoted;
        continue;
      }
      if (state === plain) {
        position = this.findPlainEnd(buffer, position);
        if (position === buffer.length) break;
      }
      const byte = buffer[position] as number;
      const kind = byteKinds[byte] as number;
      if (kind === lineFeedByte) {
        close(position + 1, state === afterReturn ? this.stateBeforeReturn : state, true);
        state = fieldStart;
        continue;
      }
      if (state === afterReturn) {
        close(position, this.stateBeforeReturn, false);
        state = fieldStart;
      }
      if (kind === returnByte) {
        this.stateBeforeReturn = state;
        state = afterReturn;
      } else if (kind === delimiterByte) {
        if (byte !== outputDelimiter) buffer[position] = outputDelimiter;
        if (state !== invalid) state = fieldStart;
        fields++;
        empty = false;
      } else if (state === fieldStart) {
        if (kind === quoteByte) {
          state = quoted;
          if (empty) this.cannotContinue = true;
        } else if (kind === ordinary) state = plain;
        if (state !== fieldStart) empty = false;
      } else if (state === quoteInQuoted) {
        if (kind === quoteByte) state = quoted;
        else if (kind === ordinary) state = invalid;
      }
    }
    this.state = state;
    this.empty = empty;
    this.fields = fields;
    for (const segment of this.openSegments) {
      segment.start -= start;
      segment.end -= start;
    }
    return start;
  }

  /** Position of the next quote or of the buffer end; counts line breaks on the way. */
  private findQuotedEnd(buffer: Buffer, from: number): number {
    const { length } = buffer;
    let position = from;
    for (; position < length; position++) {
      const byte = buffer[position] as number;
      if (byte === quote) break;
      if (byte === lineFeed) this.lineBreaks++;
    }
    return position;
  }

  /** Position of the end of an unquoted value or of the buffer. */
  private findPlainEnd(buffer: Buffer, from: number): number {
    const { byteKinds } = this;
    const { length } = buffer;
    let position = from;
    for (; position < length; position++) {
      const kind = byteKinds[buffer[position] as number] as number;
      if (kind !== ordinary && kind < quoteByte) break;
    }
    return position;
  }

  /**
   * Decides which open segments are records, as far as possible.
   * @param atLineEnd whether the last segment ends in a line feed
   * @returns the start of the first undecided bytes
   */
  private resolveSegments(buffer: Buffer, from: number, atLineEnd: boolean): number {
    const { openSegments, columnCount } = this;
    const joinedFields = openSegments.reduce((sum, { fields }) => sum + fields - 1, 1);
    if (columnCount === undefined || columnCount === 1 || joinedFields > columnCount) {
      for (const segment of openSegments) {
        buffer[segment.end - 1] = lineFeed;
        this.finish(buffer, segment);
      }
    } else if (!atLineEnd) return from;
    else this.finishJoined(buffer, joinedFields);
    const { end } = this.openSegments.at(-1) ?? { end: from };
    this.openSegments = [];
    return end;
  }

  /** Reports segments joined by carriage returns as one record, or as malformed. */
  private finishJoined(buffer: Buffer, joinedFields: number): void {
    const { openSegments } = this;
    const [first] = openSegments;
    const last = openSegments.at(-1);
    if (!first || !last) return;
    const nonEmpty = openSegments.filter(({ empty }) => !empty);
    const joinedSegment = {
      ...last,
      fields: joinedFields,
      start: first.start,
      lineBreaks: openSegments.reduce((sum, { lineBreaks }) => sum + lineBreaks, 0),
    };
    if (
      nonEmpty.length > 1 &&
      (joinedFields !== this.columnCount || nonEmpty.slice(1).some(({ cannotContinue }) => cannotContinue))
    ) {
      this.report(buffer, joinedSegment, 'returns');
      return;
    }
    for (const { end } of openSegments.slice(0, -1)) buffer[end - 1] = space;
    this.finish(buffer, {
      ...joinedSegment,
      empty: nonEmpty.length === 0,
      invalid: openSegments.some(({ invalid: isInvalid }) => isInvalid),
    });
  }

  private finish(buffer: Buffer, segment: Segment): void {
    const { start, end, empty } = segment;
    if (segment.invalid) {
      this.report(buffer, segment, 'quotes');
      return;
    }
    if (this.hasExtraValues(buffer, segment)) {
      this.report(buffer, segment, 'columns');
      return;
    }
    if (!empty) this.handler.record(buffer, start, end, this.line);
    this.line += segment.lineBreaks + 1;
  }

  /** Whether a record has values beyond the last column, as after a thousands separator without quotes. */
  private hasExtraValues(buffer: Buffer, { start, end, fields }: Segment): boolean {
    const { columnCount } = this;
    if (columnCount === undefined || fields <= columnCount) return false;
    const delimiter = String.fromCharCode(this.outputDelimiter);
    const values = csvValues(buffer.toString('utf8', start, end), delimiter);
    return values.slice(columnCount).some((value) => value !== '');
  }

  private report(buffer: Buffer, { start, end, lineBreaks }: Segment, reason: Malformation): void {
    this.handler.malformed(Buffer.from(buffer.subarray(start, end)), this.line, reason);
    this.line += lineBreaks + 1;
  }

  /** Reports the first line of an oversized record as malformed and scans the following bytes again. */
  private rejectFirstLine(): void {
    const lineEnd = this.pending.indexOf(lineFeed);
    const end = lineEnd < 0 ? this.pending.length : lineEnd + 1;
    const reason = this.openSegments.length > 0 ? 'returns' : 'quotes';
    this.handler.malformed(Buffer.from(this.pending.subarray(0, end)), this.line, reason);
    this.line += 1;
    this.lineBreaks = 0;
    this.state = fieldStart;
    this.empty = true;
    this.fields = 1;
    this.cannotContinue = false;
    this.openSegments = [];
    const remainder = this.pending.subarray(end);
    this.pending = remainder.subarray(this.scan(remainder, 0));
    this.scannedBytes = this.pending.length;
  }
}
