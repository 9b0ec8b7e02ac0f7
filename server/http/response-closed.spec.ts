import { connect, type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { onResponseClosed } from './response-closed.js';

const app = fastify();
afterEach(() => app.close());

it('calls back for responses that are complete, aborted, pipelined or closed before the listener', async () => {
  const received: string[] = [];
  const closed: string[] = [];
  app.addHook('onRequest', async ({ url, raw }) => {
    received.push(url);
    if (url === '/late') await vi.waitFor(() => expect(raw.socket.destroyed).toBe(true));
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
  await vi.waitFor(() => expect(closed).toEqual(['/answered']));
  socket.write(['/hangs', '/behind', '/late'].map(requestLine).join(''));
  await vi.waitFor(() => expect(received).toHaveLength(4));
  socket.destroy();
  await vi.waitFor(() => expect(closed.toSorted()).toEqual(['/answered', '/behind', '/hangs', '/late']));
});
