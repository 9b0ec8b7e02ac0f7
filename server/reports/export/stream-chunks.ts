import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Enough for several chunks, so that the generator rarely waits for the client. */
const bufferedBytes = 128 * 1024;

/**
 * Streams generated text. Yields to the event loop after each chunk, because a stream of a synchronous source proceeds
 * in microtasks for as long as the client takes the data, and other requests would wait.
 */
export function streamChunks(chunks: Iterable<string>): Readable {
  return Readable.from(yieldBetween(chunks), { objectMode: false, highWaterMark: bufferedBytes });
}

async function* yieldBetween(chunks: Iterable<string>): AsyncGenerator<string> {
  for (const chunk of chunks) {
    yield chunk;
    await yieldToEventLoop();
  }
}
