/** Longest record in bytes: a quote that is never closed would take the rest of the file. */
const maxRecordBytes = 1024 * 1024;

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const tab = 0x09;

/** Why a record is no CSV. */
export const malformations = {
  quotes: 'the quotes of the record do not close',
  returns: 'a carriage return stands within the record',
} as const;

export type Malformation = keyof typeof malformations;

/** What is found in the bytes of a CSV file. Positions are within the buffer that is passed along. */
export interface CsvHandler {
  /** A whole record with its line end. Called in order; `line` is the file's line on which it begins, from 1. */
  record(buffer: Buffer, start: number, end: number, line: number): void;
  /** A record that is no CSV: text behind a closing quote, a quote that is never closed, carriage returns that tell nothing. */
  malformed(raw: Buffer, line: number, reason: Malformation): void;
}

/** Numbers, as the scanner looks at each byte. */
const [fieldStart, plain, quoted, quoteInQuoted, invalid, afterReturn] = [0, 1, 2, 3, 4, 5];

/** What a byte may mean; within a plain value all but the first few mean nothing. */
const [ordinary, ofDelimiter, ofLineFeed, ofReturn, ofQuote, ofBlank] = [0, 1, 2, 3, 4, 5];

/** The bytes between two line ends. A carriage return by itself may be one, or stand within a value. */
interface Segment {
  start: number;
  /** Behind the carriage return or line feed. */
  end: number;
  fields: number;
  empty: boolean;
  invalid: boolean;
  /** Line breaks within quotes. */
  lineBreaks: number;
  /** Whether it cannot be the rest of the value with which the one before it ended. */
  cannotContinue: boolean;
}

/**
 * Finds where the records of a CSV file begin and end, quoted line breaks included, without reading their values: that is the
 * engine's. Lines without any content are skipped. The same bytes give the same records, in chunks of any size.
 *
 * A carriage return without a line feed ends a record, but where only both sides together have as many values as the header: then
 * it stands within a value, and a blank is written over it.
 */
export class CsvScanner {
  private pending: Buffer = Buffer.alloc(0);
  private state = fieldStart;
  /** The state before a carriage return. */
  private stateBeforeReturn = fieldStart;
  /** Where scanning goes on within `rest`. */
  private scannedBytes = 0;
  /** Line of the record that begins at the start of `rest`, and line breaks seen within the segment that is read. */
  private line = 1;
  private lineBreaks = 0;
  private empty = true;
  private fields = 1;
  /** Of the segment that is read, as in `Segment`. */
  private cannotContinue = false;
  /** Segments before this one that end in a carriage return, of which it is not told yet what they are; from the record's start. */
  private openSegments: Segment[] = [];
  private readonly byteKinds: Uint8Array;
  private columnCount: number | undefined;

  constructor(
    delimiter: number,
    private readonly handler: CsvHandler,
    /** Written over each delimiter between fields, where it is another byte. */
    private readonly outputDelimiter = delimiter,
  ) {
    this.byteKinds = new Uint8Array(256);
    this.byteKinds[space] = this.byteKinds[tab] = ofBlank;
    this.byteKinds[delimiter] = this.byteKinds[outputDelimiter] = ofDelimiter;
    this.byteKinds[lineFeed] = ofLineFeed;
    this.byteKinds[carriageReturn] = ofReturn;
    this.byteKinds[quote] = ofQuote;
  }

  /** Says how many values the records have from now on; until it is said, a carriage return ends a record. */
  expectColumns(columnCount: number): void {
    this.columnCount = columnCount;
  }

  write(chunk: Buffer): void {
    const buffer = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    this.pending = buffer.subarray(this.scan(buffer, this.scannedBytes));
    this.scannedBytes = this.pending.length;
    if (this.pending.length > maxRecordBytes) this.rejectFirstLine();
  }

  /** The file is over: its last record may lack a line end. */
  end(): void {
    while (this.pending.length > 0 && this.state === quoted) this.rejectFirstLine();
    if (this.pending.length === 0) return;
    const lastRecord = Buffer.concat([this.pending, Buffer.from('\n')]);
    this.pending = lastRecord.subarray(this.scan(lastRecord, this.scannedBytes));
  }

  /** Scans from `from`; gives where the last, unfinished record begins. */
  private scan(buffer: Buffer, from: number): number {
    const { outputDelimiter, byteKinds } = this;
    let { state, empty, fields } = this;
    let start = 0;
    let segmentStart = this.openSegments.at(-1)?.end ?? 0;
    const close = (end: number, previousState: number, atLineEnd: boolean) => {
      const { lineBreaks, cannotContinue } = this;
      const read = {
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
        this.finish(buffer, read);
        start = end;
      } else {
        this.openSegments.push(read);
        start = this.resolveSegments(buffer, start, atLineEnd);
      }
      segmentStart = end;
      empty = true;
      fields = 1;
    };
    for (let at = from; at < buffer.length; at++) {
      // Within a value nearly all bytes mean nothing: they are passed over by loops of their own.
      if (state === quoted) {
        at = this.findQuotedEnd(buffer, at);
        if (at < buffer.length) state = quoteInQuoted;
        continue;
      }
      if (state === plain) {
        at = this.findPlainEnd(buffer, at);
        if (at === buffer.length) break;
      }
      const byte = buffer[at] as number;
      const kind = byteKinds[byte] as number;
      if (kind === ofLineFeed) {
        close(at + 1, state === afterReturn ? this.stateBeforeReturn : state, true);
        state = fieldStart;
        continue;
      }
      if (state === afterReturn) {
        close(at, this.stateBeforeReturn, false);
        state = fieldStart;
      }
      if (kind === ofReturn) {
        this.stateBeforeReturn = state;
        state = afterReturn;
      } else if (kind === ofDelimiter) {
        if (byte !== outputDelimiter) buffer[at] = outputDelimiter;
        if (state !== invalid) state = fieldStart;
        fields++;
        empty = false;
      } else if (state === fieldStart) {
        if (kind === ofQuote) {
          state = quoted;
          if (empty) this.cannotContinue = true;
        } else if (kind === ordinary) state = plain;
        if (state !== fieldStart) empty = false;
      } else if (state === quoteInQuoted) {
        if (kind === ofQuote) state = quoted;
        else if (kind === ordinary) state = invalid;
      }
    }
    this.state = state;
    this.empty = empty;
    this.fields = fields;
    for (const one of this.openSegments) {
      one.start -= start;
      one.end -= start;
    }
    return start;
  }

  /** Where the quote is that may end the value, or the end of the bytes; counts the line breaks before it. */
  private findQuotedEnd(buffer: Buffer, from: number): number {
    const { length } = buffer;
    let at = from;
    for (; at < length; at++) {
      const byte = buffer[at] as number;
      if (byte === quote) break;
      if (byte === lineFeed) this.lineBreaks++;
    }
    return at;
  }

  /** Where the value without quotes ends, or the end of the bytes. */
  private findPlainEnd(buffer: Buffer, from: number): number {
    const { byteKinds } = this;
    const { length } = buffer;
    let at = from;
    for (; at < length; at++) {
      const kind = byteKinds[buffer[at] as number] as number;
      if (kind !== ordinary && kind < ofQuote) break;
    }
    return at;
  }

  /**
   * Says what the segments that wait are, as far as it is told; gives where the first bytes begin of which it is not. `atLineEnd`:
   * whether the last one ends in a line feed.
   */
  private resolveSegments(buffer: Buffer, from: number, atLineEnd: boolean): number {
    const { openSegments, columnCount } = this;
    const joinedFields = openSegments.reduce((sum, { fields }) => sum + fields - 1, 1);
    if (columnCount === undefined || columnCount === 1 || joinedFields > columnCount) {
      for (const one of openSegments) {
        buffer[one.end - 1] = lineFeed;
        this.finish(buffer, one);
      }
    } else if (!atLineEnd) return from;
    else this.finishJoined(buffer, joinedFields === columnCount);
    const { end } = this.openSegments.at(-1) ?? { end: from };
    this.openSegments = [];
    return end;
  }

  /** Takes what carriage returns part for one record, or for none that could be read. */
  private finishJoined(buffer: Buffer, hasAllColumns: boolean): void {
    const { openSegments } = this;
    const [first] = openSegments;
    const last = openSegments.at(-1);
    if (!first || !last) return;
    const nonEmpty = openSegments.filter(({ empty }) => !empty);
    const joined = {
      ...last,
      start: first.start,
      lineBreaks: openSegments.reduce((sum, { lineBreaks }) => sum + lineBreaks, 0),
    };
    if (
      nonEmpty.length > 1 &&
      (!hasAllColumns || nonEmpty.slice(1).some(({ cannotContinue }) => cannotContinue))
    ) {
      this.report(buffer, joined, 'returns');
      return;
    }
    for (const { end } of openSegments.slice(0, -1)) buffer[end - 1] = space;
    this.finish(buffer, {
      ...joined,
      empty: nonEmpty.length === 0,
      invalid: openSegments.some(({ invalid: one }) => one),
    });
  }

  private finish(buffer: Buffer, segment: Segment): void {
    const { start, end, empty } = segment;
    if (segment.invalid) {
      this.report(buffer, segment, 'quotes');
      return;
    }
    if (!empty) this.handler.record(buffer, start, end, this.line);
    this.line += segment.lineBreaks + 1;
  }

  private report(buffer: Buffer, { start, end, lineBreaks }: Segment, reason: Malformation): void {
    this.handler.malformed(Buffer.from(buffer.subarray(start, end)), this.line, reason);
    this.line += lineBreaks + 1;
  }

  /** Takes the first line of a record that does not end for a record by itself, and scans again behind it. */
  private rejectFirstLine(): void {
    const found = this.pending.indexOf(lineFeed);
    const end = found < 0 ? this.pending.length : found + 1;
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
