import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';

const keywords = '/api/report/simple/organic/keywords?domain=alpha.example&per_page=5';
const domains = '/api/report/simple/top_domain_visibility?per_page=5';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const rowsOf = async (path: string): Promise<unknown> =>
  ((await (await app.get(path)).json()) as { data: unknown }).data;

describe('parameters of a report call', () => {
  const rejectedParameters: [parameter: string, message: RegExp][] = [
    ['filter=ws%3E1&filter=ws%3E2', /^filter must be a string/],
    ['sort=ws%7Casc&sort=ws%7Cdesc', /^sort must be a string/],
    ['page=1&page=2', /^page must be a whole number/],
    ...['abc', '0', '4', '1.5'].map((days): [string, RegExp] => [
      `forDay=${days}`,
      /^forDay must be one of 3, 7, 30/,
    ]),
    ['search=a%00b', /^search must .*zero/],
  ];

  it.each(rejectedParameters)('are rejected when repeated or useless: %s', async (parameter, message) => {
    const response = await app.get(`${keywords}&${parameter}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'BAD_REQUEST',
      message: expect.stringMatching(message) as string,
    });
  });

  it('of batch analysis are a list under `data` and the others under `params`', async () => {
    const headers = { ...app.fixedHeaders, 'content-type': 'application/json' };
    const analyse = async (body: object): Promise<unknown> => {
      const address = `${app.url}/api/tools/domains-batch?base=gny`;
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      return response.json();
    };
    const data = { domains: 'https://www.Alpha.example/x\r\n\nbeta.example' };
    expect(await analyse({ data, params: { per_page: 1, page: 2, sort: 'name|asc' } })).toMatchObject({
      total: 2,
      per_page: 1,
      data: [{ name: 'beta.example' }],
    });
    expect(await analyse({ data: { ...data, domain_list: 'x' } })).toMatchObject({ total: 2 });
  });

  it.each([
    ['filter[]=ws%3E1&limit=10', undefined, 'filter%5B%5D, limit'],
    ['perpage=5', undefined, 'perpage'],
    ['', { params: { filters: 'ws>1' } }, 'filters'],
    ['имя=1', undefined, '%D0%B8%D0%BC%D1%8F'],
  ])('are ignored and named in a header when unknown: %s %j', async (parameters, body, ignored) => {
    const headers = { ...app.fixedHeaders, 'content-type': 'application/json' };
    const response = await fetch(`${app.url}${keywords}&${parameters}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect([response.status, response.headers.get('x-ignored-parameters')]).toEqual([200, ignored]);
  });

  it('of a report outside the public API are rejected when unknown', async () => {
    const report = await app.get(
      '/api/report/simple/direct/adkeys?base=msk&domain=eps.example&adHash=1&limit=1',
    );
    expect([report.status, await report.json()]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
  });

  it('the CSRF field of a browser form is ignored', async () => {
    const body = new URLSearchParams({ filter: 'ws>=1', type: 'csv', csrf_token: 'x' });
    const response = await fetch(`${app.url}${keywords}`, {
      method: 'POST',
      headers: app.fixedHeaders,
      body,
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  });

  it('extra parameters of compatible scripts are ignored', async () => {
    const plain = await rowsOf(keywords);
    expect(await rowsOf(`${keywords}&_=1763800000000&full=1&auth-token=`)).toEqual(plain);
    expect(await rowsOf(`${domains}&domain=alpha.example&forDay=7`)).toEqual(await rowsOf(domains));
  });
});
