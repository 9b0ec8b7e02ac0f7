import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/**
 * Streams generated text. Yields to the event loop after each chunk, because a stream of a synchronous source proceeds
 * in microtasks for as long as the client takes the data, and other requests would wait.
 */
export function streamChunks(chunks: Iterable<string>, highWaterMark?: number): Readable {
  return Readable.from(yieldBetween(chunks), {
    objectMode: false,
    ...(highWaterMark === undefined ? {} : { highWaterMark }),
  });
}

async function* yieldBetween(chunks: Iterable<string>): AsyncGenerator<string> {
  for (const chunk of chunks) {
    yield chunk;
    await yieldToEventLoop();
  }
}
