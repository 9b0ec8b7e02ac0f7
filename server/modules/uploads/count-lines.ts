import { Transform, type TransformCallback } from 'node:stream';

const [feed, carriageReturn, quote] = [0x0a, 0x0d, 0x22];

/** Passes bytes on and counts what goes through: bytes, and lines that are not blank; a line break within quotes ends none. */
export class CountedBytes extends Transform {
  bytes = 0;
  private ended = 0;
  private isQuoted = false;
  private isBlank = true;

  /** Lines so far, the last one also where nothing ends it. */
  get lines(): number {
    return this.isBlank ? this.ended : this.ended + 1;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    for (const byte of chunk) {
      if ((byte === feed || byte === carriageReturn) && !this.isQuoted) {
        if (!this.isBlank) this.ended++;
        this.isBlank = true;
      } else {
        this.isBlank = false;
        if (byte === quote) this.isQuoted = !this.isQuoted;
      }
    }
    done(null, chunk);
  }
}
