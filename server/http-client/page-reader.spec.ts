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

const loopbackAddress = '127.0.0.1';
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
  server.listen(0, loopbackAddress);
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

/** Resolves all names to this machine, except one that resolves to a private network. */
const testRules = (): OutgoingRules => ({
  isAllowedAddress: (address) => address === loopbackAddress,
  pagePorts: [port],
  resolve: (name) =>
    Promise.resolve([{ address: name === 'inner.example' ? '10.0.0.7' : loopbackAddress, family: 4 }]),
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

const buildUrl = (path: string, name = host) => `http://${name}:${port}${path}`;

async function readPage(
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

describe('PageReader', () => {
  it('fetches robots.txt and then the text with its user agent', async () => {
    let agent: string | undefined;
    handlers['/a'] = (request, response) => {
      agent = request.headers['user-agent'];
      html('<title>Tents &amp; stoves</title><p>Warm<b>er</b> bags<script>hidden()</script>')(
        request,
        response,
      );
    };
    const text = await readPage(buildUrl('/a'));
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
  ])('fetches nothing from %s', async (address) => {
    expect(await readPage(address, { rules: publicInternet })).toBe('error: forbidden');
    expect(requestedUrls).toEqual([]);
  });
});

describe('PageReader with redirects', () => {
  it.each([
    ['a name of another network', () => buildUrl('/', 'inner.example')],
    ['an address of this network', () => 'http://169.254.169.254/'],
    ['another port', () => `http://${host}:1/`],
    ['another protocol', () => 'file:///etc/passwd'],
  ])('does not follow %s', async (_, target) => {
    handlers['/a'] = redirectTo(target());
    expect(await readPage(buildUrl('/a'))).toBe('error: forbidden');
  });

  it('follows up to three redirects', async () => {
    for (let from = 1; from <= 4; from++) handlers[`/${from}`] = redirectTo(`/${from + 1}`);
    handlers['/5'] = html('the end');
    expect(await readPage(buildUrl('/2'))).toContain('the end');
    expect(await readPage(buildUrl('/1'))).toBe('error: redirects');
  });

  it('checks the address of every connection', async () => {
    const addresses = [loopbackAddress, loopbackAddress, '10.0.0.7'];
    handlers['/a'] = html('a');
    const rules = {
      ...testRules(),
      resolve: () => Promise.resolve([{ address: addresses.shift() ?? '', family: 4 }]),
    };
    expect(await readPage(buildUrl('/a'), { rules })).toContain('a');
    expect(await readPage(buildUrl('/a'), { rules })).toBe('error: forbidden');
  });

  it('connects only to the address that was checked, even if the name resolves to another one next', async () => {
    handlers['/a'] = html('a');
    const addresses = [loopbackAddress, '10.0.0.7', loopbackAddress];
    const resolve = () => Promise.resolve([{ address: addresses.shift() ?? '', family: 4 }]);
    expect(await readPage(buildUrl('/a'), { rules: { ...testRules(), resolve } })).toBe('error: forbidden');
    expect(requestedUrls).toEqual([`${host}/robots.txt`]);
    // A connection resolves the name once, so the address cannot change between the check and the connection.
    expect(addresses).toEqual([loopbackAddress]);
  });
});

describe('PageReader with robots.txt', () => {
  it('respects disallowed paths and treats an unavailable file as disallow', async () => {
    handlers['/a'] = html('a');
    handlers['/robots.txt'] = robots('User-agent: *\nDisallow: /a');
    expect(await readPage(buildUrl('/a'))).toBe('error: robots');
    handlers['/robots.txt'] = (_request, response) => response.writeHead(503).end();
    expect(await readPage(buildUrl('/a'))).toBe('error: robots');
    expect(requestedUrls).not.toContain(`${host}/a`);
    handlers['/robots.txt'] = robots('User-agent: rivalscope\nAllow: /\nUser-agent: *\nDisallow: /');
    expect(await readPage(buildUrl('/a'))).toContain('a');
  });

  it('applies the file of the host that a redirect leads to', async () => {
    handlers['/a'] = redirectTo(buildUrl('/b', 'other.example'));
    handlers['other.example/robots.txt'] = robots('User-agent: *\nDisallow: /b');
    handlers['/b'] = html('b');
    expect(await readPage(buildUrl('/a'))).toBe('error: robots');
    expect(requestedUrls).not.toContain('other.example/b');
  });

  it('fetches the file once per host', async () => {
    handlers['/a'] = html('a');
    const reader = new PageReader(testRules(), 'https://rivals.example', neverAborted, limits);
    await reader.read(buildUrl('/a'));
    await reader.read(buildUrl('/a'));
    reader.close();
    expect(requestedUrls.filter((url) => url.endsWith('/robots.txt'))).toHaveLength(1);
  });
});

describe('PageReader limits', () => {
  it('stops an endless body', async () => {
    handlers['/a'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const writeChunk = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', writeChunk);
      };
      writeChunk();
    };
    expect(await readPage(buildUrl('/a'))).toBe('error: too-large');
  });

  it('stops a decompression bomb', async () => {
    handlers['/a'] = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000)));
    expect(await readPage(buildUrl('/a'))).toBe('error: too-large');
  });

  it('rejects broken and unknown encodings', async () => {
    for (const [encoding, reason] of [
      ['gzip', 'unreachable'],
      ['zstd', 'no-text'],
    ] as const) {
      handlers['/a'] = (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
          .end('no such thing');
      expect(await readPage(buildUrl('/a'))).toBe(`error: ${reason}`);
    }
  });

  it('times out before and within the body', async () => {
    const slowLimits = { page: { maxBytes: 1000, timeoutMs: 200 } };
    handlers['/a'] = () => undefined;
    handlers['/b'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('a');
    };
    expect(await readPage(buildUrl('/a'), { overrides: slowLimits })).toBe('error: too-slow');
    expect(await readPage(buildUrl('/b'), { overrides: slowLimits })).toBe('error: too-slow');
  });

  it('rejects endless headers and unresolved names', async () => {
    handlers['/a'] = (_request, response) =>
      response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(10_000_000)}\r\n\r\n`);
    expect(await readPage(buildUrl('/a'))).toBe('error: unreachable');
    const rules = { ...testRules(), resolve: () => Promise.reject(new Error('no such name')) };
    expect(await readPage(buildUrl('/a'), { rules })).toBe('error: unreachable');
  });

  it('limits the requests and time of a run', async () => {
    handlers['/a'] = html('a');
    expect(await readPage(buildUrl('/a'), { overrides: { maxRequests: 1 } })).toBe('error: too-many');
    expect(await readPage(buildUrl('/a'), { overrides: { timeoutMs: 0 } })).toBe('error: too-slow');
  });

  it('stops when the run is aborted', async () => {
    const controller = new AbortController();
    handlers['/a'] = () => controller.abort(new Error('cancelled'));
    await expect(readPage(buildUrl('/a'), { signal: controller.signal })).rejects.toThrow('cancelled');
  });

  it('rejects other content types and error statuses', async () => {
    handlers['/a'] = (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('PNG');
    expect(await readPage(buildUrl('/a'))).toBe('error: no-text');
    expect(await readPage(buildUrl('/none'))).toBe('error: status');
  });

  it.each([
    ['windows-1251', 'text/html; charset=windows-1251', ''],
    ['windows-1251', 'text/html', '<meta charset="windows-1251">'],
    ['utf-8', 'text/html; charset=no-such-charset', ''],
    ['utf-16le', 'text/html', '\uFEFF'],
  ])('decodes %s with content type %s and prefix %s', async (charset, type, prefix) => {
    handlers['/a'] = (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(iconv.encode(`${prefix}<p>палатки`, charset));
    expect((await readPage(buildUrl('/a'))).trim()).toContain('палатки');
  });
});
