import { expect, it } from 'vitest';
import { sharedInTop, sharedPlaces, type SerpTop, tableOfTops } from './shared-serp.js';

const place = (pos: number, domain: string, url: string, domainTops: number, pageTops: number) => ({
  pos,
  did: domain.length,
  domain,
  url,
  domainTops,
  pageTops,
});

const tops: SerpTop[] = [
  {
    keyword: 'tent',
    kid: 1,
    ws: 100,
    wsRange: '',
    wizards: [],
    places: [
      place(1, 'a.example', '/1', 2, 1),
      place(2, 'b.example', '/', 2, 2),
      place(3, 'a.example', '/2', 2, 1),
      place(4, 'c.example', '/', 1, 1),
    ],
  },
  {
    keyword: 'stove',
    kid: 2,
    ws: 50,
    wsRange: '',
    wizards: [],
    places: [place(1, 'b.example', '/', 2, 2), place(2, 'a.example', '/3', 2, 1)],
  },
];

it('domains of most tops come first, each with its best positions and its pages', () => {
  expect(
    sharedPlaces(tops, 'domain').map(({ key, positions, topResults: of, pages }) => [
      key,
      positions,
      of,
      pages,
    ]),
  ).toEqual([
    ['a.example', [1, 2], 2, 3],
    ['b.example', [2, 1], 2, 1],
    ['c.example', [4, null], 1, 1],
  ]);
});

it('pages are told apart by their paths', () => {
  const [first, ...others] = sharedPlaces(tops, 'page');
  expect([first?.key, first?.positions]).toEqual(['b.example/', [2, 1]]);
  expect(others.every(({ topResults: of }) => of === 1)).toBe(true);
});

it('counts the places of a top that stand in others', () => {
  expect(tops.map((top) => sharedInTop(top, 'domain'))).toEqual([3, 2]);
  expect(tops.map((top) => sharedInTop(top, 'page'))).toEqual([1, 1]);
});

it('a table has a line for each place', () => {
  const table = tableOfTops(tops, ['Keyword']);
  expect(table).toHaveLength(7);
  expect(table[1]).toEqual(['tent', 100, 1, 'a.example', '/1', 2, 1]);
});
