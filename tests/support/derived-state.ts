import { expect } from 'vitest';
import { published, publishedRows } from './import-files.js';
import {
  expectedState,
  type ExpectedLostPage,
  type ExpectedPage,
  type ExpectedPosition,
  type ExpectedTotals,
  type InputRow,
} from './import-oracle.js';
import type { TestStores } from './stores.js';

/** Seeded linear congruential generator. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Search results of a random share of the keywords. Positions within a keyword are distinct, because ties have no
 * defined order.
 */
export function randomRows(
  random: (below: number) => number,
  date: string,
  keywords: number,
  share: number,
): InputRow[] {
  const rows: InputRow[] = [];
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

/** Rows as CSV in the native import format. */
export const csvOf = (rows: readonly InputRow[]): string =>
  [
    'keyword,position,url,date,ws',
    ...rows.map((row) => [row.keyword, row.position, row.url, row.date, row.ws].join(',')),
  ].join('\n');

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const fields = <Row extends { vis: number }>(row: Row) =>
  Object.fromEntries(Object.entries({ ...row, vis: row.vis.toFixed(6) }).toSorted());

/** Sorted rows with rounded visits, which do not depend on the summation order. */
const rounded = (list: readonly { vis: number }[]) => list.map(fields).toSorted(byText);

/**
 * Asserts that the report tables match the oracle's evaluation of all rows. After dates have been thinned, first-seen
 * dates are not compared, because they depend on the removed dates.
 */
export async function expectState(
  stores: TestStores,
  base: string,
  rows: readonly InputRow[],
  { isThinned = false } = {},
): Promise<void> {
  const expected = expectedState(rows);
  const names = `(SELECT domain_id, any(name) AS name FROM host GROUP BY domain_id) AS host`;
  const positions = await publishedRows<ExpectedPosition>(
    stores,
    base,
    `SELECT host.name AS domain, word AS keyword, path, pos, best, has_previous, previous_pos, url_changed,
       checked_on, previous_checked_on
     FROM position_by_domain INNER JOIN ${names} USING (domain_id) WHERE ${published}`,
  );
  expect(positions.toSorted(byText)).toEqual(expected.positions.toSorted(byText));
  const lost = await publishedRows<object>(
    stores,
    base,
    `SELECT host.name AS domain, word AS keyword, pos, checked_on, previous_checked_on FROM lost_position INNER JOIN ${names} USING (domain_id) WHERE ${published}`,
  );
  expect(lost.toSorted(byText)).toEqual(expected.lost.toSorted(byText));
  if (!isThinned) {
    const pages = await publishedRows<ExpectedPage>(
      stores,
      base,
      `SELECT host.name AS domain, path, found_date, is_new FROM page INNER JOIN ${names} USING (domain_id) WHERE ${published}`,
    );
    expect(pages.toSorted(byText)).toEqual(expected.foundPages.toSorted(byText));
  }
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
    `SELECT words.word AS keyword, host.name AS domain, has(top_domain_ids, domain_id) AS top10
     FROM (SELECT keyword_id, top_domain_ids, domain_id FROM result_set ARRAY JOIN domain_ids AS domain_id WHERE ${published}) AS sets
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
    `SELECT name, it1, it3, it10, it50, pages, lost, pageless, vis,
       checked_on, newer_keywords, oldest_checked_on, newest_checked_on, previous_checked_on FROM domain WHERE ${published}`,
  );
  expect(rounded(totals)).toEqual(rounded(expected.totals));
}

/** Gives each keyword and date the volume of its latest row, as a later import does. */
export function withNewestVolume(rows: readonly InputRow[]): InputRow[] {
  const volumes = new Map(rows.map((row) => [`${row.date} ${row.keyword}`, row.ws]));
  return rows.map((row) => ({ ...row, ws: volumes.get(`${row.date} ${row.keyword}`) ?? row.ws }));
}
