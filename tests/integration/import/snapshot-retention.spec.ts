import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultRetentionText, parseRetentionPolicy } from '../../../server/config/retention-policy.js';
import { importFiles, type FileToImport } from '../../../server/ingest/import-files.js';
import { lockBase } from '../../../server/ingest/import-locks.js';
import { rebuildReports } from '../../../server/ingest/publish/rebuild-reports.js';
import { addDays } from '../../../server/contract/formatting/iso-day.js';
import { thinSnapshots } from '../../../server/ingest/retention/thin-snapshots.js';
import { thinSnapshotsJob } from '../../../server/jobs/thin-snapshots.job.js';
import { readPositionHistory } from '../../../server/modules/dashboards/position-history.js';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import type { QueryOptions } from '../../../server/stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../../server/stores/clickhouse/store-decorators.js';
import { findBase, importParts, readState } from '../../support/base-state.js';
import { importContents, published, publishedRows, writeFiles } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { publishedDates, thinOnDay } from '../../support/thin-snapshots.js';
import { TestClock } from '../support/test-clock.js';
import { waitForLock } from '../support/wait-for-lock.js';
import { inDeepRuns } from '../../support/test-depth.js';

const defaultPolicy = parseRetentionPolicy(defaultRetentionText) ?? expect.fail(defaultRetentionText);
const newestOnly = { allDays: 0, monthlyMonths: 0, newestCount: 2 };

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

/** A file with one row per date, like an export of a rank tracker. */
function trackedKeyword(keyword: string, url: string, positions: readonly number[], start: string): string {
  const rows = positions.map((position, day) => `${keyword},${position},${url},${addDays(start, day)}`);
  return ['keyword,position,url,date', ...rows].join('\n');
}

const countUp = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Imports files with their own dates and scopes together. */
async function importTogether(
  base: string,
  files: readonly (Pick<FileToImport, 'date' | 'resultScope'> & { name: string; text: string })[],
): Promise<void> {
  const paths = await writeFiles(stores, Object.fromEntries(files.map(({ name, text }) => [name, text])));
  await importFiles(stores, stores.config, {
    files: files.map(({ name: _name, text: _text, ...options }, index) => ({
      path: paths[index] ?? '',
      ...options,
    })),
    base,
  });
}

const ndjson = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

async function countKeywords(base: string, domain: string): Promise<number> {
  const [row] = await publishedRows<{ keywords: number }>(
    stores,
    base,
    `SELECT count() AS keywords FROM position_by_domain WHERE ${published} AND best
       AND domain_id IN (SELECT domain_id FROM host WHERE name = '${domain}')`,
  );
  return row?.keywords ?? 0;
}

/** State of the reports without history, which loses the removed dates. */
async function readReports(base: string): Promise<Record<string, unknown>> {
  const { domain_history: _history, ad_seen: _adsSeen, ...reports } = await readState(stores, base);
  return reports;
}

const positionsOf = (domain: string, keyword: string, base: string) =>
  readPositionHistory(
    { domain, keyword },
    base,
    {
      viewer: unlimitedViewer,
      reports: { clickhouse: stores.clickhouse, bases: new BaseCatalogueService(stores.postgres) },
    },
    true,
  );

/** Rejects one statement of a thinning, as if its process had ended there. */
class InterruptedStore extends StoreDecorator {
  private remaining: number;

  constructor(store: TestStores['clickhouse'], afterCommands: number) {
    super(store);
    this.remaining = afterCommands;
  }

  get isInterrupted(): boolean {
    return this.remaining < 0;
  }

  override async command(sql: string, options?: QueryOptions): Promise<void> {
    if (--this.remaining < 0) throw new Error('interrupted');
    await this.store.command(sql, options);
  }
}

describe('daily exports of one site', { timeout: 240_000 }, () => {
  it('leave the search results of all other keywords in the reports', async () => {
    const serps = await readFile('tests/integration/import/cases/serp-overlap.csv', 'utf8');
    const tracked = trackedKeyword('c32 tracked word', 'https://c32.example/', countUp(8), '2026-02-17');
    await importTogether('gny', [
      { name: 'serps.csv', text: serps, date: '2026-01-01' },
      { name: 'tracked.csv', text: tracked },
    ]);
    expect(await countKeywords('gny', 'amazon.com')).toBe(8);
    expect(await publishedDates(stores, 'gny')).toHaveLength(9);
    const before = await readReports('gny');

    // The newest date of each month stays, and the two newest results of the tracked keyword.
    const clock = new TestClock();
    const job = thinSnapshotsJob(
      {
        config: { ...stores.config, snapshotRetention: defaultPolicy },
        now: () => clock.now(),
        log: stores.log,
      },
      stores,
    );
    const runJob = () => job({}, { id: '1', signal: undefined, attempt: 1 });
    clock.set('2026-11-26T03:47:00Z');
    await runJob();
    expect(await publishedDates(stores, 'gny')).toHaveLength(9);
    const announced: { days: string[] }[] = await stores.postgres.query(
      `SELECT array_agg(DISTINCT expires_on::text) AS days FROM snapshot WHERE expires_on IS NOT NULL`,
    );
    expect(announced).toEqual([{ days: ['2026-12-03'] }]);

    // A date without an announcement is announced again. Restorations withdraw it (remove-snapshots.spec.ts).
    await stores.postgres.query(`UPDATE snapshot SET expires_on = NULL WHERE date = '2026-02-21'`);
    clock.advance({ days: 7 });
    await runJob();
    const retained = ['2026-01-01', '2026-02-21', '2026-02-23', '2026-02-24'];
    expect(await publishedDates(stores, 'gny')).toEqual(retained);
    expect(await countKeywords('gny', 'amazon.com')).toBe(8);
    expect(await readReports('gny')).toEqual(before);
    const [base]: { thinning: { dates: string[] } }[] = await stores.postgres.query(
      `SELECT last_thinning AS thinning FROM base WHERE code = 'gny'`,
    );
    expect(base?.thinning.dates).toHaveLength(5);
    const points = await publishedRows<{ date: string }>(
      stores,
      'gny',
      `SELECT DISTINCT toString(date) AS date FROM domain_history WHERE ${published} ORDER BY date`,
    );
    expect(points.map(({ date }) => date)).toEqual(retained);
    const positions = await positionsOf('c32.example', 'c32 tracked word', 'gny');
    expect(positions.map(({ date, pos }) => [date, pos])).toEqual([
      ['2026-02-21', 5],
      ['2026-02-23', 7],
      ['2026-02-24', 8],
    ]);
  });

  // Quick runs check the windows in plan-retention.spec.ts, and one thinning of daily dates above.
  inDeepRuns(() => {
    it('of 30 days are readable day by day until they leave the windows', async () => {
      const positions = countUp(30).toReversed();
      const shed = trackedKeyword('c17 garden shed', 'https://c17.example/shed', positions, '2026-10-01');
      await importContents(stores, { 'ranks.csv': shed }, { base: 'msk' });
      const readPositions = async () =>
        (await positionsOf('c17.example', 'c17 garden shed', 'msk')).map(({ pos }) => pos);
      expect(await thinOnDay(stores, 'msk', defaultPolicy, '2026-11-26')).toEqual({
        removed: [],
        announced: [],
      });
      expect(await readPositions()).toEqual(positions);
      const { announced } = await thinOnDay(stores, 'msk', defaultPolicy, '2027-02-20');
      expect(announced).toHaveLength(28);
      expect(await readPositions()).toEqual(positions);
      await thinOnDay(stores, 'msk', defaultPolicy, '2027-02-27');
      expect(await readPositions()).toEqual([2, 1]);
    });
  });
});

describe('a removal of old dates', { timeout: 240_000 }, () => {
  inDeepRuns(() => {
    it('retains one large date next to 40 newer small ones, and is unaffected by interruptions', async () => {
      const large = countUp(60).flatMap((keyword) =>
        countUp(5).map(
          (place) => `word ${keyword},${place},https://site${(keyword + place) % 9}.example/${keyword}`,
        ),
      );
      const header = 'keyword,position,url';
      await importContents(
        stores,
        { 'large.csv': [header, ...large].join('\n') },
        { base: 'spb', date: '2025-01-01' },
      );
      const small = countUp(40).flatMap((day) =>
        countUp(2).map(
          (site) => `word 1,${site},https://site${(day + site) % 5}.example/,${addDays('2025-03-01', day)}`,
        ),
      );
      await importContents(stores, { 'small.csv': [`${header},date`, ...small].join('\n') }, { base: 'spb' });
      const before = await readReports('spb');
      const { announced } = await thinOnDay(stores, 'spb', newestOnly, '2026-11-01');
      expect(announced).toHaveLength(38);

      const dates = await publishedDates(stores, 'spb');
      const rules = { policy: newestOnly, today: '2026-11-08' };
      const target = await findBase(stores, 'spb');
      for (const afterCommands of [0, 8, 20]) {
        const clickhouse = new InterruptedStore(stores.clickhouse, afterCommands);
        const dependencies = { ...importParts(stores), stores: { ...stores, clickhouse } };
        await expect(thinSnapshots(dependencies, target, rules)).rejects.toThrow('interrupted');
        expect(clickhouse.isInterrupted).toBe(true);
        expect(await publishedDates(stores, 'spb')).toEqual(dates);
        expect(await readReports('spb')).toEqual(before);
      }

      const { removed } = await thinSnapshots(importParts(stores), target, rules);
      expect(removed).toEqual(announced);
      expect(await publishedDates(stores, 'spb')).toEqual(['2025-01-01', '2025-04-09', '2025-04-10']);
      expect(await readReports('spb')).toEqual(before);
      await rebuildReports(importParts(stores), target);
      expect(await readReports('spb')).toEqual(before);
    });
  });

  it('retains dates with the newest value, ads, title, ids or export of anything', async () => {
    const keywords = ['kettle', 'pot', 'pan'];
    const serps = (date: string, words: readonly string[]) =>
      words.map((keyword) => ({ type: 'organic', keyword, position: 1, url: 'https://a.example/', date }));
    const facts = ndjson(
      ...serps('2025-01-01', keywords),
      { type: 'keyword', keyword: 'kettle', vendor: 'ahrefs', difficulty: 40, date: '2025-01-02' },
      { type: 'site', domain: 'a.example', adsense_id: 'pub-1', date: '2025-01-05' },
      { type: 'keyword', keyword: 'pan', ws: 900, date: '2025-01-06' },
      ...serps('2025-01-09', ['kettle']),
      ...serps('2025-06-01', keywords),
      ...serps('2025-07-01', keywords),
    );
    const ads = ndjson({
      type: 'ad',
      keyword: 'pot',
      position: 1,
      url: 'https://b.example/',
      title: 'Pots',
      date: '2025-01-03',
    });
    const own = ['2025-01-07', '2025-01-08', '2025-02-01'].map(
      (date) => `lid,3,https://own.example/lid,${date}`,
    );
    await importTogether('krr', [
      { name: 'facts.ndjson', text: facts },
      { name: 'ads.ndjson', text: ads },
      {
        name: 'own.csv',
        text: ['keyword,position,url,date', ...own].join('\n'),
        resultScope: 'domain',
      },
    ]);
    const before = await readReports('krr');
    await thinOnDay(stores, 'krr', newestOnly, '2026-11-01');
    const { removed } = await thinOnDay(stores, 'krr', newestOnly, '2026-11-08');
    expect(removed).toEqual(['2025-01-01', '2025-01-07', '2025-01-09']);
    expect(await readReports('krr')).toEqual(before);
    await rebuildReports(importParts(stores), await findBase(stores, 'krr'));
    expect(await readReports('krr')).toEqual(before);
  });

  it('waits for a running import of its database', async () => {
    const target = await findBase(stores, 'ekb');
    await stores.postgres.query(
      `INSERT INTO snapshot (base_id, date, state, rows)
       SELECT $1, date::date, 'published', 1 FROM generate_series('2025-01-01'::date, '2025-01-04', '1 day') AS date`,
      [target.base],
    );
    const connection = stores.postgres.createQueryRunner();
    await lockBase(connection, target.base);
    const thinning = thinOnDay(stores, 'ekb', newestOnly, '2026-11-01');
    await waitForLock(stores.postgres, ['SELECT pg_advisory_lock']);
    await connection.query('SELECT pg_advisory_unlock_all()');
    await connection.release();
    // Reports need none of these dates, which have no results.
    expect((await thinning).announced).toHaveLength(4);
  });
});
