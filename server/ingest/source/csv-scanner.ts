/** Longest record in bytes: a quote that is never closed would take the rest of the file. */
const recordLimit = 1024 * 1024;

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const blank = 0x20;
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
  malformed(raw: Buffer, line: number, why: Malformation): void;
}

/** Numbers, as the scanner looks at each byte. */
const [fieldStart, plain, quoted, quoteInQuoted, broken, returned] = [0, 1, 2, 3, 4, 5];

/** What a byte may mean; within a plain value all but the first few mean nothing. */
const [ordinary, ofDelimiter, ofLineFeed, ofReturn, ofQuote, ofBlank] = [0, 1, 2, 3, 4, 5];

/** The bytes between two line ends. A carriage return by itself may be one, or stand within a value. */
interface Segment {
  start: number;
  /** Behind the carriage return or line feed. */
  end: number;
  fields: number;
  empty: boolean;
  broken: boolean;
  /** Line breaks within quotes. */
  breaks: number;
  /** Whether it cannot be the rest of the value with which the one before it ended. */
  apart: boolean;
}

/**
 * Finds where the records of a CSV file begin and end, quoted line breaks included, without reading their values: that is the
 * engine's. Lines without any content are skipped. The same bytes give the same records, in chunks of any size.
 *
 * A carriage return without a line feed ends a record, but where only both sides together have as many values as the header: then
 * it stands within a value, and a blank is written over it.
 */
export class CsvScanner {
  private rest: Buffer = Buffer.alloc(0);
  private state = fieldStart;
  /** The state before a carriage return. */
  private before = fieldStart;
  /** Where scanning goes on within `rest`. */
  private scanned = 0;
  /** Line of the record that begins at the start of `rest`, and line breaks seen within the segment that is read. */
  private line = 1;
  private breaks = 0;
  private empty = true;
  private fields = 1;
  /** Of the segment that is read, as in `Segment`. */
  private apart = false;
  /** Segments before this one that end in a carriage return, of which it is not told yet what they are; from the record's start. */
  private waiting: Segment[] = [];
  private readonly kinds: Uint8Array;
  private width: number | undefined;

  constructor(
    delimiter: number,
    private readonly handler: CsvHandler,
    /** Written over each delimiter between fields, where it is another byte. */
    private readonly written = delimiter,
  ) {
    this.kinds = new Uint8Array(256);
    this.kinds[blank] = this.kinds[tab] = ofBlank;
    this.kinds[delimiter] = this.kinds[written] = ofDelimiter;
    this.kinds[lineFeed] = ofLineFeed;
    this.kinds[carriageReturn] = ofReturn;
    this.kinds[quote] = ofQuote;
  }

  /** Says how many values the records have from now on; until it is said, a carriage return ends a record. */
  expect(width: number): void {
    this.width = width;
  }

  write(chunk: Buffer): void {
    const buffer = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = buffer.subarray(this.scan(buffer, this.scanned));
    this.scanned = this.rest.length;
    if (this.rest.length > recordLimit) this.giveUpFirstLine();
  }

  /** The file is over: its last record may lack a line end. */
  end(): void {
    while (this.rest.length > 0 && this.state === quoted) this.giveUpFirstLine();
    if (this.rest.length === 0) return;
    const whole = Buffer.concat([this.rest, Buffer.from('\n')]);
    this.rest = whole.subarray(this.scan(whole, this.scanned));
  }

  /** Scans from `from`; gives where the last, unfinished record begins. */
  private scan(buffer: Buffer, from: number): number {
    const { written, kinds } = this;
    let { state, empty, fields } = this;
    let start = 0;
    let segment = this.waiting.at(-1)?.end ?? 0;
    const close = (end: number, before: number, atLineEnd: boolean) => {
      const { breaks, apart } = this;
      const read = { start: segment, end, fields, empty, broken: before === broken, breaks, apart };
      this.breaks = 0;
      this.apart = !atLineEnd && (before === quoteInQuoted || (empty && apart));
      if (atLineEnd && this.waiting.length === 0) {
        this.finish(buffer, read);
        start = end;
      } else {
        this.waiting.push(read);
        start = this.resolve(buffer, start, atLineEnd);
      }
      segment = end;
      empty = true;
      fields = 1;
    };
    for (let at = from; at < buffer.length; at++) {
      // Within a value nearly all bytes mean nothing: they are passed over by loops of their own.
      if (state === quoted) {
        at = this.endOfQuoted(buffer, at);
        if (at < buffer.length) state = quoteInQuoted;
        continue;
      }
      if (state === plain) {
        at = this.endOfPlain(buffer, at);
        if (at === buffer.length) break;
      }
      const byte = buffer[at] as number;
      const kind = kinds[byte] as number;
      if (kind === ofLineFeed) {
        close(at + 1, state === returned ? this.before : state, true);
        state = fieldStart;
        continue;
      }
      if (state === returned) {
        close(at, this.before, false);
        state = fieldStart;
      }
      if (kind === ofReturn) {
        this.before = state;
        state = returned;
      } else if (kind === ofDelimiter) {
        if (byte !== written) buffer[at] = written;
        if (state !== broken) state = fieldStart;
        fields++;
        empty = false;
      } else if (state === fieldStart) {
        if (kind === ofQuote) {
          state = quoted;
          if (empty) this.apart = true;
        } else if (kind === ordinary) state = plain;
        if (state !== fieldStart) empty = false;
      } else if (state === quoteInQuoted) {
        if (kind === ofQuote) state = quoted;
        else if (kind === ordinary) state = broken;
      }
    }
    this.state = state;
    this.empty = empty;
    this.fields = fields;
    for (const one of this.waiting) {
      one.start -= start;
      one.end -= start;
    }
    return start;
  }

  /** Where the quote is that may end the value, or the end of the bytes; counts the line breaks before it. */
  private endOfQuoted(buffer: Buffer, from: number): number {
    const { length } = buffer;
    let at = from;
    for (; at < length; at++) {
      const byte = buffer[at] as number;
      if (byte === quote) break;
      if (byte === lineFeed) this.breaks++;
    }
    return at;
  }

  /** Where the value without quotes ends, or the end of the bytes. */
  private endOfPlain(buffer: Buffer, from: number): number {
    const { kinds } = this;
    const { length } = buffer;
    let at = from;
    for (; at < length; at++) {
      const kind = kinds[buffer[at] as number] as number;
      if (kind !== ordinary && kind < ofQuote) break;
    }
    return at;
  }

  /**
   * Says what the segments that wait are, as far as it is told; gives where the first bytes begin of which it is not. `atLineEnd`:
   * whether the last one ends in a line feed.
   */
  private resolve(buffer: Buffer, from: number, atLineEnd: boolean): number {
    const { waiting, width } = this;
    const together = waiting.reduce((sum, { fields }) => sum + fields - 1, 1);
    if (width === undefined || width === 1 || together > width) {
      for (const one of waiting) {
        buffer[one.end - 1] = lineFeed;
        this.finish(buffer, one);
      }
    } else if (!atLineEnd) return from;
    else this.finishJoined(buffer, together === width);
    const { end } = this.waiting.at(-1) ?? { end: from };
    this.waiting = [];
    return end;
  }

  /** Takes what carriage returns part for one record, or for none that could be read. */
  private finishJoined(buffer: Buffer, asWide: boolean): void {
    const { waiting } = this;
    const [first] = waiting;
    const last = waiting.at(-1);
    if (!first || !last) return;
    const said = waiting.filter(({ empty }) => !empty);
    const whole = {
      ...last,
      start: first.start,
      breaks: waiting.reduce((sum, { breaks }) => sum + breaks, 0),
    };
    if (said.length > 1 && (!asWide || said.slice(1).some(({ apart }) => apart))) {
      this.report(buffer, whole, 'returns');
      return;
    }
    for (const { end } of waiting.slice(0, -1)) buffer[end - 1] = blank;
    this.finish(buffer, {
      ...whole,
      empty: said.length === 0,
      broken: waiting.some(({ broken: one }) => one),
    });
  }

  private finish(buffer: Buffer, segment: Segment): void {
    const { start, end, empty } = segment;
    if (segment.broken) {
      this.report(buffer, segment, 'quotes');
      return;
    }
    if (!empty) this.handler.record(buffer, start, end, this.line);
    this.line += segment.breaks + 1;
  }

  private report(buffer: Buffer, { start, end, breaks }: Segment, why: Malformation): void {
    this.handler.malformed(Buffer.from(buffer.subarray(start, end)), this.line, why);
    this.line += breaks + 1;
  }

  /** Takes the first line of a record that does not end for a record by itself, and scans again behind it. */
  private giveUpFirstLine(): void {
    const found = this.rest.indexOf(lineFeed);
    const end = found < 0 ? this.rest.length : found + 1;
    const why = this.waiting.length > 0 ? 'returns' : 'quotes';
    this.handler.malformed(Buffer.from(this.rest.subarray(0, end)), this.line, why);
    this.line += 1;
    this.breaks = 0;
    this.state = fieldStart;
    this.empty = true;
    this.fields = 1;
    this.apart = false;
    this.waiting = [];
    const behind = this.rest.subarray(end);
    this.rest = behind.subarray(this.scan(behind, 0));
    this.scanned = this.rest.length;
  }
}
