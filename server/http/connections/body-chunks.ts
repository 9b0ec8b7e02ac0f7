import type { Server } from 'node:http';

/** Chunks of a body of any size. Above it, chunks must have this mean size. */
export const maxSmallChunks = 2_000;
const minMeanChunkBytes = 100;

/**
 * Closes connections whose bodies arrive in very small chunks. A chunk costs the server about 330 bytes of memory and 5 µs
 * of processor time in addition to its content, so chunks of one byte would exceed the limits of the body many times.
 */
export function limitBodyChunks(server: Server): void {
  server.prependListener('request', (request) => {
    const push = request.push.bind(request);
    let chunks = 0;
    let bytes = 0;
    // The parser pushes each chunk, regardless of the consumer of the body.
    request.push = (chunk: Buffer | null) => {
      if (chunk !== null) {
        chunks += 1;
        bytes += chunk.length;
        if (chunks > maxSmallChunks + bytes / minMeanChunkBytes) {
          request.socket.destroy();
          // The parser continues to the end of the received data.
          request.push = () => false;
          return false;
        }
      }
      return push(chunk);
    };
  });
}
