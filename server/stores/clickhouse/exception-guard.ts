import { Transform, type TransformCallback } from 'node:stream';
import { parseError } from '@clickhouse/client';

/** Maximum size of an exception text. */
const maxExceptionBytes = 64 * 1024;

/**
 * Passes a streamed response through and fails if it ends with a server exception.
 * Such a response has status 200 and would otherwise look complete. The server frames the exception with a tag from a
 * header, so no row can be mistaken for it.
 */
export class ExceptionGuard extends Transform {
  private readonly marker: Buffer;
  private pending: Buffer = Buffer.alloc(0);
  private exception: Buffer | undefined;

  constructor(tag: string | undefined) {
    super();
    this.marker = Buffer.from(`__exception__\r\n${tag ?? ''}`);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.exception) this.exception = concatenate(this.exception, chunk);
    else this.forward(concatenate(this.pending, chunk));
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.exception) return done(this.failure);
    done(null, this.pending);
  }

  /** The server's exception, if one was found. */
  get failure(): Error | undefined {
    return this.exception && parseError(this.exception.subarray(0, maxExceptionBytes).toString());
  }

  private forward(bytes: Buffer): void {
    const start = bytes.indexOf(this.marker);
    if (start >= 0) {
      this.exception = bytes.subarray(start + this.marker.length);
      this.pending = Buffer.alloc(0);
      return;
    }
    const safe = bytes.length - partialMarkerLength(bytes, this.marker);
    this.pending = bytes.subarray(safe);
    if (safe > 0) this.push(bytes.subarray(0, safe));
  }
}

/** Length of the marker prefix at the end of the buffer. */
function partialMarkerLength(bytes: Buffer, marker: Buffer): number {
  for (let length = Math.min(marker.length - 1, bytes.length); length > 0; length--) {
    if (bytes.subarray(bytes.length - length).equals(marker.subarray(0, length))) return length;
  }
  return 0;
}

function concatenate(first: Buffer, second: Buffer): Buffer {
  if (first.length === 0) return second;
  return first.length > maxExceptionBytes ? first : Buffer.concat([first, second]);
}
