import { describe, expect, it } from 'vitest';
import { rebuildReports } from '../../../server/ingest/publish/rebuild-reports.js';
import { findBase, importParts } from '../../support/base-state.js';
import {
  csvOf,
  expectState,
  randomNumbers,
  randomRows,
  withNewestVolume,
} from '../../support/derived-state.js';
import { importContents } from '../../support/import-files.js';
import { expectedState, retainedDates, type InputRow } from '../../support/import-oracle.js';
import { publishedDates, thinOnDay } from '../../support/thin-snapshots.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { atDepth, inDeepRuns } from '../../support/test-depth.js';

describe('the state of a database that reports read', { timeout: 240_000 }, () => {
  it('equals a reference implementation over all rows in any import order', async () => {
    const stores = await openTestStores();
    const random = randomNumbers(7);
    const importedRows: InputRow[] = [];
    const allImports = [
      // Several dates in one file.
      ['2026-08-01', '2026-09-01', '2026-10-01'].flatMap((date) => randomRows(random, date, 30, 60)),
      // An older date, more rows of an existing date, then a newer date.
      randomRows(random, '2026-07-01', 40, 50),
      randomRows(random, '2026-10-01', 45, 30),
      randomRows(random, '2026-11-01', 20, 50),
    ];
    const [first = [], older = [], more = []] = allImports;
    // Quick runs import the older date and the rows of an existing date together.
    const imports = atDepth({ quick: [first, [...older, ...more]], deep: allImports, full: allImports });
    for (const rows of imports) {
      await importContents(stores, { 'results.csv': csvOf(rows) });
      importedRows.push(...rows);
      // The volume of the newest file wins, so the oracle gets one volume per keyword.
      await expectState(stores, 'gny', withNewestVolume(importedRows));
    }
    expect(expectedState(importedRows).lostPages).not.toEqual([]);
  });
});

/** An imported file: its rows, and whether it is a complete domain export. */
interface ImportedFile {
  rows: InputRow[];
  complete: boolean;
}

/** Full search results for random keywords. Files of one date never share a position of a keyword. */
function randomPages(random: (below: number) => number, date: string, place: number): ImportedFile {
  const rows: InputRow[] = [];
  for (let keyword = 0; keyword < 20; keyword++) {
    if (random(100) < 45) continue;
    const ws = random(1000) + 1;
    for (let result = 0; result < 11; result++) {
      if (random(5) === 0) continue;
      const url = `https://site${random(6)}.example/page/${random(4)}`;
      rows.push({ date, keyword: `keyword ${keyword}`, position: result * 5 + place, url, ws });
    }
  }
  return { rows, complete: false };
}

/** A domain export for random keywords, including some without search results. */
function randomExport(random: (below: number) => number, date: string, place: number): ImportedFile {
  const complete = random(3) === 0;
  const site = random(6);
  const rows: InputRow[] = [];
  for (let keyword = 0; keyword < 26; keyword++) {
    if (random(100) < 40) continue;
    const ws = random(1000) + 1;
    for (let result = 0; result <= random(3); result++) {
      const position = (random(4) + result * 4) * 5 + place;
      const url = `https://${random(4) === 0 ? 'www.' : ''}site${site}.example/page/${random(4)}`;
      rows.push({
        date,
        keyword: `keyword ${keyword}`,
        position,
        url,
        ws,
        export: complete ? 'complete' : 'some',
      });
    }
  }
  return { rows, complete };
}

describe('domain exports next to full search results', { timeout: 240_000 }, () => {
  const dates = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'];
  const filesOf = (seed: number, count: number): ImportedFile[] => {
    const random = randomNumbers(seed);
    return Array.from({ length: count }, (_, number) => {
      const date = dates[random(dates.length)] ?? '';
      // Files of one date differ in their positions modulo 5, so they never share a position.
      const place = (number % 5) + 1;
      const export_ = number > 3 || random(2) === 0;
      return export_ ? randomExport(random, date, place) : randomPages(random, date, place);
    });
  };
  const importFile = async (stores: TestStores, base: string, { rows, complete }: ImportedFile) => {
    await importContents(stores, { 'results.csv': csvOf(rows) }, { base, complete });
  };

  it('overlay them like a reference implementation in any import order', async () => {
    const stores = await openTestStores();
    const base = 'msk';
    const files = filesOf(341, 6);
    // Search results and domain exports (! means complete) by month in import order, so that each kind precedes and
    // follows the other with newer, older and equal dates.
    const kinds = files.map(({ rows, complete }) => {
      const month = Number(rows[0]?.date.slice(5, 7));
      return `${month}${complete ? '!' : rows[0]?.export === undefined ? 'P' : ''}`;
    });
    expect(kinds.join(' ')).toBe('8! 8P 7P 10P 10! 7!');
    const importedRows: InputRow[] = [];
    // The first four files include both kinds with older, equal and newer dates.
    for (const file of files.slice(0, atDepth({ quick: 4, deep: 6, full: 6 }))) {
      await importFile(stores, base, file);
      importedRows.push(...file.rows);
      await expectState(stores, base, withNewestVolume(importedRows));
    }
    // Importing the first file again changes only its volumes. Quick runs repeat a file in robustness.spec.ts.
    const repeated = files.slice(0, atDepth({ quick: 0, deep: 1, full: 1 }));
    for (const file of repeated) {
      await importFile(stores, base, file);
      await expectState(stores, base, withNewestVolume([...importedRows, ...file.rows]));
    }
  });

  inDeepRuns(() => {
    it('are thinned like full search results, without any effect on the reports', async () => {
      const stores = await openTestStores();
      const policy = { allDays: 0, monthlyMonths: 0, newestCount: 2 };
      // July: two exports, one complete. August: search results. September: a complete export. October: search results.
      const files = filesOf(260, 5).toSorted((a, b) =>
        (a.rows[0]?.date ?? '').localeCompare(b.rows[0]?.date ?? ''),
      );
      const importedRows: InputRow[] = [];
      for (const file of files) {
        await importFile(stores, 'sar', file);
        importedRows.push(...file.rows);
        await thinOnDay(stores, 'sar', policy, '2026-11-01');
        await thinOnDay(stores, 'sar', policy, '2026-11-08');
        const retained = retainedDates(importedRows, policy, '2026-11-08');
        expect(await publishedDates(stores, 'sar')).toEqual(retained);
        const isThinned = retained.length < new Set(importedRows.map(({ date }) => date)).size;
        await expectState(stores, 'sar', withNewestVolume(importedRows), { isThinned });
        // The reports do not depend on removed snapshots.
        await rebuildReports(importParts(stores), await findBase(stores, 'sar'));
        await expectState(stores, 'sar', withNewestVolume(importedRows), { isThinned });
      }
    });
  });
});
