import { beforeAll, describe, expect, it } from 'vitest';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { atDepth, inDeepRuns } from '../../support/test-depth.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

/** A file of one date. Each row is `keyword position page`. */
interface ImportedFile {
  date: string;
  rows: readonly string[];
  complete?: boolean;
}

const table = ({ date, rows }: ImportedFile): string =>
  ['keyword,position,url,date,ws', ...rows.map((row) => lineOf(row.split(' '), date)), ''].join('\n');
const lineOf = ([word, pos, page]: string[], date: string) => `${word},${pos},https://${page},${date},100`;

/** Imports files together. */
const importTogether = (base: string, files: readonly ImportedFile[], options = {}) =>
  importContents(stores, Object.fromEntries(files.map((file) => [`${file.date}.csv`, table(file)])), {
    base,
    ...options,
  });

const importOne = (base: string, { complete = false, ...brought }: ImportedFile) =>
  importTogether(base, [brought], { complete });

const pages: ImportedFile = {
  date: '2026-07-01',
  rows: ['pot 1 a.example/pot', 'pot 2 b.example/pot', 'pan 1 b.example/pan', 'pan 3 a.example/pan'],
};
const domainExport: ImportedFile = {
  date: '2026-08-01',
  rows: ['pot 5 a.example/pot', 'lid 2 a.example/lid'],
};
const pageOfPan: ImportedFile = { date: '2026-09-01', rows: ['pan 4 b.example/pan', 'pan 9 c.example/pan'] };
const newestResults: ImportedFile = {
  date: '2026-10-01',
  rows: ['jug 1 c.example/jug', 'jug 2 d.example/jug'],
};

/** History of each domain, oldest first: `month top3/top50 pages`. */
async function historyOf(base: string): Promise<Record<string, string>> {
  const rows = await publishedRows<{ name: string; points: string }>(
    stores,
    base,
    `SELECT name, arrayStringConcat(arraySort(groupArray(concat(substring(toString(date), 6, 2), ' ', toString(it3), '/', toString(it50), ' ', toString(pages)))), ', ') AS points
     FROM domain_history INNER JOIN (SELECT domain_id, any(name) AS name FROM host GROUP BY domain_id) AS host USING (domain_id)
     WHERE ${published} GROUP BY name`,
  );
  return Object.fromEntries(rows.map(({ name, points }) => [name, points]));
}

const expected = {
  'a.example': '07 2/2 2, 08 2/3 3, 09 1/2 2',
  'b.example': '07 2/2 2, 09 1/2 2',
  'c.example': '09 0/1 1, 10 1/2 2',
  'd.example': '10 1/1 1',
};

describe('the history of a domain', { timeout: 240_000 }, () => {
  it('is its state at each date that observes it, in any import order', async () => {
    const imports = atDepth({
      quick: [
        [newestResults, pageOfPan],
        [domainExport, pages],
      ],
      deep: [[newestResults, pageOfPan], [domainExport], [pages]],
      full: [[newestResults, pageOfPan], [domainExport], [pages]],
    });
    for (const files of imports) await importTogether('gru', files);
    expect(await historyOf('gru')).toEqual(expected);
  });

  inDeepRuns(() => {
    it('is its state at each date if one import has all of them', async () => {
      await importTogether('gny', [pages, domainExport, pageOfPan, newestResults]);
      expect(await historyOf('gny')).toEqual(expected);
    });
  });

  inDeepRuns(() => {
    it('does not assume positions missing from a complete export until search results show them again', async () => {
      await importOne('spb', newestResults);
      await importOne('spb', { ...domainExport, complete: true });
      await importOne('spb', { ...pages, date: '2026-09-01' });
      await importOne('spb', pages);
      expect((await historyOf('spb'))['a.example']).toBe('07 2/2 2, 08 1/2 2, 09 3/3 3');
    });
  });
});
