import { Transform, type TransformCallback } from 'node:stream';

const [lineFeed, carriageReturn, quote] = [0x0a, 0x0d, 0x22];

/**
 * Pass-through stream that counts bytes and non-blank lines. Quoted line breaks do not end a line. UTF-16 is detected
 * by its byte order mark and counted by characters, because single bytes may look like quotes or line breaks.
 */
export class LineCounter extends Transform {
  bytes = 0;
  private completedLines = 0;
  private isQuoted = false;
  private isBlank = true;
  /** First byte of the file, or of a two-byte character that spans chunks. */
  private pendingByte: number | undefined;
  private byteOrder: 'little' | 'big' | 'bytes' | undefined;

  /** Lines so far, including an unterminated last line. */
  get lines(): number {
    const isOneByte =
      this.byteOrder === undefined && this.pendingByte !== undefined && !isLineBreak(this.pendingByte);
    return this.isBlank && !isOneByte ? this.completedLines : this.completedLines + 1;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    for (const byte of chunk) this.pushByte(byte);
    done(null, chunk);
  }

  private pushByte(byte: number): void {
    if (this.byteOrder === 'bytes') return this.count(byte);
    if (this.pendingByte === undefined) {
      this.pendingByte = byte;
      return;
    }
    const firstByte = this.pendingByte;
    this.pendingByte = undefined;
    if (this.byteOrder === undefined) return this.detectByteOrder(firstByte, byte);
    this.count(this.byteOrder === 'little' ? firstByte + byte * 256 : firstByte * 256 + byte);
  }

  private detectByteOrder(first: number, second: number): void {
    if (first === 0xff && second === 0xfe) this.byteOrder = 'little';
    else if (first === 0xfe && second === 0xff) this.byteOrder = 'big';
    else {
      this.byteOrder = 'bytes';
      this.count(first);
      this.count(second);
    }
  }

  private count(character: number): void {
    if (isLineBreak(character) && !this.isQuoted) {
      if (!this.isBlank) this.completedLines++;
      this.isBlank = true;
    } else {
      this.isBlank = false;
      if (character === quote) this.isQuoted = !this.isQuoted;
    }
  }
}

function isLineBreak(character: number): boolean {
  return character === lineFeed || character === carriageReturn;
}
