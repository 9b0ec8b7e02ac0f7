import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyServerOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { isLocalRequest } from './loopback.js';

const servers = [{}, { trustProxy: true }].map((options: FastifyServerOptions) => {
  const server = fastify(options);
  server.get('/', (request) => ({ isLocal: isLocalRequest(request) }));
  return server;
});
const [direct, proxied] = servers;
afterAll(() => Promise.all(servers.map((server) => server.close())));

const isLocal = async (server: (typeof servers)[number] | undefined, headers: Record<string, string>) =>
  (await server?.inject({ url: '/', headers, remoteAddress: '127.0.0.1' }))?.json<{ isLocal: boolean }>()
    .isLocal;

describe('a request from a loopback address', () => {
  it('is local without a header of a proxy', async () => {
    expect(await isLocal(direct, { 'user-agent': 'test', 'x-requested-with': 'test' })).toBe(true);
  });

  it.each([
    'forwarded',
    'forwarded-for',
    'via',
    'x-forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-scheme',
    'x-forwarded-ssl',
    'x-original-host',
    'x-azure-clientip',
    'x-real-ip',
    'cf-connecting-ip',
    'cf-ray',
    'true-client-ip',
    'client-ip',
    'x-remote-ip',
    'x-sucuri-clientip',
  ])('is not local with the header %s, because no proxy is configured', async (name) => {
    expect(await isLocal(direct, { [name]: '127.0.0.1' })).toBe(false);
  });

  it('is not local over HTTP/1.0, which nginx speaks by default', async () => {
    const server = fastify();
    server.get('/', (request) => ({ isLocal: isLocalRequest(request) }));
    const url = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(url.port), url.hostname);
    socket.write(`GET / HTTP/1.0\r\nHost: ${url.host}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toContain('{"isLocal":false}');
    await server.close();
  });

  it('behind a configured proxy is local if its client is', async () => {
    expect(await isLocal(proxied, { 'x-forwarded-for': '127.0.0.1', via: '1.1 proxy' })).toBe(true);
    expect(await isLocal(proxied, { 'x-forwarded-for': '203.0.113.9' })).toBe(false);
  });
});
