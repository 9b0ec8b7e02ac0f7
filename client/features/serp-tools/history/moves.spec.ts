import { expect, it } from 'vitest';
import { monthColumns, createMoves, type SerpMonth } from './moves.js';

const month = (name: string, ...domains: string[]): SerpMonth => ({
  month: name,
  date: `${name.replace('.', '-')}-01`,
  places: domains.map((domain, index) => ({ pos: index + 1, did: index, domain, url: `/${index}` })),
});

const months = [month('2026.08', 'a', 'b', 'a', 'c'), month('2026.09', 'b', 'd', 'a'), month('2026.10', 'd')];

it('counts a domain once a month at its best position, and lists new and dropped domains', () => {
  expect(
    monthColumns(months, 10).map(({ results, droppedDomains }) => [
      results.map(({ domain, pos, isNew }) => `${domain}${pos}${isNew ? '+' : ''}`).join(' '),
      droppedDomains.join(' '),
    ]),
  ).toEqual([
    ['a1 b2 c4', ''],
    ['b1 d2+ a3', 'c'],
    ['d1', 'b a'],
  ]);
});

it('connects adjacent months within the depth', () => {
  const lines = (depth: number) =>
    createMoves(monthColumns(months, depth)).map(
      ({ domain, monthIndex, from, to }) => `${domain}${monthIndex}:${from}-${to}`,
    );
  expect(lines(10)).toEqual(['a0:1-3', 'b0:2-1', 'd1:2-1']);
  expect(lines(2)).toEqual(['b0:2-1', 'd1:2-1']);
});
