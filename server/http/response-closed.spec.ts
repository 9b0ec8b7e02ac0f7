import { connect, type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { onResponseClosed } from './response-closed.js';

const app = fastify();
afterEach(() => app.close());

it('tells the end of every request: answered, broken off, behind another one, and gone before anybody listened', async () => {
  const came: string[] = [];
  const over: string[] = [];
  app.addHook('onRequest', async ({ url, raw }) => {
    came.push(url);
    if (url === '/late') await vi.waitFor(() => expect(raw.socket.destroyed).toBe(true));
  });
  app.addHook('onRequest', (request, reply, done) => {
    onResponseClosed(reply, () => over.push(request.url));
    done();
  });
  app.get('/answered', () => 'yes');
  app.get('/*', () => new Promise(() => undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const ask = (url: string) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(ask('/answered'));
  await vi.waitFor(() => expect(over).toEqual(['/answered']));
  socket.write(['/hangs', '/behind', '/late'].map(ask).join(''));
  await vi.waitFor(() => expect(came).toHaveLength(4));
  socket.destroy();
  await vi.waitFor(() => expect(over.toSorted()).toEqual(['/answered', '/behind', '/hangs', '/late']));
});
