/** Longest record in bytes: a quote that is never closed would take the rest of the file. */
const recordLimit = 1024 * 1024;

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const blank = 0x20;
const tab = 0x09;

/** What is found in the bytes of a CSV file. Positions are within the buffer that is passed along. */
export interface CsvHandler {
  /** A whole record with its line end. Called in order; `line` is the file's line on which it begins, from 1. */
  record(buffer: Buffer, start: number, end: number, line: number): void;
  /** A record that is no CSV: text behind a closing quote, or a quote that is never closed. */
  malformed(raw: Buffer, line: number): void;
}

/** Numbers, as the scanner looks at each byte. */
const [fieldStart, plain, quoted, quoteInQuoted, broken] = [0, 1, 2, 3, 4];

/**
 * Finds where the records of a CSV file begin and end, quoted line breaks included, without reading their values: that is the
 * engine's. Lines without any content are skipped. The same bytes give the same records, in chunks of any size.
 */
export class CsvScanner {
  private rest: Buffer = Buffer.alloc(0);
  private state = fieldStart;
  /** Where scanning goes on within `rest`. */
  private scanned = 0;
  /** Line of the record that begins at the start of `rest`, and line breaks seen within it. */
  private line = 1;
  private breaks = 0;
  private empty = true;

  constructor(
    private readonly delimiter: number,
    private readonly handler: CsvHandler,
    /** Written over each delimiter between fields, where it is another byte. */
    private readonly written = delimiter,
  ) {}

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
    const { delimiter, written } = this;
    let { state, empty } = this;
    let start = 0;
    for (let at = from; at < buffer.length; at++) {
      const byte = buffer[at] as number;
      if (state === quoted) {
        if (byte === quote) state = quoteInQuoted;
        else if (byte === lineFeed) this.breaks++;
        continue;
      }
      if (byte === lineFeed) {
        this.finish(buffer, { start, end: at + 1, broken: state === broken, empty });
        start = at + 1;
        state = fieldStart;
        empty = true;
      } else if (byte === delimiter || byte === written) {
        if (byte !== written) buffer[at] = written;
        if (state !== broken) state = fieldStart;
        empty = false;
      } else if (state === fieldStart) {
        if (byte === quote) state = quoted;
        else if (byte !== blank && byte !== tab && byte !== carriageReturn) state = plain;
        if (state !== fieldStart) empty = false;
      } else if (state === quoteInQuoted) {
        if (byte === quote) state = quoted;
        else if (byte !== carriageReturn && byte !== blank && byte !== tab) state = broken;
      }
    }
    this.state = state;
    this.empty = empty;
    return start;
  }

  private finish(
    buffer: Buffer,
    record: { start: number; end: number; broken: boolean; empty: boolean },
  ): void {
    const { start, end, broken, empty } = record;
    if (broken) this.handler.malformed(Buffer.from(buffer.subarray(start, end)), this.line);
    else if (!empty) this.handler.record(buffer, start, end, this.line);
    this.line += this.breaks + 1;
    this.breaks = 0;
  }

  /** Takes the first line of a record that does not end for a record by itself, and scans again behind it. */
  private giveUpFirstLine(): void {
    const found = this.rest.indexOf(lineFeed);
    const end = found < 0 ? this.rest.length : found + 1;
    this.handler.malformed(Buffer.from(this.rest.subarray(0, end)), this.line);
    this.line += 1;
    this.breaks = 0;
    this.state = fieldStart;
    this.empty = true;
    const behind = this.rest.subarray(end);
    this.rest = behind.subarray(this.scan(behind, 0));
    this.scanned = this.rest.length;
  }
}
