import type { Readable } from 'node:stream';

/** Bytes that may wait for the handler before the channel pauses. */
const maxQueuedBytes = 4 * 1024 * 1024;

/** Bytes of an upload that arrive while the handler runs. The channel pauses while the handler is slower. */
export class UploadQueue implements AsyncIterable<Buffer> {
  private readonly chunks: Buffer[] = [];
  private queuedBytes = 0;
  private hasEnded = false;
  private isDiscarded = false;
  private wake: (() => void) | undefined;

  constructor(private readonly channel: Readable) {}

  push(chunk: Buffer): void {
    if (this.isDiscarded) return;
    this.chunks.push(chunk);
    this.queuedBytes += chunk.length;
    if (this.queuedBytes > maxQueuedBytes) this.channel.pause();
    this.wake?.();
  }

  end(): void {
    this.hasEnded = true;
    this.wake?.();
  }

  /** Ignores further bytes. The handler has ended. */
  discard(): void {
    this.isDiscarded = true;
    this.chunks.length = 0;
    this.channel.resume();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      const chunk = this.chunks.shift();
      if (chunk) {
        this.queuedBytes -= chunk.length;
        if (this.queuedBytes <= maxQueuedBytes) this.channel.resume();
        yield chunk;
      } else if (this.hasEnded) return;
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
