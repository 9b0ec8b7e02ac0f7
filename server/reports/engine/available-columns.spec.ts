import { describe, expect, it } from 'vitest';
import { reportRegistry } from '../report-registry.js';
import { addConstantColumns, omitConstantColumns, availableDefinition } from './available-columns.js';
import { parseQuery } from './parse-query.js';
import type { ParsedQuery } from './parsed-query.js';

/** The keywords of a domain in a base without vendor data. */
function parseKeywordsQuery(columns: readonly string[]): ParsedQuery {
  const declaredDefinition = reportRegistry.find(({ id }) => id === 'organic-keywords') ?? expect.fail();
  const definition = availableDefinition(declaredDefinition, []);
  const base = { engine: 'yandex', volumesDate: null, facts: [] } as const;
  return parseQuery(definition, { domain: 'shop.example', columns }, base);
}

describe('constant columns', () => {
  it('are not queried and have the value that the store would return', () => {
    const query = parseKeywordsQuery(['word', 'difficulty', 'trend', 'serpf']);
    expect(omitConstantColumns(query).columns).toEqual(['word']);
    expect(addConstantColumns(query, [{ word: 'tents' }])).toEqual([
      { word: 'tents', difficulty: null, trend: [], serpf: null },
    ]);
  });

  it('are added to every row', () => {
    const query = parseKeywordsQuery(['word', 'pos', 'difficulty', 'trend']);
    const rows = [
      { word: 'tents', pos: 3 },
      { word: 'boots', pos: 1 },
    ];
    const expected = rows.map((row) => ({ ...row, difficulty: null, trend: [] }));
    expect(addConstantColumns(query, rows)).toEqual(expected);
    expect(rows).toEqual([
      { word: 'tents', pos: 3 },
      { word: 'boots', pos: 1 },
    ]);
  });

  it('include one column in the query if all are constant', () => {
    expect(omitConstantColumns(parseKeywordsQuery(['difficulty', 'serpf'])).columns).toEqual(['difficulty']);
  });

  it('leave rows unchanged if no constant column is requested', () => {
    const rows = [{ word: 'tents' }];
    expect(addConstantColumns(parseKeywordsQuery(['word']), rows)).toBe(rows);
  });
});
