import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { onResponseClosed } from './response-closed.js';

const app = fastify();
afterEach(() => app.close());

it('calls back for responses that are complete, aborted, pipelined or closed before the listener', async () => {
  const received: string[] = [];
  const closed: string[] = [];
  app.addHook('onRequest', async ({ url, raw }) => {
    received.push(url);
    if (url === '/late' && !raw.socket.destroyed) await once(raw.socket, 'close');
  });
  app.addHook('onRequest', (request, reply, done) => {
    onResponseClosed(reply, () => closed.push(request.url));
    done();
  });
  app.get('/answered', () => 'yes');
  app.get('/*', () => new Promise(() => undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const requestLine = (url: string) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(requestLine('/answered'));
  await expect.poll(() => closed).toEqual(['/answered']);
  socket.write(['/hangs', '/behind', '/late'].map(requestLine).join(''));
  await expect.poll(() => received).toHaveLength(4);
  socket.destroy();
  await expect.poll(() => closed.toSorted()).toEqual(['/answered', '/behind', '/hangs', '/late']);
});
