import { describe, expect, it } from 'vitest';
import { reportRegistry } from '../report-registry.js';
import { withConstants, withoutConstants } from './constant-columns.js';
import { availableDefinition } from './available-columns.js';
import { parseQuery } from './parse-query.js';
import type { ParsedQuery } from './parsed-query.js';

/** The keywords of a domain in a base without vendor data. */
function keywordsOf(columns: readonly string[]): ParsedQuery {
  const declared = reportRegistry.find(({ id }) => id === 'organic-keywords') ?? expect.fail();
  const definition = availableDefinition(declared, []);
  const base = { engine: 'yandex', volumesDate: null, facts: [] } as const;
  return parseQuery(definition, { domain: 'shop.example', columns }, base);
}

describe('columns with one value in all rows', () => {
  it('are not asked for, and stand in the rows as the store would answer them', () => {
    const query = keywordsOf(['word', 'difficulty', 'trend', 'serpf']);
    expect(withoutConstants(query).columns).toEqual(['word']);
    expect(withConstants(query, [{ word: 'tents' }])).toEqual([
      { word: 'tents', difficulty: null, trend: [], serpf: null },
    ]);
  });

  it('are asked for where nothing else is, so that there are rows', () => {
    expect(withoutConstants(keywordsOf(['difficulty', 'serpf'])).columns).toEqual(['difficulty']);
  });

  it('leave rows as they are where none is among the asked ones', () => {
    const rows = [{ word: 'tents' }];
    expect(withConstants(keywordsOf(['word']), rows)).toBe(rows);
  });
});
