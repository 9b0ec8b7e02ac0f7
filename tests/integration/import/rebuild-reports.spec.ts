import { beforeAll, describe, expect, it } from 'vitest';
import { generationTables } from '../../../server/stores/clickhouse/generation-tables.js';
import { enqueueRebuild } from '../../../server/jobs/enqueue-rebuild.js';
import { rebuildReportsJob } from '../../../server/jobs/rebuild-reports.job.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
  await importContents(stores, { 'results.csv': `${csvHeader}${older}\n${newer}` }, { base: 'gny' });
});

const resultsOf = (date: string, pages: readonly string[]): string =>
  pages.map((page, place) => `kettle,${place + 1},https://${page},${date},100`).join('\n');

const older = resultsOf('2026-09-01', ['a.example/gone', 'a.example/stays', 'b.example/']);
const newer = resultsOf('2026-10-01', ['b.example/', 'a.example/stays']);
const csvHeader = 'keyword,position,url,date,ws\n';

/** Checksums of the published generation's tables, without ids of generations and snapshots. */
async function stateOf(base: string): Promise<Record<string, unknown>> {
  const selects = generationTables.map((table) => {
    const numbers = table === 'keyword' ? 'generation, snapshot, previous, ads_snapshot' : 'generation';
    return `SELECT '${table}' AS name, toString(sum(cityHash64(* EXCEPT (${numbers})))) AS content, count() AS rows FROM ${table} WHERE ${published}`;
  });
  const tables = await publishedRows<{ name: string }>(stores, base, selects.join(' UNION ALL '));
  return Object.fromEntries(tables.map(({ name, ...state }) => [name, state]));
}

const lostPages = (base: string): Promise<{ path: string; drop_date: string }[]> =>
  publishedRows(stores, base, `SELECT path, drop_date FROM lost_page WHERE ${published}`);

/** Reverts a database to the schema version before lost pages. */
async function revertToOlderSchema(code: string): Promise<number> {
  const [base]: { id: number; generation: number }[] = await stores.postgres.query(
    'SELECT id, generation FROM base WHERE code = $1',
    [code],
  );
  if (!base) throw new Error('no base');
  for (const table of ['lost_page', 'lost_result']) {
    await stores.clickhouse.dropPartition(table, base.id, base.generation);
  }
  await stores.postgres.query('UPDATE generation SET form = 1 WHERE id = $1', [base.generation]);
  return base.generation;
}

async function waiting(): Promise<number> {
  const [row]: { jobs: number }[] = await stores.postgres.query(
    `SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'derive-anew'`,
  );
  return row?.jobs ?? -1;
}

const run = () =>
  rebuildReportsJob({ config: stores.config, log: stores.log }, stores)(
    {},
    { id: '1', signal: undefined, attempt: 1 },
  );

describe('reports derived by an earlier version', () => {
  it('are rebuilt by one job after a start, with the same result as an import', async () => {
    const asImported = await stateOf('gny');
    await enqueueRebuild(stores.postgres, stores.log);
    expect(await waiting()).toBe(0);
    const previousGeneration = await revertToOlderSchema('gny');
    expect(await lostPages('gny')).toEqual([]);
    await enqueueRebuild(stores.postgres, stores.log);
    await enqueueRebuild(stores.postgres, stores.log);
    expect(await waiting()).toBe(1);
    await run();
    expect(await lostPages('gny')).toEqual([{ path: '/gone', drop_date: '2026-10-01' }]);
    expect(await stateOf('gny')).toEqual(asImported);
    // The previous tables remain until running requests end.
    const [state]: { state: string }[] = await stores.postgres.query(
      'SELECT state FROM generation WHERE id = $1',
      [previousGeneration],
    );
    expect(state).toEqual({ state: 'retired' });
  });

  it('are unchanged when their schema version is current', async () => {
    const generations = () => stores.postgres.query('SELECT id, state FROM generation ORDER BY id');
    const before: unknown = await generations();
    await run();
    expect(await generations()).toEqual(before);
  });

  it('are rebuilt completely by the next import if it comes first', async () => {
    await revertToOlderSchema('gny');
    expect(await lostPages('gny')).toEqual([]);
    const another = `${csvHeader}pot,1,https://c.example/,2026-10-01,5`;
    await importContents(stores, { 'more.csv': another }, { base: 'gny' });
    expect(await lostPages('gny')).toEqual([{ path: '/gone', drop_date: '2026-10-01' }]);
    const [outdated]: { bases: number }[] = await stores.postgres.query(
      `SELECT count(*)::int AS bases FROM generation WHERE state = 'published' AND form = 1`,
    );
    expect(outdated?.bases).toBe(0);
  });
});
