import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitBodyChunks, maxSmallChunks } from './body-chunks.js';

let app: FastifyInstance;

beforeEach(async () => {
  app = fastify({ forceCloseConnections: true });
  app.post<{ Body: string }>('/', ({ body }) => String(body.length));
  limitBodyChunks(app.server);
  await app.listen({ port: 0 });
});
afterEach(() => app.close());

/** Sends a body in chunks of a size and returns the received text. */
async function sendChunks(chunks: number, chunkBytes: number): Promise<string> {
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => (text += String(data)));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const chunk = `${chunkBytes.toString(16)}\r\n${'a'.repeat(chunkBytes)}\r\n`;
  socket.write(
    'POST / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  socket.write(`${chunk.repeat(chunks)}0\r\n\r\n`);
  await closed;
  return text;
}

it.each([
  [maxSmallChunks, 1],
  [8_000, 100],
])('accepts a body of %d chunks of %d bytes', async (chunks, chunkBytes) => {
  expect(await sendChunks(chunks, chunkBytes)).toMatch(new RegExp(`\\b${chunks * chunkBytes}$`));
});

it.each([
  [2_100, 1],
  [500_000, 1],
  [50_000, 50],
])('closes the connection of a body of %d chunks of %d bytes', async (chunks, chunkBytes) => {
  expect(await sendChunks(chunks, chunkBytes)).toBe('');
  expect(await sendChunks(10, 10)).toContain('HTTP/1.1 200');
});
