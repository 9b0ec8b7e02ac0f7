/** Bytes of an upload that arrive while the handler runs. */
export class UploadQueue implements AsyncIterable<Buffer> {
  private readonly chunks: Buffer[] = [];
  private hasEnded = false;
  private wake: (() => void) | undefined;

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.wake?.();
  }

  end(): void {
    this.hasEnded = true;
    this.wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      const chunk = this.chunks.shift();
      if (chunk) yield chunk;
      else if (this.hasEnded) return;
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
