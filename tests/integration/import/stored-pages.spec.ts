import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { hasOldFirstPartyPages } from '../../../server/ingest/first-party/normalise-first-party.js';
import { findBasesWithOldPages } from '../../../server/ingest/pages/normalise-pages.js';
import { enqueueRebuild } from '../../../server/jobs/enqueue-rebuild.js';
import { rebuildReportsJob } from '../../../server/jobs/rebuild-reports.job.js';
import { generationTables } from '../../../server/stores/clickhouse/generation-tables.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { insertUser } from '../support/test-users.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
const configuredParameters = process.env['TRACKING_PARAMETERS'];

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => setParameters(configuredParameters));

function setParameters(text: string | undefined): void {
  if (text === undefined) delete process.env['TRACKING_PARAMETERS'];
  else process.env['TRACKING_PARAMETERS'] = text;
}

const header = 'keyword,position,url,title,date,ws\n';
const resultsOf = (
  date: string,
  pages: readonly string[],
  keywords = ['kettle', 'red kettle', 'kettle shop'],
) =>
  keywords
    .flatMap((keyword, nth) =>
      pages.map(
        (page, at) => `${keyword},${at + 1},https://${page.replace('#', String(nth))},Title,${date},100\n`,
      ),
    )
    .join('');

const pagesOf = (base: string) =>
  publishedRows<{ path: string; it50: number }>(
    stores,
    base,
    `SELECT path, it50 FROM page WHERE ${published} AND domain_id IN (SELECT domain_id FROM host WHERE name = 'a.example') ORDER BY path`,
  );

/** Checksums of the published tables, without ids. */
async function stateOf(base: string): Promise<Record<string, unknown>> {
  const selects = generationTables.map((table) => {
    const ids =
      table === 'keyword' ? 'base, generation, snapshot, previous, ads_snapshot' : 'base, generation';
    return `SELECT '${table}' AS name, toString(sum(cityHash64(* EXCEPT (${ids})))) AS content, count() AS rows FROM ${table} WHERE ${published}`;
  });
  const tables = await publishedRows<{ name: string }>(stores, base, selects.join(' UNION ALL '));
  return Object.fromEntries(tables.map(({ name, ...state }) => [name, state]));
}

const waitingJobs = async (): Promise<number> => {
  const [row]: { jobs: number }[] = await stores.postgres.query(
    `SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'derive-anew'`,
  );
  return row?.jobs ?? -1;
};

const runJob = () =>
  rebuildReportsJob({ config: stores.config, log: stores.log }, stores)(
    {},
    { id: '1', signal: undefined, attempt: 1 },
  );

describe('pages of imported files', { timeout: 240_000 }, () => {
  it('are one page with another tracking parameter for each keyword', async () => {
    const text = resultsOf('2026-10-01', [
      'a.example/cards?srsltid=AfmB#',
      'a.example/gifts?sort=best&srsltid=Zq#',
      'b.example/',
    ]);
    await importContents(stores, { 'results.csv': `${header}${text}` }, { base: 'gny' });
    expect(await pagesOf('gny')).toEqual([
      { path: '/cards', it50: 3 },
      { path: '/gifts?sort=best', it50: 3 },
    ]);
  });

  it('have the best position and one title if a result page lists them twice', async () => {
    const rows = [
      'kettle,5,https://a.example/%7Ekettle,,2026-10-02,100',
      'kettle,2,https://www.a.example:443/x/../~kettle#reviews,Kettles,2026-10-02,100',
      'kettle,3,https://www.google.com/url?sa=t&url=https%3A%2F%2Fa.example%2F~kettle&usg=1,,2026-10-02,100',
      'kettle,4,https://a.example/~Kettle,,2026-10-02,100',
    ];
    const summary = await importContents(
      stores,
      { 'results.csv': `${header}${rows.join('\n')}\n` },
      { base: 'gru' },
    );
    expect(summary).toMatchObject({ records: 4, duplicates: 2, rejected: 0 });
    const found = await publishedRows(
      stores,
      'gru',
      `SELECT pos, origin, path FROM position_by_domain WHERE ${published} ORDER BY pos`,
    );
    expect(found).toEqual([
      { pos: 2, origin: 'https://www.a.example', path: '/~kettle' },
      { pos: 4, origin: 'https://a.example', path: '/~Kettle' },
    ]);
  });
});

describe('stored pages after a change of the rules', { timeout: 240_000 }, () => {
  const files = {
    'old.csv': `${header}${resultsOf('2026-08-01', ['b.example/?visitor=#', 'a.example/a?visitor=#', 'a.example/a?visitor=x#', 'c.example/'])}`,
    'new.csv': `${header}${resultsOf('2026-09-01', ['a.example/a?visitor=9#', 'b.example/', 'a.example/b?p=1&visitor=#'])}`,
    'plain.csv': `${header}${resultsOf('2026-09-02', ['c.example/', 'd.example/'], ['plain'])}`,
  };

  it('equal those of an import with the new rules, and only dates with other addresses are copied', async () => {
    setParameters('srsltid');
    await importContents(stores, files, { base: 'spb' });
    expect((await pagesOf('spb')).map(({ path }) => path)).toContain('/a?visitor=90');
    const snapshots = () =>
      stores.postgres.query<{ id: number; date: string }[]>(
        `SELECT snapshot.id, date::text AS date FROM snapshot JOIN base ON base.id = base_id
         WHERE code = 'spb' AND snapshot.state = 'published' ORDER BY date`,
      );
    const before = await snapshots();

    setParameters('srsltid, visitor');
    await importContents(stores, files, { base: 'gmns' });
    await enqueueRebuild(stores.postgres, pino({ level: 'silent' }));
    expect(await waitingJobs()).toBe(1);
    await runJob();
    expect(await stateOf('spb')).toEqual(await stateOf('gmns'));
    expect(await pagesOf('spb')).toEqual([
      { path: '/a', it50: 3 },
      { path: '/b?p=1', it50: 3 },
    ]);
    const after = await snapshots();
    expect(after.map(({ date }) => date)).toEqual(before.map(({ date }) => date));
    expect(after.map(({ id }, nth) => id === before[nth]?.id)).toEqual([false, false, true]);

    expect(await findBasesWithOldPages(stores.postgres)).toEqual([]);
    await importContents(stores, files, { base: 'spb' });
    expect(await snapshots()).toEqual(after);
  });

  it('add up the first-party data of each page', async () => {
    const owner = await insertUser(stores.postgres, { kind: 'team' });
    const publishedFacts = async () => {
      const [site]: { generation: number }[] = await stores.postgres.query(
        'SELECT generation FROM own_site WHERE owner_id = $1',
        [owner.id],
      );
      const { rows } = await stores.clickhouse.query(
        `SELECT path, toString(day) AS day, clicks, impressions, position_sum AS weighted, url_hash = cityHash64(concat('own.example', path)) AS hashed
         FROM own_fact WHERE owner = {owner:UInt32} AND generation = {generation:UInt32} ORDER BY path, day`,
        { parameters: { owner: owner.id, generation: site?.generation ?? 0 } },
      );
      return rows;
    };
    const lines = [
      'data_date,site_url,url,query,is_anonymized_query,country,search_type,device,impressions,clicks,sum_position',
      '2026-11-01,https://own.example/,https://own.example/a?visitor=1,red kettle,false,usa,WEB,MOBILE,100,10,200',
      '2026-11-01,https://own.example/,https://own.example/a?visitor=2,red kettle,false,usa,WEB,MOBILE,50,5,50',
      '2026-11-01,https://own.example/,https://own.example/b,red kettle,false,usa,WEB,MOBILE,10,1,20',
      '',
    ];
    setParameters('srsltid');
    await importContents(stores, { 'own.csv': lines.join('\n') }, { owner: { account: owner.id } });
    expect(await publishedFacts()).toHaveLength(3);
    setParameters('srsltid, visitor');
    expect(await hasOldFirstPartyPages(stores.postgres)).toBe(true);
    await runJob();
    const day = '2026-11-01';
    expect(await publishedFacts()).toEqual([
      { path: '/a', day, clicks: 15, impressions: 150, weighted: 400, hashed: 1 },
      { path: '/b', day, clicks: 1, impressions: 10, weighted: 30, hashed: 1 },
    ]);
    expect(await hasOldFirstPartyPages(stores.postgres)).toBe(false);
  });
});
