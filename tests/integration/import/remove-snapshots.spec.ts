import { beforeAll, describe, expect, it } from 'vitest';
import {
  removeBaseSample,
  removeSnapshot,
  restoreSnapshot,
} from '../../../server/ingest/publish/change-snapshots.js';
import { cleanUpImports } from '../../../server/ingest/publish/clean-up-imports.js';
import { rebuildReports } from '../../../server/ingest/publish/rebuild-reports.js';
import { csvOf, expectState, randomNumbers, randomRows } from '../../support/derived-state.js';
import { importContents } from '../../support/import-files.js';
import type { InputRow } from '../../support/import-oracle.js';
import { importParts, readState, findBase } from '../../support/base-state.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { atDepth, inDeepRuns, testDepth } from '../../support/test-depth.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const dates = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'] as const;

/**
 * Search results of several dates with constant volumes, because earlier history points store the volume of their
 * date.
 */
function createPages(seed: number): InputRow[][] {
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

/** An ad for the keyword of a result row, with the date of the row. */
const adOf = ({ date, keyword }: InputRow, place: number): string =>
  `${JSON.stringify({ type: 'ad', keyword, position: place, url: `https://site${place}.example/`, title: 'Ad', date })}\n`;

/** Imports search results of several dates together, each with an ad. */
async function importDates(stores: TestStores, code: string, pages: readonly InputRow[][]): Promise<void> {
  const ads = pages.map(([first]) => (first ? adOf(first, 1 + (Number(first.date.slice(5, 7)) % 3)) : ''));
  const files = { 'pages.csv': csvOf(pages.flat()), 'ads.ndjson': ads.join('') };
  await importContents(stores, files, { base: code });
}

async function removedOf({ postgres }: TestStores, code: string): Promise<{ id: number; date: string }[]> {
  return postgres.query(
    `SELECT snapshot.id, to_char(date, 'YYYY-MM-DD') AS date FROM snapshot JOIN base ON base.id = base_id
     WHERE code = $1 AND snapshot.state = 'removed' ORDER BY date`,
    [code],
  );
}

describe('a removed snapshot', { timeout: 240_000 }, () => {
  it('leaves the reports as if its date had never been imported, and restores them unchanged', async () => {
    // The removed date of quick runs has a neighbour on each side.
    const pages = createPages(5).slice(0, atDepth({ quick: 3, deep: 4, full: 4 }));
    // Quick runs import all dates together. derived-state.spec.ts imports them one after the other.
    const imports = atDepth({
      quick: [pages],
      deep: pages.map((rows) => [rows]),
      full: pages.map((rows) => [rows]),
    });
    for (const group of imports) await importDates(stores, 'gny', group);
    const before = await readState(stores, 'gny');
    // The newest, a middle and the oldest date. Quick runs remove the middle one, which affects both neighbours.
    const removed = atDepth<readonly (0 | 1 | 3)[]>({ quick: [1], deep: [3, 1, 0], full: [3, 1, 0] });
    for (const without of removed) {
      const remaining = pages.filter((_rows, index) => index !== without);
      const target = await findBase(stores, 'gny');
      expect(await removeSnapshot(importParts(stores), target, dates[without])).toBe(true);
      await expectState(stores, 'gny', remaining.flat());
      if (without === 1 && testDepth !== 'quick') {
        // Tables outside the reference implementation equal those of a database without the date. Quick runs compare
        // them after the removal of the sample data.
        for (const rows of remaining) await importDates(stores, 'spb', [rows]);
        expect(await readState(stores, 'gny')).toEqual(await readState(stores, 'spb'));
      }
      // Repeating the removal changes nothing, as when the task of a dead process runs again.
      expect(await removeSnapshot(importParts(stores), target, dates[without])).toBe(false);
      const [stored] = await removedOf(stores, 'gny');
      expect(await restoreSnapshot(importParts(stores), target, stored?.id ?? 0)).toBe(true);
      expect(await readState(stores, 'gny')).toEqual(before);
      expect(await restoreSnapshot(importParts(stores), target, stored?.id ?? 0)).toBe(false);
    }
    // Quick runs rebuild reports in rebuild-reports.spec.ts and snapshot-retention.spec.ts.
    if (testDepth === 'quick') return;
    await rebuildReports(importParts(stores), await findBase(stores, 'gny'));
    expect(await readState(stores, 'gny')).toEqual(before);
  });

  it('leaves an empty database if it was the only one; Undo and imports refill it, and a removal waits for a running import', async () => {
    const [rows = [], more = []] = createPages(9);
    const target = await findBase(stores, 'ekb');
    const untouched = await readState(stores, 'ekb');
    await importDates(stores, 'ekb', [rows]);
    const filled = await readState(stores, 'ekb');
    const remove = async () => {
      await removeSnapshot(importParts(stores), target, dates[0]);
      expect(await readState(stores, 'ekb')).toEqual(untouched);
      const [removed] = await removedOf(stores, 'ekb');
      return () => restoreSnapshot(importParts(stores), target, removed?.id ?? 0);
    };
    await stores.postgres.query(
      `UPDATE snapshot SET expires_on = '2026-12-03' WHERE base_id = $1 AND state = 'published'`,
      [target.base],
    );
    const undo = await remove();
    await undo();
    expect(await readState(stores, 'ekb')).toEqual(filled);
    // The retention policy must announce the removal of the date again.
    expect(
      await stores.postgres.query(
        `SELECT expires_on FROM snapshot WHERE base_id = $1 AND state = 'published'`,
        [target.base],
      ),
    ).toEqual([{ expires_on: null }]);
    const undoLater = await remove();
    await importDates(stores, 'ekb', [rows.slice(0, 24)]);
    await expect(undoLater()).rejects.toThrow(/2026-07-01/);
    await expectState(stores, 'ekb', rows.slice(0, 24));

    const [, isRemoved] = await Promise.all([
      importContents(stores, { 'rest.csv': csvOf([...rows, ...more]) }, { base: 'ekb' }),
      removeSnapshot(importParts(stores), target, dates[0]),
    ]);
    expect(isRemoved).toBe(true);
    // Either order is valid: the removed date is gone or has the later import.
    const { base } = await readState(stores, 'ekb');
    await expectState(stores, 'ekb', isOf(base, dates[0]) ? [...rows, ...more] : more);

    // Removed dates are deleted after the undo period.
    const removed = await removedOf(stores, 'ekb');
    expect(removed).toHaveLength(2);
    await cleanUpImports(stores, 0);
    expect(await removedOf(stores, 'ekb')).toEqual(removed);
    await stores.postgres.query(
      `UPDATE snapshot SET kept_until = now() - interval '1 second' WHERE state = 'removed'`,
    );
    await cleanUpImports(stores, 0);
    expect(await removedOf(stores, 'ekb')).toEqual([]);
    const ids = removed.map(({ id }) => id);
    for (const id of ids) {
      await expect(restoreSnapshot(importParts(stores), target, id)).rejects.toThrow();
    }
    const { rows: facts } = await stores.clickhouse.query<{ snapshot: number }>(
      'SELECT DISTINCT snapshot FROM keyword_fact WHERE base = {base:UInt16} AND snapshot IN {ids:Array(UInt32)}',
      { parameters: { base: target.base, ids } },
    );
    expect(facts).toEqual([]);
  });

  inDeepRuns(() => {
    it('with domain exports leaves the reports as if they had never been imported', async () => {
      const pages = createPages(12).slice(0, 2);
      const own = `keyword,position,url,date\n${[1, 2, 3, 40]
        .map((n) => `keyword ${n},${n % 30},https://site1.example/own,2026-09-01`)
        .join('\n')}`;
      const target = await findBase(stores, 'sar');
      await importDates(stores, 'sar', pages);
      const before = await readState(stores, 'sar');
      await importContents(
        stores,
        { 'own.csv': own },
        { base: 'sar', resultScope: 'domain', complete: true },
      );
      const overlaid = await readState(stores, 'sar');
      await removeSnapshot(importParts(stores), target, '2026-09-01');
      expect(await readState(stores, 'sar')).toEqual(before);
      const [removed] = await removedOf(stores, 'sar');
      await restoreSnapshot(importParts(stores), target, removed?.id ?? 0);
      expect(await readState(stores, 'sar')).toEqual(overlaid);
    });
  });
});

describe('the sample data', { timeout: 240_000 }, () => {
  it('is removed completely, and user imports remain as if it had never existed', async () => {
    const [first = [], second = [], third = [], fourth = []] = createPages(14);
    await importContents(
      stores,
      { 'sample.csv': csvOf([...first, ...second, ...third]) },
      { base: 'gmns', isSample: true },
    );
    // One date that the sample contains too, and one that only this file contains.
    const own = second
      .slice(0, 60)
      .map((row) => ({ ...row, position: 50 - row.position / 2 }))
      .filter(({ position }) => Number.isInteger(position));
    for (const base of ['gmns', 'mns']) {
      await importContents(stores, { 'own.csv': csvOf(own), 'newest.csv': csvOf(fourth) }, { base });
    }
    await expectState(stores, 'gmns', [...first, ...own, ...third, ...fourth]);
    expect(await removeBaseSample(importParts(stores), await findBase(stores, 'gmns'))).toBe(true);
    await expectState(stores, 'gmns', [...own, ...fourth]);
    expect(await readState(stores, 'gmns')).toEqual(await readState(stores, 'mns'));
    expect(await removeBaseSample(importParts(stores), await findBase(stores, 'gmns'))).toBe(false);
  });
});

const isOf = (base: unknown, date: string): boolean =>
  (base as { previous_date: string | null }).previous_date === date;
