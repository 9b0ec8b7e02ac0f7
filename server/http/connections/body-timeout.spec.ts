import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enforceBodyTimeout } from './body-timeout.js';

const intervalMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a part of a body, waits for the response if there is one, and returns the log of the next interval. */
async function sendPartOfBody(hasResponse: boolean): Promise<string> {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const app = fastify({ bodyLimit: 100, logger: { level: 'warn', stream } });
  enforceBodyTimeout(app);
  const received = new Promise<void>((resolve) => {
    app.addHook('onRequest', (_request, _reply, done) => {
      resolve();
      done();
    });
  });
  app.post('/', () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  const length = hasResponse ? 1_000 : 50;
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
  );
  if (hasResponse) expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 413 /);
  await received;
  socket.resume();
  vi.advanceTimersByTime(intervalMs);
  await closed;
  await app.close();
  return log;
}

it('closes a connection whose body arrives too slowly, and logs it', async () => {
  expect(await sendPartOfBody(false)).toContain('a body came too slowly');
});

it('closes a connection that sends no further body after the response, and does not log it', async () => {
  expect(await sendPartOfBody(true)).toBe('');
});
