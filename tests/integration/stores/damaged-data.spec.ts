import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import { silentProgress } from '../../../server/ingest/import-progress.js';
import { findDamage } from '../../../server/ingest/publish/find-damage.js';
import { markDamage } from '../../../server/ingest/publish/mark-damage.js';
import { findOutdatedBases, rebuildIfOutdated } from '../../../server/ingest/publish/rebuild-reports.js';
import { importContents } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
let app: FastifyInstance;
const lines: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });

beforeAll(async () => {
  stores = await openTestStores();
  const rows = Array.from({ length: 30 }, (_, index) =>
    [`keyword ${index}`, (index % 40) + 1, `https://alpha.example/${index}`, '2026-10-01', 10 * index].join(
      ',',
    ),
  );
  await importContents(stores, { 'results.csv': ['keyword,position,url,date,ws', ...rows].join('\n') });
  app = await createApp({ config: stores.config, stores, log, scheduledJobs: false });
});
afterAll(() => app.close());

const keywords = '/api/report/simple/organic/keywords?domain=alpha.example&base=gny';
const get = (url: string) => app.inject({ url });

async function readBase(): Promise<{ id: number; generation: number }> {
  const [base] = await stores.postgres.query<{ id: number; generation: number }[]>(
    `SELECT id, generation FROM base WHERE code = 'gny'`,
  );
  if (!base) throw new Error('no base');
  return base;
}

const readRows = async () => (await get(keywords)).body;

describe('lost parts of a database', () => {
  it('are no damage as long as there are none', async () => {
    await markDamage(stores, log);
    expect([await findDamage(stores), lines]).toEqual([[], []]);
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  it('of its reports are reported, never served, and restored from the imported results', async () => {
    const { clickhouse, config } = stores;
    const rowsBefore = await readRows();
    expect(rowsBefore).toContain('keyword 1');
    const { id, generation } = await readBase();
    await clickhouse.dropPartition('position_by_domain', id, generation);
    await markDamage(stores, log);
    expect(lines.join('')).toMatch(/the data of gny is damaged \(position_by_domain has 0 of \d+ rows\)/);
    for (const path of [keywords, `${keywords}&per_page=15`]) {
      const response = await get(path);
      expect([path, response.statusCode]).toEqual([path, 503]);
      expect(response.json()).toMatchObject({ error: 'DATA_DAMAGED' });
    }
    const readiness = await get('/readyz');
    expect(readiness.statusCode).toBe(503);
    expect(readiness.json()).toMatchObject({ reason: 'the reports of gny are damaged' });

    const [outdated] = await findOutdatedBases(stores.postgres);
    expect(outdated).toEqual({ base: id, code: 'gny' });
    const dependencies = { stores, config, progress: silentProgress, signal: undefined };
    await rebuildIfOutdated(dependencies, { base: id, code: 'gny' });
    expect(await readRows()).toBe(rowsBefore);
    expect((await get('/readyz')).statusCode).toBe(200);
    await markDamage(stores, log);
    expect(await findDamage(stores)).toEqual([]);
  });

  it('of its imported results are reported and not rebuilt from', async () => {
    lines.length = 0;
    const { clickhouse, postgres } = stores;
    const { id } = await readBase();
    const [snapshot] = await postgres.query<{ id: number }[]>(
      `SELECT id FROM snapshot WHERE base_id = $1 AND state = 'published' AND rows > 0 LIMIT 1`,
      [id],
    );
    await clickhouse.dropPartition('result', id, snapshot?.id ?? 0);
    await markDamage(stores, log);
    expect(lines.join('')).toMatch(/result has \d+ of \d+ rows\): restore a backup/);
    expect(await findOutdatedBases(postgres)).toEqual([]);
  });
});
