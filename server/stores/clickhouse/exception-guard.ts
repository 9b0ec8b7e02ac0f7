import { Transform, type TransformCallback } from 'node:stream';
import { parseError } from '@clickhouse/client';

/** Longest exception text that is kept, in bytes. */
const maxExceptionBytes = 64 * 1024;

/**
 * Passes the bytes of a streamed answer on and fails when the server put an exception behind them: an answer that broke off
 * after its first rows has the status 200 and would otherwise look whole. The server frames the exception by a tag that it
 * named in a header, so that no row can be taken for it.
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

  /** What the server said, once its exception has begun. */
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

/** How many of the last bytes may be the beginning of the marker. */
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
