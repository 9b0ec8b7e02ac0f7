import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../accounts/support/test-browser.js';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { emptyFilter, filterOfRows } from '../reports/support/saved-filters.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

describe('T11 saved filters over REST', () => {
  interface Answer {
    result: { id: number; filterName: string; favorite: boolean; filter: string; filterString: string }[];
    code?: string;
    field?: string;
    message?: string;
  }

  const read = async (answer: Promise<Response>): Promise<[number, Answer]> => {
    const got = await answer;
    return [got.status, (await got.json()) as Answer];
  };

  const script = async () =>
    app.as({ headers: { 'x-api-token': (await createUser(app, { kind: 'team' })).token } });

  it.each(['/api', ''])('%s are listed, saved, replaced, renamed, starred and deleted', async (api) => {
    const calls = await script();
    const body = { filterName: 'One', reportName: 'organic-keywords', favorite: false, filter: emptyFilter };
    const [, none] = await read(calls.get(`${api}/report/filter/organic-keywords`));
    expect(none).toEqual({ result: [] });
    const [status, { result }] = await read(calls.send('POST', `${api}/report/filter`, body));
    const id = result[0]?.id ?? 0;
    expect([status, result]).toEqual([200, [{ id, ...body, filterString: '' }]]);
    const [taken, refusal] = await read(
      calls.send('POST', `${api}/report/filter`, { ...body, filterName: 'one' }),
    );
    expect([taken, refusal.code, refusal.field]).toEqual([409, 'FILTER_EXISTS', 'filterName']);
    expect(refusal.message).toContain('One');
    const filter = filterOfRows({ name: 'ws', operator: '>=', value: '10' });
    const replace = { ...body, filter, filterReplace: true };
    const [, replaced] = await read(calls.send('POST', `${api}/report/filter`, replace));
    expect(replaced.result).toEqual([{ id, ...body, filter, filterString: 'ws>=10' }]);
    const [, starred] = await read(calls.send('PATCH', `${api}/report/filter/${id}`, { favorite: 1 }));
    expect(starred.result).toMatchObject([{ id, filterName: 'One', favorite: true }]);
    const [, renamed] = await read(calls.send('PATCH', `${api}/report/filter/${id}`, { filterName: 'Two' }));
    expect(renamed.result).toMatchObject([{ id, filterName: 'Two', favorite: true, filter }]);
    await read(calls.send('POST', `${api}/report/filter`, body));
    const [again] = await read(calls.send('PATCH', `${api}/report/filter/${id}`, { filterName: 'one' }));
    expect(again).toBe(409);
    const [gone, left] = await read(calls.send('DELETE', `${api}/report/filter/${id}`));
    expect([gone, left.result]).toMatchObject([200, [{ filterName: 'One' }]]);
    expect((await read(calls.get(`${api}/report/filter/organic-keywords`)))[1]).toEqual(left);
  });

  it('take a form as well, and refuse what is wrong with the right status', async () => {
    const person = await createUser(app, { kind: 'team' });
    const headers = { 'x-api-token': person.token };
    const calls = app.as({ headers });
    const form = { filterName: 'f', reportName: 'organic-keywords', favorite: 'true', filter: 'ws>=1' };
    const sent = fetch(`${app.url}/api/report/filter`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });
    const [, { result }] = await read(sent);
    expect(result).toMatchObject([{ filterName: 'f', favorite: true, filterString: 'ws>=1' }]);
    const id = result[0]?.id ?? 0;
    const refused: [number, string, Promise<Response>][] = [
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
    for (const [status, code, answer] of refused) {
      const [got, body] = await read(answer);
      expect([got, body.code]).toEqual([status, code]);
    }
  });

  it('#13 a browser’s unsafe call needs the token of its page', async () => {
    const { session } = await createUser(app, { kind: 'demo' });
    const browser = openBrowser(app);
    browser.cookies.set('session', session);
    const body = { filterName: 'f', reportName: 'organic-keywords', filter: emptyFilter };
    expect((await browser.send('POST', '/api/report/filter', body)).status).toBe(403);
    expect((await browser.rest('POST', '/api/report/filter', body)).status).toBe(200);
    const [, { result }] = await read(browser.get('/api/report/filter/organic-keywords'));
    expect((await browser.send('DELETE', `/api/report/filter/${result[0]?.id}`)).status).toBe(403);
    expect((await browser.rest('DELETE', `/api/report/filter/${result[0]?.id}`)).status).toBe(200);
  });
});
