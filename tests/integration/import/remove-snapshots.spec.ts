import { describe, expect, it } from 'vitest';
import { generationTables } from '../../../server/ingest/derive/derive-generation.js';
import { silentProgress } from '../../../server/ingest/import-progress.js';
import {
  removeSampleOf,
  removeSnapshot,
  restoreSnapshot,
} from '../../../server/ingest/publish/change-snapshots.js';
import { cleanUpImports } from '../../../server/ingest/publish/clean-up-imports.js';
import { deriveAnew } from '../../../server/ingest/publish/derive-anew.js';
import { csvOf, expectState, randomNumbers, randomRows } from '../../support/derived-state.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import type { GivenRow } from '../../support/import-oracle.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

const dates = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'] as const;

/** Result pages of some dates; each keyword has one volume for good, as earlier points of a chart keep the volumes of their time. */
function givenPages(seed: number): GivenRow[][] {
  const random = randomNumbers(seed);
  const volume = new Map<string, number>();
  return dates.map((date) =>
    randomRows(random, date, 30, 60).map((row) => {
      const ws = volume.get(row.keyword) ?? row.ws;
      volume.set(row.keyword, ws);
      return { ...row, ws };
    }),
  );
}

const adsOf = (date: string, place: number): string =>
  `${JSON.stringify({ type: 'ad', keyword: 'keyword 1', position: place, url: `https://site${place}.example/`, title: 'Ad', date })}\n`;

const partsOf = (stores: TestStores) => ({
  stores,
  config: stores.config,
  progress: silentProgress,
  signal: undefined,
});

async function targetOf({ postgres }: TestStores, code: string) {
  const [base]: { id: number }[] = await postgres.query('SELECT id FROM base WHERE code = $1', [code]);
  return { base: base?.id ?? 0, code };
}

/** Every table that reports read as one number, and the dates of the base; ids of generations and snapshots left out. */
async function stateOf(stores: TestStores, code: string): Promise<Record<string, unknown>> {
  const read = async (table: string) => {
    const ids = table === 'keyword' ? 'base, generation, snapshot, previous' : 'base, generation';
    const select = `SELECT toString(sum(cityHash64(* EXCEPT (${ids})))) AS content, count() AS rows FROM ${table} WHERE ${published}`;
    return [table, (await publishedRows(stores, code, select))[0]] as const;
  };
  const [base]: object[] = await stores.postgres.query(
    'SELECT generation = 0 AS empty, positions_date, previous_date, volumes_date FROM base WHERE code = $1',
    [code],
  );
  return { ...Object.fromEntries(await Promise.all(generationTables.map(read))), base };
}

async function importDates(stores: TestStores, code: string, pages: readonly GivenRow[][]): Promise<void> {
  for (const [index, rows] of pages.entries()) {
    const ads = adsOf(rows[0]?.date ?? '', 1 + (dates.indexOf(rows[0]?.date as never) % 3));
    await importContents(stores, { [`${index}.csv`]: csvOf(rows), [`${index}.ndjson`]: ads }, { base: code });
  }
}

async function removedOf({ postgres }: TestStores, code: string): Promise<{ id: number; date: string }[]> {
  return postgres.query(
    `SELECT snapshot.id, to_char(date, 'YYYY-MM-DD') AS date FROM snapshot JOIN base ON base.id = base_id
     WHERE code = $1 AND snapshot.state = 'removed' ORDER BY date`,
    [code],
  );
}

describe('a snapshot that is removed', { timeout: 240_000 }, () => {
  it('leaves the reports as if its date had never been imported, and brought back as they were', async () => {
    const stores = await openTestStores();
    const pages = givenPages(5);
    await importDates(stores, 'gny', pages);
    const before = await stateOf(stores, 'gny');
    // The newest, one in the middle, the oldest; each beside a base that never had it.
    for (const [without, never] of [
      [4, 'gru'],
      [2, 'spb'],
      [0, 'gkv'],
    ] as const) {
      const left = pages.filter((_rows, index) => index !== without);
      const target = await targetOf(stores, 'gny');
      expect(await removeSnapshot(partsOf(stores), target, dates[without])).toBe(true);
      await expectState(stores, 'gny', left.flat());
      await importDates(stores, never, left);
      expect(await stateOf(stores, 'gny')).toEqual(await stateOf(stores, never));
      // Again changes nothing: a task whose process died runs once more.
      expect(await removeSnapshot(partsOf(stores), target, dates[without])).toBe(false);
      const [removed] = await removedOf(stores, 'gny');
      expect(await restoreSnapshot(partsOf(stores), target, removed?.id ?? 0)).toBe(true);
      expect(await stateOf(stores, 'gny')).toEqual(before);
      expect(await restoreSnapshot(partsOf(stores), target, removed?.id ?? 0)).toBe(false);
    }
    await deriveAnew(partsOf(stores), await targetOf(stores, 'gny'));
    expect(await stateOf(stores, 'gny')).toEqual(before);
  });
});
