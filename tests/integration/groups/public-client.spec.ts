import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentedCalls, shapeMismatches } from '../../support/public-api/field-lists.js';
import { createUser } from '../support/test-users.js';
import { runApp } from '../support/running-app.js';

/** A client of the public API with the documented paths, fields and token header. Only the base address differs. */
class PublicClient {
  constructor(
    private readonly baseAddress: string,
    private readonly token: string,
  ) {}

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.baseAddress + path, {
      method,
      headers: {
        'X-Keyso-TOKEN': this.token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }
}

const calls = documentedCalls('groups');
const shapeOf = (path: string) => {
  const call = calls.find((candidate) => candidate.path === path);
  if (call === undefined) throw new Error(`no call ${path}`);
  return call.response;
};
const views = calls.filter(
  ({ path, method }) => method === 'GET' && path.endsWith('/{rid}') && !path.includes('/state/'),
);

let client: PublicClient;
let rid = '';

describe('a public API client with a changed base URL', () => {
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
    expect([status, shapeMismatches(shapeOf('/report/group'), body)]).toEqual([200, []]);
    rid = (body as { rid: string }).rid;
  });

  it('waits for the report by polling its state', async () => {
    const path = '/report/group/state/{rid}';
    for (;;) {
      const { status, body } = await client.call('GET', path.replace('{rid}', rid));
      expect([status, shapeMismatches(shapeOf(path), body)]).toEqual([200, []]);
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
    expect([status, shapeMismatches(shapeOf('/report/group/list'), body)]).toEqual([200, []]);
    expect((body as { data: object[] }).data).toMatchObject([
      { rid, name: 'Mine', base: 'gny', top: 50, state: 10, canDelete: true },
    ]);
  });

  it.each(views)('reads $path with sorting, filters and paging', async ({ path, response, filterable }) => {
    const address = path.replace('{rid}', rid);
    const allRows = await client.call('GET', address);
    expect([allRows.status, shapeMismatches(response, allRows.body)]).toEqual([200, []]);
    const { data, total } = allRows.body as { data: object[]; total: number };
    expect(data.length).toBe(Math.min(total, 25));
    expect(data.length).toBeGreaterThan(0);
    const filter = filterable.map((field) => `${field}!=1`).join('^');
    const filtered = await client.call('GET', `${address}?per_page=1&filter=${filter}`);
    expect([filtered.status, filtered.body]).toMatchObject([200, { per_page: 1 }]);
    // Lists of texts have no sort order.
    const sorted = filterable.find((field) => !['links', 'facts'].includes(field));
    const sort = sorted === undefined ? '' : `&sort=${sorted}|desc`;
    const second = await client.call('GET', `${address}?page=2&per_page=1${sort}`);
    expect(second.body).toMatchObject({ current_page: 2, per_page: 1, total, last_page: total });
  });

  it('gets 401 without a token and 404 for a missing report', async () => {
    const without = new PublicClient((await runApp()).url, '');
    for (const { path } of views) {
      expect((await without.call('GET', path.replace('{rid}', rid))).status).toBe(401);
      const missingRid = rid.replace(/^.{8}/, '00000000');
      expect((await client.call('GET', path.replace('{rid}', missingRid))).status).toBe(404);
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
