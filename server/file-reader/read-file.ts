import { FairSemaphore } from '../load-control/fair-semaphore.js';
import { FileReaderProcess, type ReadRequest } from './file-reader-process.js';
import type { ReadLimits } from './read-limits.js';

/** Bounds the memory of all interactive readers together. */
const readers = new FairSemaphore({
  maxConcurrent: 2,
  maxConcurrentPerKey: 2,
  maxConcurrentPerKeyUnderContention: 1,
  maxQueuedPerKey: 20,
  queueTimeoutMs: 60_000,
});

/** Whose file is read, for the queue. */
interface ReadOptions {
  limits: ReadLimits;
  /** Scheduling key of the client, such as `account:12`. */
  key: string;
}

/**
 * Reads one file in a process of its own and yields the pieces of the handler.
 * @throws AppError of the handler, BadRequest that names an exceeded limit, Overloaded if the queue is full
 */
export async function* readFileInProcess<Input>(
  request: ReadRequest<Input>,
  { limits, key }: ReadOptions,
): AsyncGenerator<Buffer> {
  const release = await readers.acquire({ key, ...(request.signal ? { signal: request.signal } : {}) });
  try {
    const reader = await FileReaderProcess.start(limits);
    try {
      yield* reader.read(request);
    } finally {
      reader.close();
    }
  } finally {
    release();
  }
}
