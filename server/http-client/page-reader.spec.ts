import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicInternet, type OutgoingRules } from './outgoing-rules.js';
import { PageReadError } from './page-read-error.js';
import { PageReader } from './page-reader.js';

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const local = '127.0.0.1';
const host = 'site.example';

let server: http.Server;
let port = 0;
let handlers: Record<string, Handler> = {};
let requestedUrls: string[] = [];
const neverAborted = new AbortController().signal;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const { url = '', headers } = request;
    requestedUrls.push(`${headers.host?.split(':', 1)[0]}${url}`);
    const handler = handlers[`${headers.host?.split(':', 1)[0]}${url}`] ?? handlers[url];
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, local);
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  handlers = {};
  requestedUrls = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Names lead to this machine but for one that leads into another network. */
const testRules = (): OutgoingRules => ({
  isAllowedAddress: (address) => address === local,
  pagePorts: [port],
  resolve: (name) => Promise.resolve([{ address: name === 'inner.example' ? '10.0.0.7' : local, family: 4 }]),
});

const limits = {
  page: { maxBytes: 100_000, timeoutMs: 5000 },
  robots: { maxBytes: 1000, timeoutMs: 5000 },
  maxRedirects: 3,
  maxRequests: 20,
  timeoutMs: 60_000,
};

const html =
  (text: string): Handler =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
const redirectTo =
  (location: string): Handler =>
  (_request, response) =>
    response.writeHead(302, { location }).end();
const robots =
  (text: string): Handler =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(text);

const urlOf = (path: string, name = host) => `http://${name}:${port}${path}`;

async function read(
  address: string,
  {
    rules = testRules(),
    overrides = {},
    signal = neverAborted,
  }: { rules?: OutgoingRules; overrides?: Partial<typeof limits>; signal?: AbortSignal } = {},
): Promise<string> {
  const reader = new PageReader(rules, 'https://rivals.example', signal, { ...limits, ...overrides });
  try {
    return await reader.read(address);
  } catch (error) {
    if (error instanceof PageReadError) return `error: ${error.reason}`;
    throw error;
  } finally {
    reader.close();
  }
}

describe('#42 what is read of a page', () => {
  it('is its words, asked for by name after robots.txt', async () => {
    let agent: string | undefined;
    handlers['/a'] = (request, response) => {
      agent = request.headers['user-agent'];
      html('<title>Tents &amp; stoves</title><p>Warm<b>er</b> bags<script>hidden()</script>')(
        request,
        response,
      );
    };
    const text = await read(urlOf('/a'));
    expect(text.split(/\s+/).filter(Boolean)).toEqual(['Tents', '&', 'stoves', 'Warmer', 'bags']);
    expect([agent, requestedUrls]).toEqual([
      'Rivalscope/1.0 (+https://rivals.example)',
      [`${host}/robots.txt`, `${host}/a`],
    ]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest',
    'http://10.1.2.3/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost./',
    'http://db.internal/',
    'http://user@site.example/',
    'http://site.example:22/',
    'http://site.example:5432/',
    'https://site.example:9000/',
    'ftp://site.example/',
    'file:///etc/passwd',
    'no address',
  ])('is nothing at %s', async (address) => {
    expect(await read(address, { rules: publicInternet })).toBe('error: forbidden');
    expect(requestedUrls).toEqual([]);
  });
});

describe('#43 where a page leads', () => {
  it.each([
    ['a name of another network', () => urlOf('/', 'inner.example')],
    ['an address of this network', () => 'http://169.254.169.254/'],
    ['another port', () => `http://${host}:1/`],
    ['another protocol', () => 'file:///etc/passwd'],
  ])('%s is not followed', async (_, target) => {
    handlers['/a'] = redirectTo(target());
    expect(await read(urlOf('/a'))).toBe('error: forbidden');
  });

  it('another page is, three times at most', async () => {
    for (let from = 1; from <= 4; from++) handlers[`/${from}`] = redirectTo(`/${from + 1}`);
    handlers['/5'] = html('the end');
    expect(await read(urlOf('/2'))).toContain('the end');
    expect(await read(urlOf('/1'))).toBe('error: redirects');
  });

  it('a name is judged by the answer that is connected to, however it answered before', async () => {
    const addresses = [local, local, '10.0.0.7'];
    handlers['/a'] = html('a');
    const rules = {
      ...testRules(),
      resolve: () => Promise.resolve([{ address: addresses.shift() ?? '', family: 4 }]),
    };
    expect(await read(urlOf('/a'), { rules })).toContain('a');
    expect(await read(urlOf('/a'), { rules })).toBe('error: forbidden');
  });
});

describe('robots.txt', () => {
  it('keeps away what it forbids, and what it could not say', async () => {
    handlers['/a'] = html('a');
    handlers['/robots.txt'] = robots('User-agent: *\nDisallow: /a');
    expect(await read(urlOf('/a'))).toBe('error: robots');
    handlers['/robots.txt'] = (_request, response) => response.writeHead(503).end();
    expect(await read(urlOf('/a'))).toBe('error: robots');
    expect(requestedUrls).not.toContain(`${host}/a`);
    handlers['/robots.txt'] = robots('User-agent: rivalscope\nAllow: /\nUser-agent: *\nDisallow: /');
    expect(await read(urlOf('/a'))).toContain('a');
  });

  it('of the host that a redirect leads to counts there', async () => {
    handlers['/a'] = redirectTo(urlOf('/b', 'other.example'));
    handlers['other.example/robots.txt'] = robots('User-agent: *\nDisallow: /b');
    handlers['/b'] = html('b');
    expect(await read(urlOf('/a'))).toBe('error: robots');
    expect(requestedUrls).not.toContain('other.example/b');
  });

  it('is asked for once a host', async () => {
    handlers['/a'] = html('a');
    const reader = new PageReader(testRules(), 'https://rivals.example', neverAborted, limits);
    await reader.read(urlOf('/a'));
    await reader.read(urlOf('/a'));
    reader.close();
    expect(requestedUrls.filter((one) => one.endsWith('/robots.txt'))).toHaveLength(1);
  });
});

describe('#44 what a page may cost', () => {
  it('ends where it sends without end', async () => {
    handlers['/a'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    expect(await read(urlOf('/a'))).toBe('error: too-large');
  });

  it('ends where little unpacks to much', async () => {
    handlers['/a'] = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000)));
    expect(await read(urlOf('/a'))).toBe('error: too-large');
  });

  it('ends where a packing is broken or unknown', async () => {
    for (const [encoding, reason] of [
      ['gzip', 'unreachable'],
      ['zstd', 'no-text'],
    ] as const) {
      handlers['/a'] = (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
          .end('no such thing');
      expect(await read(urlOf('/a'))).toBe(`error: ${reason}`);
    }
  });

  it('ends where it answers slowly, at its beginning or in the middle', async () => {
    const slowLimits = { page: { maxBytes: 1000, timeoutMs: 200 } };
    handlers['/a'] = () => undefined;
    handlers['/b'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('a');
    };
    expect(await read(urlOf('/a'), { overrides: slowLimits })).toBe('error: too-slow');
    expect(await read(urlOf('/b'), { overrides: slowLimits })).toBe('error: too-slow');
  });

  it('ends where its headers are endless, or nobody answers', async () => {
    handlers['/a'] = (_request, response) =>
      response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(10_000_000)}\r\n\r\n`);
    expect(await read(urlOf('/a'))).toBe('error: unreachable');
    const rules = { ...testRules(), resolve: () => Promise.reject(new Error('no such name')) };
    expect(await read(urlOf('/a'), { rules })).toBe('error: unreachable');
  });

  it('is bounded for a whole run by calls and by time', async () => {
    handlers['/a'] = html('a');
    expect(await read(urlOf('/a'), { overrides: { maxRequests: 1 } })).toBe('error: too-many');
    expect(await read(urlOf('/a'), { overrides: { timeoutMs: 0 } })).toBe('error: too-slow');
  });

  it('is given up when the run is', async () => {
    const controller = new AbortController();
    handlers['/a'] = () => controller.abort(new Error('cancelled'));
    await expect(read(urlOf('/a'), { signal: controller.signal })).rejects.toThrow('cancelled');
  });

  it('is nothing of what is no text, or was not given', async () => {
    handlers['/a'] = (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('PNG');
    expect(await read(urlOf('/a'))).toBe('error: no-text');
    expect(await read(urlOf('/none'))).toBe('error: status');
  });

  it.each([
    ['windows-1251', 'text/html; charset=windows-1251', ''],
    ['windows-1251', 'text/html', '<meta charset="windows-1251">'],
    ['utf-8', 'text/html; charset=no-such-charset', ''],
    ['utf-16le', 'text/html', '\uFEFF'],
  ])('is read in %s of %s %s', async (charset, type, prefix) => {
    handlers['/a'] = (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(iconv.encode(`${prefix}<p>палатки`, charset));
    expect((await read(urlOf('/a'))).trim()).toContain('палатки');
  });
});
