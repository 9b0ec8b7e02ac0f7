import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureProcessorMs } from '../../support/processor-time.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ metricsToken: 'a-token-of-the-scraper' });
});

interface RawResponse {
  status: number | undefined;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** A raw HTTP request. fetch would normalize the URL and restrict methods and hosts. */
function sendRawRequest(
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ method, hostname, port, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    request.on('error', reject);
    request.end();
  });
}

interface ErrorBody {
  code?: string;
  error?: string;
  errors?: { extensions: { code: string } }[];
}

/** Error code in the REST or GraphQL format. */
function getErrorCode({ body }: RawResponse): string | undefined {
  const { code, error, errors } = JSON.parse(body) as ErrorBody;
  return error ?? code ?? errors?.[0]?.extensions.code;
}

describe("invalid requests get errors in the service's own format", () => {
  it('reports an unreadable URL', async () => {
    for (const path of ['/%ff', '/api/%ff', '/%']) {
      const response = await sendRawRequest('GET', path);
      expect([path, response.status, getErrorCode(response)]).toEqual([path, 400, 'BAD_REQUEST']);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('rejects a POST to a page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
      // The home page accepts POST from its documented search form.
      for (const path of [...(method === 'POST' ? [] : ['/']), '/visible', '/pricing']) {
        const response = await sendRawRequest(method, path, { accept: 'text/html' });
        expect([method, path, response.status]).toEqual([method, path, 405]);
        expect(getErrorCode(response)).toBe('METHOD_NOT_ALLOWED');
        expect(response.headers['allow']).toBe('GET, HEAD');
      }
    }
    expect((await sendRawRequest('GET', '/', { accept: 'text/html' })).status).toBe(200);
    expect((await sendRawRequest('POST', '/nowhere')).status).toBe(404);
  });

  it('a URL that is too long has a code and advice', async () => {
    const long = await sendRawRequest(
      'GET',
      `/api/report/simple/organic/keywords?filter=${'x'.repeat(20_000)}`,
    );
    expect([long.status, getErrorCode(long)]).toEqual([414, 'ADDRESS_TOO_LONG']);
    expect(long.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(JSON.parse(long.body)).toMatchObject({ message: expect.stringContaining('POST') as unknown });
  });

  it('a page in the browser explains an address that is too long', async () => {
    for (const [language, title] of [
      ['en', 'The address is too long'],
      ['ru', 'Слишком длинный адрес'],
    ] as const) {
      const page = await sendRawRequest('GET', `/tools/domains-batch?domains=${'x'.repeat(40_000)}`, {
        accept: 'text/html',
        'accept-language': language,
      });
      expect([page.status, page.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
      expect(page.body).toContain(`<h1>${title}</h1>`);
      expect(page.headers['content-security-policy']).toContain("default-src 'self'");
      expect(page.body.length).toBeLessThan(40_000);
    }
    const headers = { 'x-long': 'x'.repeat(20_000) };
    expect((await sendRawRequest('GET', '/', headers)).status).toBe(414);
    const unread = await sendRawRequest('GET', `/visible?x=${'x'.repeat(300_000)}`, { accept: 'text/html' });
    expect([unread.status, getErrorCode(unread)]).toEqual([414, 'ADDRESS_TOO_LONG']);
  });

  it('a form of many parts is refused, because every part costs time', async () => {
    const send = async (parts: number) => {
      const form = new FormData();
      for (let part = 0; part < parts; part += 1) form.append(`part ${part}`, '');
      const response = await fetch(`${app.url}/report/group/delete/file/1`, { method: 'POST', body: form });
      return ((await response.json()) as { message: string }).message;
    };
    expect(await send(50)).toBe('file is missing');
    expect(await send(52)).toBe('the multipart body cannot be read');
  });

  it('a JSON body that is one long text or list takes little processor time', async () => {
    const send = async (path: string, body: unknown) => {
      const response = await fetch(new URL(path, app.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as ErrorBody).error;
    };
    const path = '/api/report/simple/organic/keywords';
    expect(await send(path, {})).toBe('BAD_REQUEST');
    for (const [code, body] of [
      ['BAD_REQUEST', 'x'.repeat(900_000)],
      ['QUERY_TOO_COMPLEX', Array.from({ length: 400_000 }, () => 1)],
    ] as const) {
      const measureRejection = () =>
        measureProcessorMs(async () => expect(await send(path, body)).toBe(code));
      const measured = [await measureRejection(), await measureRejection(), await measureRejection()];
      expect(Math.min(...measured)).toBeLessThan(150);
    }
  });

  it('a malformed part of a multipart operation is rejected and the server goes on', async () => {
    const send = async (part: string) => {
      const response = await fetch(new URL('/graphql', app.url), {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' },
        body: `--x\r\n${part}\r\n--x--\r\n`,
      });
      const { errors } = (await response.json()) as ErrorBody;
      return errors?.[0]?.extensions.code;
    };
    const operations = 'content-disposition: form-data; name="operations"\r\n\r\n{"query":"{viewer{kind}}"}';
    for (const malformed of [':\r\n\r\n', `content-disposition: ${'n'.repeat(20_000)}\r\n\r\n`]) {
      expect(await send(malformed)).toBe('BAD_REQUEST');
      expect(await send(`${operations}\r\n--x\r\n${malformed}`)).toBe('BAD_REQUEST');
    }
  });

  it('a file at an inherited property of an operation is rejected and changes nothing', async () => {
    const send = async (path: string, variables: object) => {
      const form = new FormData();
      form.append('operations', JSON.stringify({ query: '{ viewer { kind } }', variables }));
      form.append('map', JSON.stringify({ 0: [path] }));
      form.append('0', new Blob(['text']), 'a.txt');
      const headers = { 'apollo-require-preflight': '1' };
      const response = await fetch(new URL('/graphql', app.url), { method: 'POST', headers, body: form });
      return (await response.json()) as ErrorBody & { data?: unknown };
    };
    const variables = { file: null, list: [null], text: 'a' };
    for (const path of [
      'variables.toString.call',
      'variables.hasOwnProperty.call',
      'variables.list.push.apply',
      'variables.list.length',
      'variables.text.replace.call',
      'variables.text',
      'variables.list.1',
      'query.replace.call',
      'toString',
      'variables.toString',
      'variables.__proto__',
      'variables.constructor.name',
      'variables.missing.name',
      'variables.file.name',
    ]) {
      const { errors } = await send(path, variables);
      expect([path, errors?.[0]?.extensions.code]).toEqual([path, 'BAD_REQUEST']);
    }
    for (const path of ['variables.file', 'variables.list.0', 'variables.missing']) {
      expect(await send(path, variables)).toMatchObject({ data: { viewer: { kind: 'GUEST' } } });
    }
    expect(
      (await sendRawRequest('GET', '/metrics', { authorization: 'Bearer a-token-of-the-scraper' })).status,
    ).toBe(200);
  });

  it('a multipart operation with many parts is rejected before they are read', async () => {
    const send = async (part: string, parts: number) => {
      const response = await fetch(new URL('/graphql', app.url), {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' },
        body: `--x\r\n${`${part}\r\n\r\n\r\n--x\r\n`.repeat(parts)}`,
      });
      const { errors } = (await response.json()) as ErrorBody;
      return errors?.[0]?.extensions.code;
    };
    const measureRejection = (part: string, parts: number) =>
      measureProcessorMs(async () => expect(await send(part, parts)).toBe('BAD_REQUEST'));
    const field = 'content-disposition: form-data; name="a"';
    for (const [part, parts] of [
      [field, 3],
      [field, 100_000],
      ['content-disposition: attachment', 100_000],
    ] as const) {
      expect(await measureRejection(part, parts)).toBeLessThan(400);
    }
  });

  it('a compressed body is rejected before it is unpacked', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'GZIP, identity']) {
      const response = await fetch(new URL('/api/tools/combine', app.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body: gzipSync(JSON.stringify({ lists: ['a', 'b'] })),
      });
      const { error } = (await response.json()) as ErrorBody;
      expect([response.status, error]).toEqual([415, 'UNSUPPORTED_TYPE']);
    }
  });

  it('an unknown host name gets no content', async () => {
    for (const path of ['/', '/api/users/current', '/graphql', '/favicon.svg', '/api/docs']) {
      const response = await sendRawRequest('GET', path, { host: 'rebound.example', accept: 'text/html' });
      expect([path, response.status, getErrorCode(response)]).toEqual([path, 421, 'HOST_NOT_SERVED']);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    for (const host of ['localhost', '127.0.0.1:4000', '[::1]', 'LOCALHOST:80']) {
      expect([host, (await sendRawRequest('GET', '/', { host, accept: 'text/html' })).status]).toEqual([
        host,
        200,
      ]);
    }
    expect((await sendRawRequest('GET', '/healthz', { host: '10.1.2.3' })).status).toBe(200);
  });

  it('metrics are for operators only and have bounded label values', async () => {
    expect((await sendRawRequest('GET', '/metrics')).status).toBe(404);
    expect((await sendRawRequest('GET', '/metrics', { authorization: 'Bearer wrong' })).status).toBe(404);
    for (let index = 0; index < 30; index += 1) await sendRawRequest('GET', `/api/nothing/${index}`);
    const response = await sendRawRequest('GET', '/metrics', {
      authorization: 'Bearer a-token-of-the-scraper',
    });
    expect(response.status).toBe(200);
    expect(response.body).not.toMatch(/nothing\/\d|\.js"|operation="import \d/);
  });

  it('private responses are not cached', async () => {
    for (const path of [
      '/api/users/current',
      '/api/nothing',
      '/api/report/simple/organic/keywords?domain=alpha.example',
    ]) {
      expect([
        path,
        (await sendRawRequest('GET', path, { ...app.fixedHeaders })).headers['cache-control'],
      ]).toEqual([path, 'private, no-store']);
    }
    const graphql = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { ...app.fixedHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ visitor { language } }' }),
    });
    expect(graphql.headers.get('cache-control')).toMatch(/no-store/);
  });
});
