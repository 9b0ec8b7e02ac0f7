import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAppServices } from '../../../server/app-services.js';
import { publicInternet } from '../../../server/outgoing/outgoing.js';
import type { Caller, GraphqlAnswer } from '../support/caller.js';
import { aPerson, type TestPerson } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { madeGroup } from '../groups/support/group-calls.js';
import { serperPage, startSerpServer, type SerpServer } from './support/serp-server.js';

let app: RunningApp;
let serp: SerpServer;
beforeAll(async () => {
  serp = await startSerpServer();
  const { url } = serp;
  app = await runApp({
    serpUrls: { dataforseo: url, serper: url, serpapi: url },
    keysSecret: 'k'.repeat(40),
  });
});
afterAll(() => serp.close());
beforeEach(() => {
  serp.calls.length = 0;
  serp.answer(good);
});

/** The site stands third for every keyword. */
function good({ path, body }: { path: string; body: unknown }) {
  if (path === '/account') return { body: { balance: 2500 } };
  const { q, page } = body as { q: string; page: number };
  return {
    body: serperPage(q, page, {
      3: 'https://www.watched.example/shop/a?x=1#top',
      7: 'https://rival.example/',
    }),
  };
}

const usual = {
  address: 'watched.example',
  engine: 'google',
  regions: [{ base: 'gny' }],
  language: 'en',
  depth: 10,
  cap: 1,
};
let made = 0;

async function create(
  caller: Caller,
  input: object = {},
  keywords: object = { list: ['Red  Shoes', 'blue shoes'] },
) {
  return caller.graphql(
    'mutation ($input: PositionsProjectInput!, $keywords: PositionsKeywordsInput!) { createPositionsProject(input: $input, keywords: $keywords) }',
    { input: { ...usual, name: `Project ${++made}`, ...input }, keywords },
  );
}

const saveKey = (caller: Caller, key: string) =>
  caller.graphql('mutation ($key: String!) { saveSerpKey(provider: serper, key: $key) { id hint } }', {
    key,
  });

/** Somebody with a key of the service, and a project that is checked by it. */
async function aWatcher(
  input: object = {},
  keywords?: object,
): Promise<{ person: TestPerson; caller: Caller; id: string }> {
  const person = await aPerson(app, { kind: 'pro' });
  const caller = app.as(person);
  expect((await saveKey(caller, 'the-secret-key-1234')).errors).toBeUndefined();
  const { data, errors } = await create(caller, { provider: 'serper', ...input }, keywords);
  expect(errors).toBeUndefined();
  return { person, caller, id: data?.['createPositionsProject'] as string };
}

const refusal = ({ errors }: GraphqlAnswer) => [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];

async function check(caller: Caller, id: string): Promise<Run> {
  const { errors } = await caller.graphql('mutation ($id: ID!) { checkPositions(id: $id) }', { id });
  expect(errors).toBeUndefined();
  return untilChecked(caller, id);
}

interface Run {
  answered: number;
  failed: number;
  spent: number;
  refused: string | null;
  fell: number;
  isAdded: boolean;
  finishedAt: string | null;
  isUnderWay: boolean;
}

async function runsOf(caller: Caller, id: string): Promise<Run[]> {
  const { data } = await caller.graphql(
    'query ($id: ID!) { positionsRuns(id: $id) { answered failed spent refused fell isAdded finishedAt isUnderWay } }',
    { id },
  );
  return data?.['positionsRuns'] as Run[];
}

async function untilChecked(caller: Caller, id: string): Promise<Run> {
  for (let tries = 0; tries < 600; tries++) {
    const [run] = await runsOf(caller, id);
    if (run && !run.isUnderWay) return run;
    await sleep(50);
  }
  throw new Error('the check did not end');
}

interface Report {
  sites: string[];
  dates: {
    date: string;
    isChecked: boolean;
    depth: number;
    tops: number[];
    beyond: number;
    unchecked: number;
    shares: (number | null)[];
  }[];
  rows: { id: number; keyword: string; tags: string[]; positions: number[]; paths: string[] }[];
}

async function reportOf(caller: Caller, id: string, tag?: string): Promise<Report> {
  const { data, errors } = await caller.graphql(
    `query ($id: ID!, $tag: String) { positionsReport(id: $id, tag: $tag) { sites dates { date isChecked depth tops beyond unchecked shares }
       rows { id keyword tags positions paths } } }`,
    { id, tag },
  );
  expect(errors).toBeUndefined();
  return data?.['positionsReport'] as Report;
}

describe('a positions project', () => {
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
  ])('R46 is not made of %j', async (input, field) => {
    const caller = app.as(await aPerson(app, { kind: 'pro' }));
    expect(refusal(await create(caller, input))).toEqual(['INVALID_FIELD', field]);
  });

  it('R46 has a name of its own within the account, whatever its letters, and keywords', async () => {
    const person = await aPerson(app, { kind: 'pro' });
    const caller = app.as(person);
    expect((await create(caller, { name: 'Shop' })).errors).toBeUndefined();
    expect(refusal(await create(caller, { name: ' shop' }))).toEqual(['INVALID_FIELD', 'name']);
    expect(
      (await create(app.as(await aPerson(app, { kind: 'pro' })), { name: 'Shop' })).errors,
    ).toBeUndefined();
    expect(refusal(await create(caller, {}, { list: [' '] }))).toEqual(['INVALID_FIELD', 'keywords']);
  });

  it('R46 is kept within the plan, and counted by limits/all', async () => {
    const caller = app.as(await aPerson(app, { kind: 'demo' }));
    const many = { list: ['one', 'two', 'three', 'four'] };
    expect(refusal(await create(caller, {}, many))[0]).toBe('POSITIONS_KEYWORDS_LIMIT');
    expect((await create(caller)).errors).toBeUndefined();
    expect(refusal(await create(caller))[0]).toBe('POSITIONS_LIMIT');
    const { data } = await caller.graphql('{ limits { serpMaxActiveProjects { limit usedLimit } } }');
    expect(data?.['limits']).toEqual({ serpMaxActiveProjects: { limit: 1, usedLimit: 1 } });
  });

  it('R46 is its account’s: members see it, and for others there is none', async () => {
    const owner = await aPerson(app, { kind: 'team' });
    const member = await aPerson(app, { kind: 'demo', owner });
    const stranger = await aPerson(app, { kind: 'pro' });
    const { data } = await create(app.as(owner), { name: 'Ours' });
    const id = data?.['createPositionsProject'];
    const read = (caller: Caller, of: unknown) =>
      caller.graphql('query ($id: ID!) { positionsProject(id: $id) { name keywords } }', { id: of });
    expect((await read(app.as(member), id)).data?.['positionsProject']).toEqual({
      name: 'Ours',
      keywords: 2,
    });
    const answers = [];
    for (const of of [id, '00000000-0000-4000-8000-000000000000', 'none']) {
      const { errors } = await read(app.as(stranger), of);
      answers.push([errors?.[0]?.extensions.code, errors?.[0]?.message]);
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.[0]).toBe('POSITIONS_PROJECT_NOT_FOUND');
  });

  it('R46 takes the keywords of a group report, and gives them tags', async () => {
    const caller = app.as(await aPerson(app, { kind: 'pro' }));
    const group = await madeGroup(caller, { domains: ['alpha.example', 'beta.example'] });
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
      ids.map((one) => [one, ['brand']]),
    );
  });
});

describe('positions from imports of the database', () => {
  it('R46 are those of the facts, date by date', async () => {
    const caller = app.as(await aPerson(app, { kind: 'pro' }));
    const words = app.world.keywords.map(({ word }) => word).slice(0, 30);
    const { data } = await create(
      caller,
      { address: 'https://alpha.example/', competitors: ['beta.example'], depth: 50 },
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
    for (const [at, { id: snapshot }] of snapshots.entries()) {
      const { rows: facts } = await app.stores.clickhouse.query<{ word: string; pos: number; paged: number }>(
        `SELECT word, has_results AS paged, (SELECT count() FROM host) * 0 + pos AS pos FROM (
           SELECT keyword_id, any(word) AS word, max(has_results) AS has_results FROM keyword_fact WHERE base = 1 AND snapshot = {snapshot:UInt32} GROUP BY keyword_id) AS facts
         LEFT JOIN (SELECT keyword_id, min(pos) AS pos FROM result JOIN host ON host.domain_id = result.domain_id
           WHERE base = 1 AND snapshot = {snapshot:UInt32} AND host.name = 'alpha.example' GROUP BY keyword_id) AS places USING (keyword_id)`,
        { parameters: { snapshot } },
      );
      const said = new Map(facts.map(({ word, pos, paged }) => [word, pos > 0 ? pos : paged ? 0 : -1]));
      expect(Object.fromEntries(rows.map((row) => [row.keyword, row.positions[at]]))).toEqual(
        Object.fromEntries(rows.map((row) => [row.keyword, said.get(row.keyword) ?? -1])),
      );
    }
    const counted = dates.map(({ tops, beyond, unchecked }) =>
      tops.reduce((sum, one) => sum + one, beyond + unchecked),
    );
    expect(counted).toEqual(dates.map(() => rows.length));
  });
});

describe('a key of a service', () => {
  it('R46 is checked, sealed, and shown by its last characters alone', async () => {
    const person = await aPerson(app, { kind: 'pro' });
    const caller = app.as(person);
    serp.answer(() => ({ status: 403, body: { message: 'Unauthorized.', statusCode: 403 } }));
    expect(refusal(await saveKey(caller, 'a-wrong-key'))).toEqual(['INVALID_FIELD', 'key']);
    serp.answer(() => ({ status: 503, body: 'no' }));
    expect(refusal(await saveKey(caller, 'some-good-key'))).toEqual(['INVALID_FIELD', 'key']);
    serp.answer(good);
    const { data } = await saveKey(caller, 'the-secret-key-1234');
    expect(data?.['saveSerpKey']).toContainEqual({ id: 'serper', hint: '1234' });
    expect(JSON.stringify(data)).not.toContain('secret');
    const [row]: { sealed: Buffer }[] = await app.stores.postgres.query(
      'SELECT sealed FROM serp_key WHERE team_id = $1',
      [person.id],
    );
    expect(row?.sealed.toString('latin1')).not.toContain('secret');
  });
});

describe('a check', () => {
  it('R46 costs what was told, keeps what was answered, and is shown by date', async () => {
    const { caller, id } = await aWatcher({ competitors: ['rival.example'] });
    const { data } = await caller.graphql(
      'query ($id: ID!) { positionsCost(id: $id) { keywords pages cost spent cap } }',
      { id },
    );
    expect(data?.['positionsCost']).toEqual({ keywords: 2, pages: 2, cost: 0.002, spent: 0, cap: 1 });
    const run = await check(caller, id);
    expect(run).toMatchObject({ answered: 2, failed: 0, spent: 0.002, refused: null, isAdded: false });
    const asked = serp.calls.filter(({ path }) => path === '/search');
    expect(asked.map(({ body, headers }) => [headers['x-api-key'], body])).toContainEqual([
      'the-secret-key-1234',
      {
        q: 'red shoes',
        gl: 'us',
        hl: 'en',
        location: 'New York,New York,United States',
        num: 10,
        page: 1,
        autocorrect: false,
      },
    ]);
    const { dates, rows } = await reportOf(caller, id);
    expect(dates[0]).toMatchObject({
      isChecked: true,
      depth: 10,
      tops: [0, 2, 0, 0, 0, 0],
      beyond: 0,
      unchecked: 0,
    });
    expect(rows.map(({ positions, paths }) => [positions[0], paths[0]])).toEqual([
      [3, '/shop/a?x=1'],
      [3, '/shop/a?x=1'],
    ]);
  });

  it('R46 counts pages of the site below its address alone', async () => {
    const { caller, id } = await aWatcher({ address: 'https://watched.example/blog/' });
    await check(caller, id);
    const { rows } = await reportOf(caller, id);
    expect(rows.map(({ positions }) => positions[0])).toEqual([0, 0]);
  });

  it('R46 adds its results to the database as an import does, where they are as deep', async () => {
    const { caller, id } = await aWatcher({ depth: 50 });
    const run = await check(caller, id);
    expect(run).toMatchObject({ answered: 2, isAdded: true, spent: 0.01 });
    const { rows } = await app.stores.clickhouse.query<{ positions: number }>(
      `SELECT count() AS positions FROM result JOIN host ON host.domain_id = result.domain_id
       WHERE base = 1 AND pos = 3 AND host.name = 'watched.example'`,
    );
    expect(rows[0]?.positions).toBe(2);
    const { dates } = await reportOf(caller, id);
    expect(new Set(dates.map(({ date }) => date)).size).toBe(dates.length);
  });

  it('R46 calls what failed not checked, waits as it is asked to, and asks again', async () => {
    const { caller, id } = await aWatcher({}, { list: ['red boots', 'blue boots'] });
    let busy = 0;
    serp.answer((call) => {
      const { q } = (call.body ?? {}) as { q?: string };
      if (q === 'red boots') return { status: 400, body: { message: 'Bad location' } };
      if (q === 'blue boots' && ++busy === 1)
        return { status: 429, headers: { 'retry-after': '1' }, body: {} };
      if (q === 'blue boots' && busy === 2) return { status: 502, body: 'bad gateway' };
      return good(call);
    });
    const run = await check(caller, id);
    expect(run).toMatchObject({ answered: 1, failed: 1, spent: 0.001 });
    expect(run.refused).toMatch(/place/);
    const { rows } = await reportOf(caller, id);
    expect(rows.map(({ keyword, positions }) => [keyword, positions[0]])).toEqual([
      ['blue boots', 3],
      ['red boots', -1],
    ]);
  });

  it('R46 ends at once where the money with the service is gone', async () => {
    const { caller, id } = await aWatcher();
    serp.answer(() => ({ status: 400, body: { message: 'Not enough credits' } }));
    const run = await check(caller, id);
    expect(run).toMatchObject({ answered: 0, failed: 2, spent: 0 });
    expect(run.refused).toMatch(/balance/);
  });

  it('R46 never begins where the cap of the month would not hold, also of two at once', async () => {
    const { caller, id } = await aWatcher({ cap: 0.003 });
    const begin = () => caller.graphql('mutation ($id: ID!) { checkPositions(id: $id) }', { id });
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map((one) => one.errors?.[0]?.extensions.code ?? 'ok').toSorted()).toEqual([
      'POSITIONS_BUSY',
      'POSITIONS_BUSY',
      'ok',
    ]);
    await untilChecked(caller, id);
    expect(refusal(await begin())[0]).toBe('POSITIONS_CAP');
  });

  it('R46 refuses what the service lacks', async () => {
    const { caller } = await aWatcher();
    expect(refusal(await create(caller, { provider: 'serper', device: 'tablet' }))).toEqual([
      'INVALID_FIELD',
      'device',
    ]);
    const yandex = { provider: 'serper', engine: 'yandex', regions: [{ base: 'msk' }], language: 'ru' };
    expect(refusal(await create(caller, yandex))).toEqual(['INVALID_FIELD', 'provider']);
    const unknown = { provider: 'serper', regions: [{ base: 'gmns' }], language: 'ru' };
    expect(refusal(await create(caller, unknown))).toEqual(['INVALID_FIELD', 'regions']);
  });
});

describe('a schedule', () => {
  it('R46 begins a check once for a moment, however many look, and again after a restart at the next one', async () => {
    const { caller, id } = await aWatcher({ schedule: 'week', days: [1, 2, 3, 4, 5, 6, 7], time: '06:00' });
    const { stores } = app;
    const due = new Date(Date.now() - 60_000);
    await stores.postgres.query('UPDATE position_project SET next_due = $2 WHERE id = $1', [id, due]);
    const services = () =>
      createAppServices({
        config: { ...stores.config, keysSecret: 'k'.repeat(40) },
        postgres: stores.postgres,
        log: stores.log,
        now: () => app.clock.now(),
        outgoing: publicInternet,
      });
    const many = [services(), services(), services()];
    await Promise.all(many.map((one) => one.positionRuns.startDue()));
    await services().positionRuns.startDue();
    await untilChecked(caller, id);
    expect(await runsOf(caller, id)).toHaveLength(1);
    const [row]: { nextDue: Date }[] = await stores.postgres.query(
      'SELECT next_due AS "nextDue" FROM position_project WHERE id = $1',
      [id],
    );
    expect(row?.nextDue.getTime()).toBeGreaterThan(Date.now());
    await Promise.all(many.map((one) => one.close()));
  });

  it('R46 that meets a cap is told of, and tries again at its next moment', async () => {
    const { caller, id, person } = await aWatcher({ schedule: 'month', days: [31], cap: 0.0001 });
    await app.stores.postgres.query(
      `UPDATE position_project SET next_due = now() - interval '1 minute' WHERE id = $1`,
      [id],
    );
    const services = createAppServices({
      config: app.stores.config,
      postgres: app.stores.postgres,
      log: app.stores.log,
      now: () => app.clock.now(),
      outgoing: publicInternet,
    });
    await services.positionRuns.startDue();
    await services.close();
    const [run] = await runsOf(caller, id);
    expect(run?.refused).toMatch(/cap/);
    const told: { title: string }[] = await app.stores.postgres.query(
      'SELECT title_en AS title FROM system_notification WHERE account_id = $1',
      [person.id],
    );
    expect(told).toHaveLength(1);
  });
});

describe('keywords that fall out of the top', () => {
  it('R46 are told of once for a check', async () => {
    const { caller, id, person } = await aWatcher({ alertTop: 3 });
    await check(caller, id);
    await app.stores.postgres.query(`UPDATE position_run SET date = date - 1 WHERE project_id = $1`, [id]);
    serp.answer((call) =>
      call.path === '/account'
        ? good(call)
        : { body: serperPage((call.body as { q: string }).q, 1, { 9: 'https://watched.example/shop/a' }) },
    );
    expect(await check(caller, id)).toMatchObject({ fell: 2 });
    const told: { title: string }[] = await app.stores.postgres.query(
      `SELECT title_en AS title FROM system_notification WHERE account_id = $1 AND title_en LIKE 'Fell%'`,
      [person.id],
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.title).toMatch(/^Fell out of the top 3: 2/);
  });
});
