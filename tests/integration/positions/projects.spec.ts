import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { createGroup } from '../groups/support/group-calls.js';
import {
  create,
  rankThird,
  openPositionsWorld,
  errorOf,
  reportOf,
  saveKey,
  type PositionsWorld,
} from './support/position-calls.js';

let app: PositionsWorld['app'];
let serp: PositionsWorld['serp'];
beforeAll(async () => {
  ({ app, serp } = await openPositionsWorld());
});
afterAll(() => serp.close());
beforeEach(() => {
  serp.calls.length = 0;
  serp.respondWith(rankThird);
});

describe('a rank tracking project', () => {
  it.each([
    [{ address: ' ' }, 'address'],
    [{ address: 'not a domain' }, 'address'],
    [{ name: ' ' }, 'name'],
    [{ engine: null }, 'engine'],
    [{ engine: 'yandex' }, 'regions'],
    [{ regions: [] }, 'regions'],
    [{ regions: [{ base: 'gny' }, { base: 'GNY' }] }, 'regions'],
    [{ device: 'watch' }, 'device'],
    [{ depth: 15 }, 'depth'],
    [{ language: 'xx' }, 'language'],
    [{ time: '25:00' }, 'time'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ schedule: 'week', days: [1] }, 'provider'],
    [{ competitors: ['no domain'] }, 'competitors'],
    [{ alertTop: 4 }, 'alertTop'],
    [{ provider: 'serper', cap: 0 }, 'cap'],
    [{ provider: 'serper' }, 'provider'],
  ])('rejects %j', async (input, field) => {
    const caller = app.as(await createUser(app, { kind: 'pro' }));
    expect(errorOf(await create(caller, input))).toEqual(['INVALID_FIELD', field]);
  });

  it('has a case-insensitive unique name within the account and keywords', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const caller = app.as(user);
    expect((await create(caller, { name: 'Shop' })).errors).toBeUndefined();
    expect(errorOf(await create(caller, { name: ' shop' }))).toEqual(['INVALID_FIELD', 'name']);
    expect(
      (
        await create(app.as(await createUser(app, { kind: 'pro' })), {
          name: 'Shop',
        })
      ).errors,
    ).toBeUndefined();
    expect(errorOf(await create(caller, {}, { list: [' '] }))).toEqual(['INVALID_FIELD', 'keywords']);
  });

  it('is limited by the plan and counted by limits/all', async () => {
    const caller = app.as(await createUser(app, { kind: 'demo' }));
    const many = { list: ['one', 'two', 'three', 'four'] };
    expect(errorOf(await create(caller, {}, many))[0]).toBe('POSITIONS_KEYWORDS_LIMIT');
    expect((await create(caller)).errors).toBeUndefined();
    expect(errorOf(await create(caller))[0]).toBe('POSITIONS_LIMIT');
    const { data } = await caller.graphql('{ limits { serpMaxActiveProjects { limit usedLimit } } }');
    expect(data?.['limits']).toEqual({
      serpMaxActiveProjects: { limit: 1, usedLimit: 1 },
    });
  });

  it('belongs to its account: team members see it and others do not', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const member = await createUser(app, { kind: 'demo', owner });
    const otherUser = await createUser(app, { kind: 'pro' });
    const { data } = await create(app.as(owner), { name: 'Ours' });
    const id = data?.['createPositionsProject'];
    const readPositions = (caller: Caller, projectId: unknown) =>
      caller.graphql('query ($id: ID!) { positionsProject(id: $id) { name keywords } }', { id: projectId });
    expect((await readPositions(app.as(member), id)).data?.['positionsProject']).toEqual({
      name: 'Ours',
      keywords: 2,
    });
    const results = [];
    for (const requestedId of [id, '00000000-0000-4000-8000-000000000000', 'none']) {
      const { errors } = await readPositions(app.as(otherUser), requestedId);
      results.push([errors?.[0]?.extensions.code, errors?.[0]?.message]);
    }
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]?.[0]).toBe('POSITIONS_PROJECT_NOT_FOUND');
  });

  it('takes the keywords of a group report and tags them', async () => {
    const caller = app.as(await createUser(app, { kind: 'pro' }));
    const group = await createGroup(caller, {
      domains: ['alpha.example', 'beta.example'],
    });
    const { data, errors } = await create(caller, { address: 'alpha.example' }, { list: ['zzz'], group });
    expect(errors).toBeUndefined();
    const id = data?.['createPositionsProject'] as string;
    const { rows } = await reportOf(caller, id);
    expect(rows.length).toBeGreaterThan(2);
    const ids = rows.slice(0, 2).map((row) => row.id);
    const tag = (tags: string[], remove = false) =>
      caller.graphql(
        'mutation ($id: ID!, $keywords: [SafeInt!]!, $tags: [String!]!, $remove: Boolean!) { tagPositionsKeywords(id: $id, keywords: $keywords, tags: $tags, remove: $remove) }',
        { id, keywords: ids, tags, remove },
      );
    expect((await tag(['Brand', 'brand', 'spring'])).errors).toBeUndefined();
    expect((await tag(['SPRING'], true)).errors).toBeUndefined();
    expect((await reportOf(caller, id, 'brand')).rows.map((row) => [row.id, row.tags])).toEqual(
      ids.map((keywordId) => [keywordId, ['brand']]),
    );
  });
});

describe('positions from database imports', () => {
  it('equal the stored facts for each date', async () => {
    const caller = app.as(await createUser(app, { kind: 'pro' }));
    const words = app.world.keywords.map(({ word }) => word).slice(0, 30);
    const { data } = await create(
      caller,
      {
        address: 'https://alpha.example/',
        competitors: ['beta.example'],
        depth: 50,
      },
      { list: [...words, 'nobody ever searched for this'] },
    );
    const { dates, rows, sites } = await reportOf(caller, data?.['createPositionsProject'] as string);
    expect(sites).toEqual(['alpha.example', 'beta.example']);
    const snapshots: { id: number; date: string }[] = await app.stores.postgres.query(
      `SELECT snapshot.id, to_char(date, 'YYYY-MM-DD') AS date FROM snapshot JOIN base ON base.id = base_id
       WHERE base.code = 'gny' AND state = 'published' ORDER BY snapshot.date DESC`,
    );
    expect(dates.map(({ date }) => date)).toEqual(snapshots.map(({ date }) => date));
    expect(dates.every(({ isChecked }) => !isChecked)).toBe(true);
    for (const [index, { id: snapshot }] of snapshots.entries()) {
      const { rows: facts } = await app.stores.clickhouse.query<{
        word: string;
        pos: number;
        paged: number;
      }>(
        `SELECT word, has_results AS paged, (SELECT count() FROM host) * 0 + pos AS pos FROM (
           SELECT keyword_id, any(word) AS word, max(has_results) AS has_results FROM keyword_fact WHERE base = 1 AND snapshot = {snapshot:UInt32} GROUP BY keyword_id) AS facts
         LEFT JOIN (SELECT keyword_id, min(pos) AS pos FROM result JOIN host ON host.domain_id = result.domain_id
           WHERE base = 1 AND snapshot = {snapshot:UInt32} AND host.name = 'alpha.example' GROUP BY keyword_id) AS places USING (keyword_id)`,
        { parameters: { snapshot } },
      );
      const positions = new Map(facts.map(({ word, pos, paged }) => [word, pos > 0 ? pos : paged ? 0 : -1]));
      expect(Object.fromEntries(rows.map((row) => [row.keyword, row.positions[index]]))).toEqual(
        Object.fromEntries(rows.map((row) => [row.keyword, positions.get(row.keyword) ?? -1])),
      );
    }
    const keywordCounts = dates.map(({ tops, beyond, unchecked }) =>
      tops.reduce((sum, top) => sum + top, beyond + unchecked),
    );
    expect(keywordCounts).toEqual(dates.map(() => rows.length));
  });
});

describe('an API key of a service', () => {
  it('is verified, encrypted and displayed only by its last characters', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const caller = app.as(user);
    serp.respondWith(() => ({
      status: 403,
      body: { message: 'Unauthorized.', statusCode: 403 },
    }));
    const malformed = await caller.graphql(
      'mutation { saveSerpKey(provider: dataforseo, key: "login-without-password") { id } }',
    );
    expect(errorOf(malformed)).toEqual(['INVALID_FIELD', 'key']);
    expect(malformed.errors?.[0]?.message).toContain('Login and password as login:password');
    expect(serp.calls).toEqual([]);
    expect(errorOf(await saveKey(caller, 'a-wrong-key'))).toEqual(['INVALID_FIELD', 'key']);
    serp.respondWith(() => ({ status: 503, body: 'no' }));
    expect(errorOf(await saveKey(caller, 'some-good-key'))).toEqual(['INVALID_FIELD', 'key']);
    serp.respondWith(rankThird);
    const { data } = await saveKey(caller, 'the-secret-key-1234');
    expect(data?.['saveSerpKey']).toContainEqual({
      id: 'serper',
      hint: '1234',
    });
    expect(JSON.stringify(data)).not.toContain('secret');
    const [row]: { sealed: Buffer }[] = await app.stores.postgres.query(
      'SELECT sealed FROM serp_key WHERE team_id = $1',
      [user.id],
    );
    expect(row?.sealed.toString('latin1')).not.toContain('secret');
  });
});
