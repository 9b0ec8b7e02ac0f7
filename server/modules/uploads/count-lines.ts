import { Transform, type TransformCallback } from 'node:stream';

const [feed, carriageReturn, quote] = [0x0a, 0x0d, 0x22];

/**
 * Passes bytes on and counts what goes through: bytes, and lines that are not blank; a line break within quotes ends none. Text of
 * UTF-16, by its byte order mark, is counted by its characters: half of one may look like a quote or a line break.
 */
export class CountedBytes extends Transform {
  bytes = 0;
  private ended = 0;
  private isQuoted = false;
  private isBlank = true;
  /** The first byte of the text, or of a character of two bytes that another chunk ends. */
  private half: number | undefined;
  private order: 'little' | 'big' | 'bytes' | undefined;

  /** Lines so far, the last one also where nothing ends it. */
  get lines(): number {
    const isOneByte = this.order === undefined && this.half !== undefined && !isBreak(this.half);
    return this.isBlank && !isOneByte ? this.ended : this.ended + 1;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    for (const byte of chunk) this.takeByte(byte);
    done(null, chunk);
  }

  private takeByte(byte: number): void {
    if (this.order === 'bytes') return this.count(byte);
    if (this.half === undefined) {
      this.half = byte;
      return;
    }
    const first = this.half;
    this.half = undefined;
    if (this.order === undefined) return this.begin(first, byte);
    this.count(this.order === 'little' ? first + byte * 256 : first * 256 + byte);
  }

  private begin(first: number, second: number): void {
    if (first === 0xff && second === 0xfe) this.order = 'little';
    else if (first === 0xfe && second === 0xff) this.order = 'big';
    else {
      this.order = 'bytes';
      this.count(first);
      this.count(second);
    }
  }

  private count(character: number): void {
    if (isBreak(character) && !this.isQuoted) {
      if (!this.isBlank) this.ended++;
      this.isBlank = true;
    } else {
      this.isBlank = false;
      if (character === quote) this.isQuoted = !this.isQuoted;
    }
  }
}

function isBreak(character: number): boolean {
  return character === feed || character === carriageReturn;
}
