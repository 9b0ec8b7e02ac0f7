import { expect, it } from 'vitest';
import { filterGroups, matchesQuery, partitionByTitleMatch } from './palette-item.js';

it('matches prefixes of words in any order', () => {
  const line = { title: 'Lost keywords', aliases: 'northtrail.example' };
  expect(matchesQuery(line, 'key lo')).toBe(true);
  expect(matchesQuery(line, 'lost north')).toBe(true);
  expect(matchesQuery(line, 'words')).toBe(false);
  expect(matchesQuery(line, '')).toBe(true);
});

it('treats ё and е as the same letter', () => {
  expect(matchesQuery({ title: 'Тёмное' }, 'темн')).toBe(true);
  expect(matchesQuery({ title: 'Отчет' }, 'отчё')).toBe(true);
});

it('omits groups without a match', () => {
  const groups = [
    { id: 'a', title: 'A', items: [{ id: '1', title: 'Pricing', icon: null }] },
    { id: 'b', title: 'B', items: [{ id: '2', title: 'Panel', icon: null }] },
  ];
  expect(filterGroups(groups, 'pri').map(({ id }) => id)).toEqual(['a']);
});

it('gives the parts of a group that match by title and by alias different ids', () => {
  const items = [
    { id: '1', title: 'Pricing', icon: null },
    { id: '2', title: 'Billing', aliases: 'price', icon: null },
  ];
  const [byTitle, byAlias] = partitionByTitleMatch([{ id: 'a', title: 'A', items }], 'pric');
  expect([...byTitle, ...byAlias].map((group) => [group.id, group.items.length])).toEqual([
    ['a', 1],
    ['a-by-alias', 1],
  ]);
});
