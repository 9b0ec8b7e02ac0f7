import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  referenceCall,
  referenceCalls,
  rowSchema,
  typeMismatches,
  type ReferenceCall,
} from '../../support/public-reference/reference.js';
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

const mismatches = (method: ReferenceCall['method'], path: string, body: unknown) =>
  typeMismatches(referenceCall(method, path).response ?? {}, body);
const views = referenceCalls().filter(
  ({ path }) => path.startsWith('/report/group/') && path.endsWith('/{rid}') && !path.includes('/state/'),
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
    expect([status, mismatches('POST', '/report/group', body)]).toEqual([200, []]);
    expect((body as { unknown: string[] }).unknown).toEqual(['unknown.example']);
    rid = (body as { rid: string }).rid;
  });

  it('waits for the report by polling its state', async () => {
    const path = '/report/group/state/{rid}';
    for (;;) {
      const { status, body } = await client.call('GET', path.replace('{rid}', rid));
      expect([status, mismatches('GET', path, body)]).toEqual([200, []]);
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
    expect([status, mismatches('GET', '/report/group/list', body)]).toEqual([200, []]);
    expect((body as { data: object[] }).data).toMatchObject([
      { rid, name: 'Mine', base: 'gny', top: 50, state: 10, canDelete: true },
    ]);
  });

  it.each(views)('reads $path with sorting, filters and paging', async (call) => {
    const { path } = call;
    const properties = Object.entries(rowSchema(call)?.properties ?? {});
    const filterable = properties.flatMap(([name, schema]) => (schema['x-filterable'] ? [name] : []));
    const address = path.replace('{rid}', rid);
    const allRows = await client.call('GET', address);
    expect([allRows.status, mismatches('GET', path, allRows.body)]).toEqual([200, []]);
    const { data, total } = allRows.body as { data: object[]; total: number };
    expect(data.length).toBe(Math.min(total, 25));
    expect(data.length).toBeGreaterThan(0);
    const filter = filterable.map((field) => `${field}!=1`).join('^');
    const filtered = await client.call('GET', `${address}?per_page=1&filter=${filter}`);
    expect([filtered.status, filtered.body]).toMatchObject([200, { per_page: 1 }]);
    const second = await client.call(
      'GET',
      `${address}?page=2&per_page=1&sort=${filterable[0] ?? expect.fail()}|desc`,
    );
    expect(second.body).toMatchObject({ current_page: 2, per_page: 1, total, last_page: total });
  });

  it.each([[['eps.example']], [['eps.example', 'unknown.example']], [['unknown.example', 'other.example']]])(
    'gets 400 for a group with fewer than two known domains: %j',
    async (domains) => {
      const { status, body } = await client.call('POST', '/report/group', { domains, base: 'gny' });
      expect([status, body]).toMatchObject([400, { code: 400, error: 'BAD_REQUEST' }]);
      const unknown = domains.filter((domain) => domain !== 'eps.example');
      for (const domain of unknown) expect((body as { message: string }).message).toContain(domain);
    },
  );

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
