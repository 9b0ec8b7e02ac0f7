import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicInternet, type OutgoingRules } from './outgoing.js';
import { PageFault } from './page-fault.js';
import { PageReader } from './page-reader.js';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const local = '127.0.0.1';
const host = 'site.example';

let server: http.Server;
let port = 0;
let answers: Record<string, Answer> = {};
let called: string[] = [];
const never = new AbortController().signal;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const { url = '', headers } = request;
    called.push(`${headers.host?.split(':', 1)[0]}${url}`);
    const answer = answers[`${headers.host?.split(':', 1)[0]}${url}`] ?? answers[url];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, local);
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  answers = {};
  called = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Names lead to this machine but for one that leads into another network. */
const rules = (): OutgoingRules => ({
  mayConnect: (address) => address === local,
  pagePorts: [port],
  resolve: (name) => Promise.resolve([{ address: name === 'inner.example' ? '10.0.0.7' : local, family: 4 }]),
});

const bounds = {
  page: { bytes: 100_000, ms: 5000 },
  robots: { bytes: 1000, ms: 5000 },
  redirects: 3,
  calls: 20,
  ms: 60_000,
};

const html =
  (text: string): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
const leadsTo =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location }).end();
const robots =
  (text: string): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(text);

const at = (path: string, name = host) => `http://${name}:${port}${path}`;

async function read(
  address: string,
  {
    by = rules(),
    within = {},
    signal = never,
  }: { by?: OutgoingRules; within?: Partial<typeof bounds>; signal?: AbortSignal } = {},
): Promise<string> {
  const reader = new PageReader(by, 'https://rivals.example', signal, { ...bounds, ...within });
  try {
    return await reader.read(address);
  } catch (error) {
    if (error instanceof PageFault) return `fault: ${error.reason}`;
    throw error;
  } finally {
    reader.close();
  }
}

describe('#42 what is read of a page', () => {
  it('is its words, asked for by name after robots.txt', async () => {
    let agent: string | undefined;
    answers['/a'] = (request, response) => {
      agent = request.headers['user-agent'];
      html('<title>Tents &amp; stoves</title><p>Warm<b>er</b> bags<script>hidden()</script>')(
        request,
        response,
      );
    };
    const text = await read(at('/a'));
    expect(text.split(/\s+/).filter(Boolean)).toEqual(['Tents', '&', 'stoves', 'Warmer', 'bags']);
    expect([agent, called]).toEqual([
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
    expect(await read(address, { by: publicInternet })).toBe('fault: forbidden');
    expect(called).toEqual([]);
  });
});

describe('#43 where a page leads', () => {
  it.each([
    ['a name of another network', () => at('/', 'inner.example')],
    ['an address of this network', () => 'http://169.254.169.254/'],
    ['another port', () => `http://${host}:1/`],
    ['another protocol', () => 'file:///etc/passwd'],
  ])('%s is not followed', async (_, target) => {
    answers['/a'] = leadsTo(target());
    expect(await read(at('/a'))).toBe('fault: forbidden');
  });

  it('another page is, three times at most', async () => {
    for (let from = 1; from <= 4; from++) answers[`/${from}`] = leadsTo(`/${from + 1}`);
    answers['/5'] = html('the end');
    expect(await read(at('/2'))).toContain('the end');
    expect(await read(at('/1'))).toBe('fault: redirects');
  });

  it('a name is judged by the answer that is connected to, however it answered before', async () => {
    const found = [local, local, '10.0.0.7'];
    answers['/a'] = html('a');
    const by = { ...rules(), resolve: () => Promise.resolve([{ address: found.shift() ?? '', family: 4 }]) };
    expect(await read(at('/a'), { by })).toContain('a');
    expect(await read(at('/a'), { by })).toBe('fault: forbidden');
  });
});

describe('robots.txt', () => {
  it('keeps away what it forbids, and what it could not say', async () => {
    answers['/a'] = html('a');
    answers['/robots.txt'] = robots('User-agent: *\nDisallow: /a');
    expect(await read(at('/a'))).toBe('fault: robots');
    answers['/robots.txt'] = (_request, response) => response.writeHead(503).end();
    expect(await read(at('/a'))).toBe('fault: robots');
    expect(called).not.toContain(`${host}/a`);
    answers['/robots.txt'] = robots('User-agent: rivalscope\nAllow: /\nUser-agent: *\nDisallow: /');
    expect(await read(at('/a'))).toContain('a');
  });

  it('of the host that a redirect leads to counts there', async () => {
    answers['/a'] = leadsTo(at('/b', 'other.example'));
    answers['other.example/robots.txt'] = robots('User-agent: *\nDisallow: /b');
    answers['/b'] = html('b');
    expect(await read(at('/a'))).toBe('fault: robots');
    expect(called).not.toContain('other.example/b');
  });

  it('is asked for once a host', async () => {
    answers['/a'] = html('a');
    const reader = new PageReader(rules(), 'https://rivals.example', never, bounds);
    await reader.read(at('/a'));
    await reader.read(at('/a'));
    reader.close();
    expect(called.filter((one) => one.endsWith('/robots.txt'))).toHaveLength(1);
  });
});

describe('#44 what a page may cost', () => {
  it('ends where it sends without end', async () => {
    answers['/a'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    expect(await read(at('/a'))).toBe('fault: too-large');
  });

  it('ends where little unpacks to much', async () => {
    answers['/a'] = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000)));
    expect(await read(at('/a'))).toBe('fault: too-large');
  });

  it('ends where a packing is broken or unknown', async () => {
    for (const [packing, fault] of [
      ['gzip', 'unreachable'],
      ['zstd', 'no-text'],
    ] as const) {
      answers['/a'] = (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': packing })
          .end('no such thing');
      expect(await read(at('/a'))).toBe(`fault: ${fault}`);
    }
  });

  it('ends where it answers slowly, at its beginning or in the middle', async () => {
    const slow = { page: { bytes: 1000, ms: 200 } };
    answers['/a'] = () => undefined;
    answers['/b'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('a');
    };
    expect(await read(at('/a'), { within: slow })).toBe('fault: too-slow');
    expect(await read(at('/b'), { within: slow })).toBe('fault: too-slow');
  });

  it('ends where its headers are endless, or nobody answers', async () => {
    answers['/a'] = (_request, response) =>
      response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(10_000_000)}\r\n\r\n`);
    expect(await read(at('/a'))).toBe('fault: unreachable');
    const by = { ...rules(), resolve: () => Promise.reject(new Error('no such name')) };
    expect(await read(at('/a'), { by })).toBe('fault: unreachable');
  });

  it('is bounded for a whole run by calls and by time', async () => {
    answers['/a'] = html('a');
    expect(await read(at('/a'), { within: { calls: 1 } })).toBe('fault: too-many');
    expect(await read(at('/a'), { within: { ms: 0 } })).toBe('fault: too-slow');
  });

  it('is given up when the run is', async () => {
    const gone = new AbortController();
    answers['/a'] = () => gone.abort(new Error('cancelled'));
    await expect(read(at('/a'), { signal: gone.signal })).rejects.toThrow('cancelled');
  });

  it('is nothing of what is no text, or was not given', async () => {
    answers['/a'] = (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('PNG');
    expect(await read(at('/a'))).toBe('fault: no-text');
    expect(await read(at('/none'))).toBe('fault: status');
  });

  it.each([
    ['windows-1251', 'text/html; charset=windows-1251', ''],
    ['windows-1251', 'text/html', '<meta charset="windows-1251">'],
    ['utf-8', 'text/html; charset=no-such-charset', ''],
    ['utf-16le', 'text/html', '\uFEFF'],
  ])('is read in %s of %s %s', async (charset, type, head) => {
    answers['/a'] = (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(iconv.encode(`${head}<p>палатки`, charset));
    expect((await read(at('/a'))).trim()).toContain('палатки');
  });
});
