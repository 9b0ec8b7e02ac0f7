import { createHash } from 'node:crypto';
import { contentHashSliceBytes } from '../../contract/content-hash.js';

/** Computes the content hash of a file from its chunks. */
export class ContentHash {
  private readonly slices = createHash('sha256');
  private slice = createHash('sha256');
  private sliceLength = 0;

  update(chunk: Uint8Array): void {
    for (let start = 0; start < chunk.length;) {
      const part = chunk.subarray(start, start + contentHashSliceBytes - this.sliceLength);
      this.slice.update(part);
      this.sliceLength += part.length;
      start += part.length;
      if (this.sliceLength === contentHashSliceBytes) this.endSlice();
    }
  }

  /** Returns the hash as hexadecimal digits. No chunk may follow. */
  digest(): string {
    if (this.sliceLength > 0) this.endSlice();
    return this.slices.digest('hex');
  }

  private endSlice(): void {
    this.slices.update(this.slice.digest());
    this.slice = createHash('sha256');
    this.sliceLength = 0;
  }
}
