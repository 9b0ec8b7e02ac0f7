import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAppServices } from '../../../server/app-services.js';
import { publicInternet } from '../../../server/http-client/outgoing-rules.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import {
  createWatcher,
  check,
  create,
  rankThird,
  keysSecret,
  openPositionsWorld,
  errorOf,
  reportOf,
  runsOf,
  waitUntilChecked,
  type PositionsWorld,
} from './support/position-calls.js';
import { serperPage } from './support/serp-server.js';

let app: PositionsWorld['app'];
let serp: PositionsWorld['serp'];

/** An ad of a keyword before its first check. */
const ad = {
  type: 'ad',
  keyword: 'red shoes',
  position: 1,
  url: 'https://advertiser.example/',
  title: 'Shoes',
  date: '2026-01-01',
};

beforeAll(async () => {
  ({ app, serp } = await openPositionsWorld());
  await importContents(app.stores, { 'ads.ndjson': JSON.stringify(ad) });
});
afterAll(() => serp.close());
beforeEach(() => {
  serp.calls.length = 0;
  serp.respondWith(rankThird);
});

describe('a check', () => {
  it('costs the announced price, stores the results and shows them by date', async () => {
    const { caller, id } = await createWatcher(app, {
      competitors: ['rival.example'],
    });
    const { data } = await caller.graphql(
      'query ($id: ID!) { positionsCost(id: $id) { keywords pages cost spent cap } }',
      { id },
    );
    expect(data?.['positionsCost']).toEqual({
      keywords: 2,
      pages: 2,
      cost: 0.002,
      spent: 0,
      cap: 1,
    });
    const run = await check(caller, id);
    expect(run).toMatchObject({
      answered: 2,
      failed: 0,
      spent: 0.002,
      refused: null,
      isAdded: false,
    });
    const searches = serp.calls.filter(({ path }) => path === '/search');
    expect(searches.map(({ body, headers }) => [headers['x-api-key'], body])).toContainEqual([
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

  it('counts only pages of the site below its address', async () => {
    const { caller, id } = await createWatcher(app, {
      address: 'https://watched.example/blog/',
    });
    await check(caller, id);
    const { rows } = await reportOf(caller, id);
    expect(rows.map(({ positions }) => positions[0])).toEqual([0, 0]);
  });

  it('adds deep enough results to the database like an import, without a statement on ads', async () => {
    const adsSql = `SELECT adscnt FROM keyword WHERE ${published} AND word = 'red shoes'`;
    expect(await publishedRows(app.stores, 'gny', adsSql)).toEqual([{ adscnt: 1 }]);
    const { caller, id } = await createWatcher(app, { depth: 50 });
    const run = await check(caller, id);
    expect(run).toMatchObject({ answered: 2, isAdded: true, spent: 0.01 });
    const { rows } = await app.stores.clickhouse.query<{ positions: number }>(
      `SELECT count() AS positions FROM result JOIN host ON host.domain_id = result.domain_id
       WHERE base = 1 AND pos = 3 AND host.name = 'watched.example'`,
    );
    expect(rows[0]?.positions).toBe(2);
    expect(await publishedRows(app.stores, 'gny', adsSql)).toEqual([{ adscnt: 1 }]);
    const dashboard = await caller.graphql('{ keywordDashboard(keyword: "red shoes") { ads { domain } } }');
    expect(dashboard.data?.['keywordDashboard']).toEqual({ ads: [{ domain: 'advertiser.example' }] });
    const { dates } = await reportOf(caller, id);
    expect(new Set(dates.map(({ date }) => date)).size).toBe(dates.length);
  });

  it('marks failed keywords as not checked, honors Retry-After and retries', async () => {
    const { caller, id } = await createWatcher(app, {}, { list: ['red boots', 'blue boots'] });
    let busy = 0;
    serp.respondWith((call) => {
      const { q } = (call.body ?? {}) as { q?: string };
      if (q === 'red boots') return { status: 400, body: { message: 'Bad location' } };
      if (q === 'blue boots' && ++busy === 1) {
        return { status: 429, headers: { 'retry-after': '1' }, body: {} };
      }
      if (q === 'blue boots' && busy === 2) return { status: 502, body: 'bad gateway' };
      return rankThird(call);
    });
    const run = await check(caller, id);
    expect(run).toMatchObject({ answered: 1, failed: 1, spent: 0.001 });
    expect(run.refused).toMatch(/location/);
    const { rows } = await reportOf(caller, id);
    expect(rows.map(({ keyword, positions }) => [keyword, positions[0]])).toEqual([
      ['blue boots', 3],
      ['red boots', -1],
    ]);
  });

  it('does not take an empty first page for a loss of all positions', async () => {
    const { caller, id } = await createWatcher(app);
    await check(caller, id);
    let emptyKeywords = ['blue shoes'];
    serp.respondWith((call) => {
      const { q = '' } = (call.body ?? {}) as { q?: string };
      if (!emptyKeywords.includes(q)) return rankThird(call);
      return { body: { ...serperPage(q, 1, {}), organic: [] } };
    });
    const partlyEmpty = await check(caller, id);
    expect(partlyEmpty).toMatchObject({ answered: 1, failed: 1, spent: 0.002 });
    expect(partlyEmpty.refused).toMatch(/without results/);
    emptyKeywords = ['blue shoes', 'red shoes'];
    const empty = await check(caller, id);
    expect(empty).toMatchObject({ answered: 0, failed: 2, fell: 0 });
    expect(empty.refused).toMatch(/without results/);
    const { dates, rows } = await reportOf(caller, id);
    expect(dates[0]).toMatchObject({ tops: [0, 2, 0, 0, 0, 0], beyond: 0, unchecked: 0 });
    expect(rows.map(({ positions }) => positions[0])).toEqual([3, 3]);
  });

  it('ends at once when the service credit is used up', async () => {
    const { caller, id } = await createWatcher(app);
    serp.respondWith(() => ({
      status: 400,
      body: { message: 'Not enough credits' },
    }));
    const run = await check(caller, id);
    expect(run).toMatchObject({ answered: 0, failed: 2, spent: 0 });
    expect(run.refused).toMatch(/balance/);
  });

  it('does not start when the monthly cap would be exceeded, even concurrently', async () => {
    const { caller, id } = await createWatcher(app, { cap: 0.003 });
    const begin = () => caller.graphql('mutation ($id: ID!) { checkPositions(id: $id) }', { id });
    const results = await Promise.all([begin(), begin(), begin()]);
    expect(results.map((result) => result.errors?.[0]?.extensions.code ?? 'ok').toSorted()).toEqual([
      'POSITIONS_BUSY',
      'POSITIONS_BUSY',
      'ok',
    ]);
    await waitUntilChecked(caller, id);
    expect(errorOf(await begin())[0]).toBe('POSITIONS_CAP');
  });

  it('rejects settings that the service does not support', async () => {
    const { caller } = await createWatcher(app);
    expect(errorOf(await create(caller, { provider: 'serper', device: 'tablet' }))).toEqual([
      'INVALID_FIELD',
      'device',
    ]);
    const yandex = {
      provider: 'serper',
      engine: 'yandex',
      regions: [{ base: 'msk' }],
      language: 'ru',
    };
    expect(errorOf(await create(caller, yandex))).toEqual(['INVALID_FIELD', 'provider']);
    const unknown = {
      provider: 'serper',
      regions: [{ base: 'gmns' }],
      language: 'ru',
    };
    expect(errorOf(await create(caller, unknown))).toEqual(['INVALID_FIELD', 'regions']);
  });
});

describe('a schedule', () => {
  it('starts one check per slot in several processes, and again after a restart at the next slot', async () => {
    const { caller, id } = await createWatcher(app, {
      schedule: 'week',
      days: [1, 2, 3, 4, 5, 6, 7],
      time: '06:00',
    });
    const { stores } = app;
    const due = new Date(Date.now() - 60_000);
    await stores.postgres.query('UPDATE position_project SET next_due = $2 WHERE id = $1', [id, due]);
    const services = () =>
      createAppServices({
        config: { ...stores.config, keysSecret },
        postgres: stores.postgres,
        log: stores.log,
        now: () => app.clock.now(),
        outgoing: publicInternet,
      });
    const many = [services(), services(), services()];
    await Promise.all(many.map((server) => server.positionRuns.startDue()));
    await services().positionRuns.startDue();
    await waitUntilChecked(caller, id);
    expect(await runsOf(caller, id)).toHaveLength(1);
    const [row]: { nextDue: Date }[] = await stores.postgres.query(
      'SELECT next_due AS "nextDue" FROM position_project WHERE id = $1',
      [id],
    );
    expect(row?.nextDue.getTime()).toBeGreaterThan(Date.now());
    await Promise.all(many.map((server) => server.close()));
  });

  it('reports a reached cap and retries at its next slot', async () => {
    const { caller, id, user } = await createWatcher(app, {
      schedule: 'month',
      days: [31],
      cap: 0.0001,
    });
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
    const notifications: { title: string }[] = await app.stores.postgres.query(
      'SELECT title_en AS title FROM system_notification WHERE account_id = $1',
      [user.id],
    );
    expect(notifications).toHaveLength(1);
  });
});

describe('keywords that leave the top', () => {
  it('are reported once per check', async () => {
    const { caller, id, user } = await createWatcher(app, { alertTop: 3 });
    await check(caller, id);
    await app.stores.postgres.query(`UPDATE position_run SET date = date - 1 WHERE project_id = $1`, [id]);
    serp.respondWith((call) =>
      call.path === '/account'
        ? rankThird(call)
        : {
            body: serperPage((call.body as { q: string }).q, 1, {
              9: 'https://watched.example/shop/a',
            }),
          },
    );
    expect(await check(caller, id)).toMatchObject({ fell: 2 });
    const notifications: { title: string }[] = await app.stores.postgres.query(
      `SELECT title_en AS title FROM system_notification WHERE account_id = $1 AND title_en LIKE 'Fell%'`,
      [user.id],
    );
    expect(notifications).toHaveLength(1);
    expect(notifications[0]?.title).toMatch(/^Fell out of the top 3: 2/);
  });
});
