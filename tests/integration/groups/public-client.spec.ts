import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentedCalls, misfits } from '../../support/public-api/field-lists.js';
import { createUser } from '../support/people.js';
import { runApp } from '../support/running-app.js';

/**
 * A client of the public API as others have written it: it knows the documented paths and fields, the header of the token, and
 * the address of the service, which is ours.
 */
class PublicClient {
  constructor(
    private readonly baseAddress: string,
    private readonly token: string,
  ) {}

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(this.baseAddress + path, {
      method,
      headers: {
        'X-Keyso-TOKEN': this.token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }
}

const calls = documentedCalls('groups');
const shapeOf = (path: string) => {
  const call = calls.find((one) => one.path === path);
  if (call === undefined) throw new Error(`no call ${path}`);
  return call.answer;
};
const views = calls.filter(
  ({ path, method }) => method === 'GET' && path.endsWith('/{rid}') && !path.includes('/state/'),
);

let client: PublicClient;
let rid = '';

describe('a client written for the public API, with its base address changed', () => {
  beforeAll(async () => {
    const app = await runApp({ apiBurstRequests: 1000 });
    const { token } = await createUser(app, { kind: 'team' });
    client = new PublicClient(app.url, token);
    const domains = ['eps.example', 'beta.example', 'unknown.example'];
    const { status, body } = await client.call('POST', '/report/group', {
      domains,
      base: 'gny',
      top: 50,
      name: 'Mine',
    });
    expect([status, misfits(shapeOf('/report/group'), body)]).toEqual([200, []]);
    rid = (body as { rid: string }).rid;
  });

  it('waits for the report by its state', async () => {
    const path = '/report/group/state/{rid}';
    for (;;) {
      const { status, body } = await client.call('GET', path.replace('{rid}', rid));
      expect([status, misfits(shapeOf(path), body)]).toEqual([200, []]);
      const { state, progress } = body as { state: number; progress: number };
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(100);
      if (state === 10) break;
      expect(state).toBe(1);
      await sleep(50);
    }
  });

  it('finds it in the list', async () => {
    const { status, body } = await client.call('GET', '/report/group/list?page=1&per_page=25&sort=name|asc');
    expect([status, misfits(shapeOf('/report/group/list'), body)]).toEqual([200, []]);
    expect((body as { data: object[] }).data).toMatchObject([
      { rid, name: 'Mine', base: 'gny', top: 50, state: 10, canDelete: true },
    ]);
  });

  it.each(views)('reads $path, sorted, filtered and paged', async ({ path, answer, filterable }) => {
    const at = path.replace('{rid}', rid);
    const whole = await client.call('GET', at);
    expect([whole.status, misfits(answer, whole.body)]).toEqual([200, []]);
    const { data, total } = whole.body as { data: object[]; total: number };
    expect(data.length).toBe(Math.min(total, 25));
    expect(data.length).toBeGreaterThan(0);
    const filter = filterable.map((field) => `${field}!=1`).join('^');
    const filtered = await client.call('GET', `${at}?per_page=1&filter=${filter}`);
    expect([filtered.status, filtered.body]).toMatchObject([200, { per_page: 1 }]);
    // Lists of texts have no order.
    const sorted = filterable.find((field) => !['links', 'facts'].includes(field));
    const sort = sorted === undefined ? '' : `&sort=${sorted}|desc`;
    const second = await client.call('GET', `${at}?page=2&per_page=1${sort}`);
    expect(second.body).toMatchObject({ current_page: 2, per_page: 1, total, last_page: total });
  });

  it('is told 401 without a token and 404 for a report that there is not', async () => {
    const without = new PublicClient((await runApp()).url, '');
    for (const { path } of views) {
      expect((await without.call('GET', path.replace('{rid}', rid))).status).toBe(401);
      const nobody = rid.replace(/^.{8}/, '00000000');
      expect((await client.call('GET', path.replace('{rid}', nobody))).status).toBe(404);
    }
  });

  it('deletes it', async () => {
    const { status, body } = await client.call('DELETE', `/report/group/${rid}`);
    expect([status, body]).toEqual([200, { result: true }]);
    const list = await client.call('GET', '/report/group/list');
    expect(list.body).toMatchObject({ total: 0, data: [] });
    expect((await client.call('GET', `/report/group/state/${rid}`)).status).toBe(404);
  });
});
