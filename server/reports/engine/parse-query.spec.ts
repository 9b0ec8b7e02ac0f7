import { expect, it } from 'vitest';
import { keywordSearch } from '../definitions/keywords/keyword-search.report.js';
import { organicKeywords } from '../definitions/organic/organic-keywords.report.js';
import { parseQuery } from './parse-query.js';

const baseWithVolumes = { engine: 'google', volumesDate: '2026-10-01', facts: [] } as const;

it.each([
  [keywordSearch, {}, 'id|asc', 'id|asc'],
  [organicKeywords, { domain: 'a.example' }, 'ws|desc', 'ws|desc,pos|asc,word|asc'],
] as const)(
  'sorts keywords by volume, or by position and text if there are no volumes',
  (definition, request, tiesWithVolumes, tiesWithoutVolumes) => {
    const formatTies = (parsedQuery: ReturnType<typeof parseQuery>) =>
      parsedQuery.ties.map(({ column, direction }) => `${column}|${direction}`).join();
    const sortedQuery = parseQuery(definition, request, baseWithVolumes);
    expect(sortedQuery.sort).toEqual(sortedQuery.ties);
    expect(formatTies(sortedQuery)).toBe(tiesWithVolumes);
    expect(formatTies(parseQuery(definition, request, { ...baseWithVolumes, volumesDate: null }))).toBe(
      tiesWithoutVolumes,
    );
  },
);
