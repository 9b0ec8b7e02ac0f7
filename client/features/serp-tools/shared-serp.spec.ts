import { expect, it } from 'vitest';
import { countSharedResults, sharedResults, type KeywordSerp, comparisonTable } from './shared-serp.js';

const createResult = (pos: number, domain: string, url: string, domainCount: number, pageCount: number) => ({
  pos,
  did: domain.length,
  domain,
  url,
  domainTops: domainCount,
  pageTops: pageCount,
});

const serps: KeywordSerp[] = [
  {
    keyword: 'tent',
    kid: 1,
    ws: 100,
    wsRange: '',
    wizards: [],
    places: [
      createResult(1, 'a.example', '/1', 2, 1),
      createResult(2, 'b.example', '/', 2, 2),
      createResult(3, 'a.example', '/2', 2, 1),
      createResult(4, 'c.example', '/', 1, 1),
    ],
  },
  {
    keyword: 'stove',
    kid: 2,
    ws: 50,
    wsRange: '',
    wizards: [],
    places: [createResult(1, 'b.example', '/', 2, 2), createResult(2, 'a.example', '/3', 2, 1)],
  },
];

it('lists domains by number of search results, with their best positions and pages', () => {
  expect(
    sharedResults(serps, 'domain').map(({ key, positions, serpCount: count, pages }) => [
      key,
      positions,
      count,
      pages,
    ]),
  ).toEqual([
    ['a.example', [1, 2], 2, 3],
    ['b.example', [2, 1], 2, 1],
    ['c.example', [4, null], 1, 1],
  ]);
});

it('distinguishes pages by path', () => {
  const [first, ...otherResults] = sharedResults(serps, 'page');
  expect([first?.key, first?.positions]).toEqual(['b.example/', [2, 1]]);
  expect(otherResults.every(({ serpCount: count }) => count === 1)).toBe(true);
});

it('counts the results that also rank for other keywords', () => {
  expect(serps.map((serp) => countSharedResults(serp, 'domain'))).toEqual([3, 2]);
  expect(serps.map((serp) => countSharedResults(serp, 'page'))).toEqual([1, 1]);
});

it('creates a table row for each result', () => {
  const table = comparisonTable(serps, ['Keyword']);
  expect(table).toHaveLength(7);
  expect(table[1]).toEqual(['tent', 100, 1, 'a.example', '/1', 2, 1]);
});
