import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../accounts/support/test-browser.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { emptyFilter, filterOfRows } from '../reports/support/saved-filters.js';
import { createScriptCaller } from '../support/caller.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

describe('saved filters over REST', () => {
  interface FilterBody {
    result: { id: number; filterName: string; favorite: boolean; filter: string; filterString: string }[];
    code?: string;
    field?: string;
    message?: string;
  }

  const readResponse = async (response: Promise<Response>): Promise<[number, FilterBody]> => {
    const got = await response;
    return [got.status, (await got.json()) as FilterBody];
  };

  const script = async () => createScriptCaller(app.url, await createUser(app, { kind: 'team' }));

  it.each(['/api', ''])('%s lists, saves, replaces, renames, stars and deletes them', async (api) => {
    const calls = await script();
    const body = { filterName: 'One', reportName: 'organic-keywords', favorite: false, filter: emptyFilter };
    const [, none] = await readResponse(calls.get(`${api}/report/filter/organic-keywords`));
    expect(none).toEqual({ result: [] });
    const [status, { result }] = await readResponse(calls.send('POST', `${api}/report/filter`, body));
    const id = result[0]?.id ?? 0;
    expect([status, result]).toEqual([200, [{ id, ...body, filterString: '' }]]);
    const [taken, error] = await readResponse(
      calls.send('POST', `${api}/report/filter`, { ...body, filterName: 'one' }),
    );
    expect([taken, error.code, error.field]).toEqual([409, 'FILTER_EXISTS', 'filterName']);
    expect(error.message).toContain('One');
    const filter = filterOfRows({ name: 'ws', operator: '>=', value: '10' });
    const replace = { ...body, filter, filterReplace: true };
    const [, replaced] = await readResponse(calls.send('POST', `${api}/report/filter`, replace));
    expect(replaced.result).toEqual([{ id, ...body, filter, filterString: 'ws>=10' }]);
    const [, starred] = await readResponse(
      calls.send('PATCH', `${api}/report/filter/${id}`, { favorite: 1 }),
    );
    expect(starred.result).toMatchObject([{ id, filterName: 'One', favorite: true }]);
    const [, renamed] = await readResponse(
      calls.send('PATCH', `${api}/report/filter/${id}`, { filterName: 'Two' }),
    );
    expect(renamed.result).toMatchObject([{ id, filterName: 'Two', favorite: true, filter }]);
    await readResponse(calls.send('POST', `${api}/report/filter`, body));
    const [again] = await readResponse(
      calls.send('PATCH', `${api}/report/filter/${id}`, { filterName: 'one' }),
    );
    expect(again).toBe(409);
    const [deletedStatus, left] = await readResponse(calls.send('DELETE', `${api}/report/filter/${id}`));
    expect([deletedStatus, left.result]).toMatchObject([200, [{ filterName: 'One' }]]);
    expect((await readResponse(calls.get(`${api}/report/filter/organic-keywords`)))[1]).toEqual(left);
  });

  it('accepts a form and rejects errors with the matching status', async () => {
    const user = await createUser(app, { kind: 'team' });
    const headers = { 'x-api-token': user.token };
    const calls = app.as({ headers });
    const form = { filterName: 'f', reportName: 'organic-keywords', favorite: 'true', filter: 'ws>=1' };
    const sent = fetch(`${app.url}/api/report/filter`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });
    const [, { result }] = await readResponse(sent);
    expect(result).toMatchObject([{ filterName: 'f', favorite: true, filterString: 'ws>=1' }]);
    const id = result[0]?.id ?? 0;
    const rejected: [number, string, Promise<Response>][] = [
      [400, 'BAD_REQUEST', calls.send('POST', '/api/report/filter', { ...form, filterName: '' })],
      [
        422,
        'INVALID_FIELD',
        calls.send('POST', '/api/report/filter', { ...form, filterName: 'x'.repeat(65) }),
      ],
      [
        400,
        'BAD_FILTER',
        calls.send('POST', '/api/report/filter', { ...form, filterName: 'g', filter: '{"rows":1}' }),
      ],
      [404, 'NOT_FOUND', calls.send('POST', '/api/report/filter', { ...form, reportName: 'nothing' })],
      [404, 'NOT_FOUND', calls.get('/api/report/filter/nothing')],
      [400, 'BAD_REQUEST', calls.send('PATCH', `/api/report/filter/${id}`, {})],
      [404, 'NOT_FOUND', (await script()).send('PATCH', `/api/report/filter/${id}`, { favorite: 0 })],
      [404, 'NOT_FOUND', (await script()).send('DELETE', `/api/report/filter/${id}`)],
      [404, 'NOT_FOUND', calls.send('DELETE', '/api/report/filter/2147483647')],
      [400, 'BAD_REQUEST', calls.send('DELETE', '/api/report/filter/one')],
      [401, 'AUTHORIZATION_REQUIRED', app.guest.get('/api/report/filter/organic-keywords')],
      [401, 'AUTHORIZATION_REQUIRED', app.guest.send('POST', '/api/report/filter', form)],
    ];
    for (const [status, code, response] of rejected) {
      const [got, body] = await readResponse(response);
      expect([got, body.code]).toEqual([status, code]);
    }
  });

  it('an unsafe browser call needs the CSRF token', async () => {
    const { session } = await createUser(app, { kind: 'demo' });
    const browser = openBrowser(app);
    browser.cookies.set('session', session);
    const body = { filterName: 'f', reportName: 'organic-keywords', filter: emptyFilter };
    expect((await browser.send('POST', '/api/report/filter', body)).status).toBe(403);
    expect((await browser.rest('POST', '/api/report/filter', body)).status).toBe(200);
    const [, { result }] = await readResponse(browser.get('/api/report/filter/organic-keywords'));
    expect((await browser.send('DELETE', `/api/report/filter/${result[0]?.id}`)).status).toBe(403);
    expect((await browser.rest('DELETE', `/api/report/filter/${result[0]?.id}`)).status).toBe(200);
  });
});
