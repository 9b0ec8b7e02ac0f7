import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const report = '/report/simple/organic/keywords?domain=alpha.example';

describe('security headers of every response', () => {
  const everywhere = [
    '/',
    '/healthz',
    '/metrics',
    '/api/docs',
    '/api/openapi.json',
    `/api${report}`,
    `/api${report}&type=csv`,
    '/api/nothing',
    '/graphql',
    '/favicon.svg',
    '/changedb/gny',
  ];

  it.each(everywhere)('%s', async (path) => {
    for (const headers of [browser, {}]) {
      const response = await app.get(path, headers);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(response.headers.get('x-powered-by')).toBeNull();
    }
  });

  it('a nonce is valid for one response only', async () => {
    const nonces = await Promise.all(
      [1, 2].map(
        async () =>
          /'nonce-([^']+)'/.exec(
            (await app.get('/', browser)).headers.get('content-security-policy') ?? '',
          )?.[1],
      ),
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('routing between pages and API calls', () => {
  it('a navigation at the root gets the page, and any other request gets the call', async () => {
    expect((await app.get(report, browser)).headers.get('content-type')).toMatch(/^text\/html/);
    expect((await app.get(report)).headers.get('content-type')).toMatch(/^application\/json/);
    expect((await app.get(report, { accept: 'application/json' })).headers.get('content-type')).toMatch(
      /^application\/json/,
    );
  });

  it('a path under /api always gets the call', async () => {
    expect((await app.get(`/api${report}`, browser)).headers.get('content-type')).toMatch(
      /^application\/json/,
    );
    const missing = await app.get('/api/nothing', browser);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('the playground and the API docs open in a browser', async () => {
    expect((await app.get('/graphql', browser)).headers.get('content-type')).toMatch(/^text\/html/);
    const docs = await app.get('/api/docs', browser);
    expect(await docs.text()).toContain('/report/simple/organic/keywords');
  });

  it('HEAD responds like GET without a body, and OPTIONS lists the methods', async () => {
    const headResponse = await fetch(app.url + report, { method: 'HEAD', headers: app.fixedHeaders });
    expect([headResponse.status, await headResponse.text()]).toEqual([200, '']);
    const options = await fetch(app.url + report, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
  });
});

describe('unsafe calls with a cookie need proof of origin', () => {
  it('rejected without the CSRF token and accepted with it', async () => {
    const page = await app.get('/', browser);
    const cookie = String(page.headers.get('set-cookie')).split(';')[0] ?? '';
    const html = await page.text();
    const token = /name="csrf-token" content="([^"]+)"/.exec(html)?.[1];
    const call = (headers: Record<string, string>) =>
      fetch(`${app.url}/api/report/system_keywords`, { method: 'POST', headers });
    expect((await call({ cookie })).status).toBe(403);
    expect((await call({ cookie, 'x-csrf-token': 'x'.repeat(43) })).status).toBe(403);
    if (token) expect((await call({ cookie, 'x-csrf-token': token })).status).toBe(200);
    const form = (fields: Record<string, string>) =>
      fetch(`${app.url}/api/report/system_keywords`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ phrases: 'phone', ...fields }),
      });
    expect((await form({})).status).toBe(403);
    expect((await form({ csrf_token: 'x'.repeat(43) })).status).toBe(403);
    if (token) expect((await form({ csrf_token: token })).status).toBe(200);
    expect((await call({})).status).toBe(200);
  });
});

describe('operator endpoints', () => {
  it('report liveness and readiness', async () => {
    expect((await app.get('/healthz')).status).toBe(200);
    expect(await (await app.get('/readyz')).json()).toEqual({
      status: 'ready',
      postgres: true,
      clickhouse: true,
      runners: { jobs: true, tasks: true },
    });
  });

  it('metrics count requests by route and the store time', async () => {
    await app.get(`/api${report}&page=2`);
    const text = await (await app.get('/metrics')).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/report\/simple\/organic\/keywords",status="200"\} \d+/,
    );
    expect(text).toMatch(/store_query_duration_seconds_count\{operation="organic-keywords"\} \d+/);
    expect(text).toContain('import_jobs');
  });

  it('every response carries the store time and its request id', async () => {
    const response = await app.get(`/api${report}&page=3&sort=word|asc`, {
      'x-request-id': 'seen-before-1',
    });
    expect(response.headers.get('server-timing')).toMatch(/^store;dur=\d+(\.\d+)?/);
    expect(response.headers.get('x-request-id')).toBe('seen-before-1');
    expect((await app.get('/healthz', { 'x-request-id': 'bad id\t' })).headers.get('x-request-id')).toMatch(
      /^[\da-f-]{36}$/,
    );
  });

  it('the API description lists every call once with its parameters', async () => {
    const document = (await (await app.get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([report.split('?')[0], '/changedb/{dbname}', '/suggestion/{apiType}']),
    );
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
