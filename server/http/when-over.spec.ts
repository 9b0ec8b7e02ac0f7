import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { whenOver } from './when-over.js';

const app = fastify();
afterEach(() => app.close());

it('tells the end of every request: answered, broken off, behind another one, and gone before anybody listened', async () => {
  const came: string[] = [];
  const over: string[] = [];
  app.addHook('onRequest', async ({ url, raw }) => {
    came.push(url);
    if (url === '/late' && !raw.socket.destroyed) await once(raw.socket, 'close');
  });
  app.addHook('onRequest', (request, reply, done) => {
    whenOver(reply, () => over.push(request.url));
    done();
  });
  app.get('/answered', () => 'yes');
  app.get('/*', () => new Promise(() => undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const ask = (url: string) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(ask('/answered'));
  await expect.poll(() => over).toEqual(['/answered']);
  socket.write(['/hangs', '/behind', '/late'].map(ask).join(''));
  await expect.poll(() => came).toHaveLength(4);
  socket.destroy();
  await expect.poll(() => over.toSorted()).toEqual(['/answered', '/behind', '/hangs', '/late']);
});
