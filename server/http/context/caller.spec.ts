import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readCaller } from './caller.js';

async function readToken(
  url: string,
  authTokenInUrl: boolean,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const app = fastify();
  app.get('/', (request) => {
    try {
      return { token: readCaller(request, authTokenInUrl).token ?? null };
    } catch (error) {
      return { code: error instanceof AppError ? error.code : String(error) };
    }
  });
  const response = await app.inject({ url, headers });
  await app.close();
  return response.json();
}

describe('the API token of a request', () => {
  const bearer = { authorization: 'Bearer secret' };

  it('may be a parameter by default', async () => {
    expect(await readToken('/?auth-token=secret', true)).toEqual({ token: 'secret' });
    expect(await readToken('/', true, bearer)).toEqual({ token: 'secret' });
  });

  it('is rejected as a parameter with AUTH_TOKEN_IN_URL=reject, also with a header', async () => {
    expect(await readToken('/?auth-token=secret', false)).toEqual({ code: 'TOKEN_IN_URL' });
    expect(await readToken('/?auth-token=secret', false, bearer)).toEqual({ code: 'TOKEN_IN_URL' });
    expect(await readToken('/', false, bearer)).toEqual({ token: 'secret' });
    expect(await readToken('/', false)).toEqual({ token: null });
  });
});

describe('the address of a request', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:8080', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
  ])('%s of a proxy has no port', async (forwardedAddress, expected) => {
    const app = fastify({ trustProxy: true });
    app.get('/', (request) => ({ address: readCaller(request, true).address }));
    const response = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwardedAddress } });
    await app.close();
    expect(response.json()).toEqual({ address: expected });
  });
});

it('a request whose connection was reset is cancelled', async () => {
  const app = fastify({ forceCloseConnections: true });
  const outcome = new Promise<unknown>((resolve) => {
    app.get('/', async (request) => {
      request.raw.socket.resetAndDestroy();
      await once(request.raw.socket, 'close');
      try {
        resolve(readCaller(request, true));
      } catch (error) {
        resolve(error);
      }
    });
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as { port: number };
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
  expect(await outcome).toMatchObject({ code: ErrorCode.Cancelled });
  await app.close();
});
