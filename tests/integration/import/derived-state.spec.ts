import { describe, expect, it } from 'vitest';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import {
  expectedState,
  type ExpectedLostPage,
  type ExpectedPosition,
  type ExpectedTotals,
  type GivenRow,
} from '../../support/import-oracle.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

/** The same numbers in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Result pages of a date over a random part of the keywords; positions within a page differ, as the order of ties is free. */
function randomRows(
  random: (below: number) => number,
  date: string,
  keywords: number,
  share: number,
): GivenRow[] {
  const rows: GivenRow[] = [];
  for (let keyword = 0; keyword < keywords; keyword++) {
    if (random(100) >= share) continue;
    let position = 0;
    const ws = random(1000) + 1;
    for (let result = 0; result < 12; result++) {
      position += 1 + random(7);
      const host = `${random(3) === 0 ? 'www.' : ''}site${random(15)}.example`;
      rows.push({
        date,
        keyword: `keyword ${keyword}`,
        position,
        url: `https://${host}/page/${random(12)}`,
        ws,
      });
    }
  }
  return rows;
}

const csvOf = (rows: readonly GivenRow[]): string =>
  [
    'keyword,position,url,date,ws',
    ...rows.map((row) => [row.keyword, row.position, row.url, row.date, row.ws].join(',')),
  ].join('\n');

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const fields = <Row extends { vis: number }>(row: Row) =>
  Object.fromEntries(Object.entries({ ...row, vis: row.vis.toFixed(6) }).toSorted());

/** Rows in an order of their own, with visits that sums in another order do not change. */
const rounded = (list: readonly { vis: number }[]) => list.map(fields).toSorted(byText);

async function expectState(stores: TestStores, base: string, rows: readonly GivenRow[]): Promise<void> {
  const expected = expectedState(rows);
  const names = `(SELECT domain_id, any(name) AS name FROM host GROUP BY domain_id) AS host`;
  const positions = await publishedRows<ExpectedPosition>(
    stores,
    base,
    `SELECT host.name AS domain, word AS keyword, path, pos, best, has_previous, previous_pos, url_changed
     FROM position_by_domain INNER JOIN ${names} USING (domain_id) WHERE ${published}`,
  );
  expect(positions.toSorted(byText)).toEqual(expected.positions.toSorted(byText));
  const lost = await publishedRows<object>(
    stores,
    base,
    `SELECT host.name AS domain, word AS keyword, pos FROM lost_position INNER JOIN ${names} USING (domain_id) WHERE ${published}`,
  );
  expect(lost.toSorted(byText)).toEqual(expected.lost.toSorted(byText));
  const lostPages = await publishedRows<ExpectedLostPage>(
    stores,
    base,
    `SELECT host.name AS domain, path, it1, it3, it10, it50, vis, drop_date
     FROM lost_page INNER JOIN ${names} USING (domain_id) WHERE ${published}`,
  );
  expect(rounded(lostPages)).toEqual(rounded(expected.lostPages));
  const sets = await publishedRows<{ keyword: string; domain: string; top10: number }>(
    stores,
    base,
    `SELECT words.word AS keyword, host.name AS domain, place <= top10 AS top10
     FROM (SELECT keyword_id, top10, domain_id, place FROM result_set
       ARRAY JOIN domain_ids AS domain_id, arrayEnumerate(domain_ids) AS place WHERE ${published}) AS sets
     INNER JOIN ${names} USING (domain_id) INNER JOIN (SELECT keyword_id, word FROM keyword WHERE ${published}) AS words USING (keyword_id)`,
  );
  const onPages = expected.positions.filter(({ best }) => best === 1);
  expect(sets.toSorted(byText)).toEqual(
    onPages
      .map(({ keyword, domain, pos }) => ({ keyword, domain, top10: pos <= 10 ? 1 : 0 }))
      .toSorted(byText),
  );
  const totals = await publishedRows<ExpectedTotals>(
    stores,
    base,
    `SELECT name, it1, it3, it10, it50, pages, lost, pageless, vis FROM domain WHERE ${published}`,
  );
  expect(rounded(totals)).toEqual(rounded(expected.totals));
}

describe('the state that reports read', () => {
  it(
    'is that of a plain evaluation of all rows, whatever the order of the imports',
    { timeout: 240_000 },
    async () => {
      const stores = await openTestStores();
      const random = randomNumbers(7);
      const given: GivenRow[] = [];
      const imports = [
        randomRows(random, '2026-09-01', 30, 70),
        randomRows(random, '2026-10-01', 30, 60),
        // A date before the others, then more of a date that is there, then the newest.
        randomRows(random, '2026-08-01', 40, 50),
        randomRows(random, '2026-10-01', 45, 30),
        randomRows(random, '2026-11-01', 20, 50),
      ];
      for (const rows of imports) {
        await importContents(stores, { 'results.csv': csvOf(rows) });
        given.push(...rows);
        // Within one date the largest volume of the newest file counts; the oracle looks at rows of one volume each.
        await expectState(stores, 'gny', withNewestVolume(given));
      }
      expect(expectedState(given).lostPages).not.toEqual([]);
    },
  );

  it('is the same when all dates come in one file', { timeout: 120_000 }, async () => {
    const stores = await openTestStores();
    const random = randomNumbers(11);
    const rows = ['2026-08-01', '2026-09-01', '2026-10-01'].flatMap((date) =>
      randomRows(random, date, 25, 70),
    );
    await importContents(stores, { 'results.csv': csvOf(rows) }, { base: 'gru' });
    await expectState(stores, 'gru', rows);
  });
});

/** A file of an import: its rows, and whether it is the complete export of a domain. */
interface GivenFile {
  rows: GivenRow[];
  complete: boolean;
}

/** Whole pages over some of the keywords; files of one date hold no two results on one place of one keyword. */
function randomPages(random: (below: number) => number, date: string, place: number): GivenFile {
  const rows: GivenRow[] = [];
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

/** The export of a domain over some of the keywords, some of which no page knows. */
function randomExport(random: (below: number) => number, date: string, place: number): GivenFile {
  const complete = random(3) === 0;
  const site = random(6);
  const rows: GivenRow[] = [];
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

describe('domain exports beside whole pages', { timeout: 240_000 }, () => {
  const dates = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'];
  const filesOf = (random: (below: number) => number): GivenFile[] =>
    Array.from({ length: 8 }, (_, number) => {
      const date = dates[random(dates.length)] ?? '';
      // Files of one date differ in the last digit of their places.
      const place = (number % 5) + 1;
      const export_ = number > 4 || random(2) === 0;
      return export_ ? randomExport(random, date, place) : randomPages(random, date, place);
    });
  const bring = async (stores: TestStores, base: string, { rows, complete }: GivenFile) => {
    await importContents(stores, { 'results.csv': csvOf(rows) }, { base, complete });
  };

  it.each([
    ['msk', 'spb', 29],
    ['gkv', 'ekb', 101],
  ])(
    'overlay them as a plain evaluation of all rows says, whatever the order of the imports (%s, %s)',
    async (one, other, seed) => {
      const stores = await openTestStores();
      const files = filesOf(randomNumbers(seed));
      const given: GivenRow[] = [];
      for (const file of files) {
        await bring(stores, one, file);
        given.push(...file.rows);
        await expectState(stores, one, withNewestVolume(given));
      }
      const [again] = files;
      if (again) await bring(stores, one, again);
      await expectState(stores, one, withNewestVolume([...given, ...(again?.rows ?? [])]));
      const turned = files.toReversed();
      for (const file of turned) await bring(stores, other, file);
      await expectState(stores, other, withNewestVolume(turned.flatMap(({ rows }) => rows)));
    },
  );

  it('age out like pages, and what they said goes with them', async () => {
    const stores = await openTestStores();
    const kept = 2;
    const files = filesOf(randomNumbers(5)).toSorted((a, b) =>
      (a.rows[0]?.date ?? '').localeCompare(b.rows[0]?.date ?? ''),
    );
    const given: GivenRow[] = [];
    for (const file of files) {
      await bring({ ...stores, config: { ...stores.config, snapshotsKept: kept } }, 'sar', file);
      given.push(...file.rows);
      const shown = [...new Set(given.map(({ date }) => date))].toSorted().slice(-kept);
      await expectState(stores, 'sar', withNewestVolume(given.filter(({ date }) => shown.includes(date))));
    }
  });
});

/** A later file of a date replaces the volume that an earlier one gave. */
function withNewestVolume(rows: readonly GivenRow[]): GivenRow[] {
  const volumes = new Map(rows.map((row) => [`${row.date} ${row.keyword}`, row.ws]));
  return rows.map((row) => ({ ...row, ws: volumes.get(`${row.date} ${row.keyword}`) ?? row.ws }));
}
