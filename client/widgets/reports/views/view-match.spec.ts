import { describe, expect, it } from 'vitest';
import { operatorNames } from '../../../../server/contract/filter-language/operators.js';
import { countFilterConditions, type TableSnapshot, matchesView } from './view-match.js';

const fieldsOf = (...ids: string[]) => new Map(ids.map((id) => [id, operatorNames]));
const table = (overrides: Partial<TableSnapshot> = {}): TableSnapshot => ({
  filter: 'ws>=100^pos<=10^ORpos=20',
  sort: 'ws|desc',
  defaultSort: 'ws|desc',
  fields: fieldsOf('ws', 'pos', 'word'),
  hasColumns: (settings) => settings === null,
  ...overrides,
});

describe('saved filter', () => {
  it('matches the table regardless of line order', () => {
    const filterString = 'pos<=10^ORpos=20^ws>=100';
    expect(matchesView({ filterString, view: null }, table())).toBe(true);
    expect(matchesView({ filterString, view: null }, table({ filter: ' ws >= 100^pos<=10^OR pos=20' }))).toBe(
      true,
    );
    expect(matchesView({ filterString, view: null }, table({ filter: 'ws>=100' }))).toBe(false);
    expect(matchesView({ filterString: 'ws>=100^pos=20^ORpos<=10', view: null }, table())).toBe(false);
  });

  it('without lines does not match unless it has a view', () => {
    const bare = table({ filter: '' });
    expect(matchesView({ filterString: '', view: null }, bare)).toBe(false);
    expect(matchesView({ filterString: '', view: { columns: null, sort: null } }, bare)).toBe(true);
  });

  it('with order and columns matches only with both', () => {
    const createContent = (sort: string | null) => ({
      filterString: 'ws>=100^pos<=10^ORpos=20',
      view: { columns: null, sort },
    });
    expect(matchesView(createContent(null), table())).toBe(true);
    expect(matchesView(createContent('ws|desc'), table())).toBe(true);
    expect(matchesView(createContent('pos|asc'), table())).toBe(false);
    expect(matchesView(createContent(null), table({ hasColumns: () => false }))).toBe(false);
  });

  it('counts conditions like the panel, with alternatives', () => {
    expect(countFilterConditions('ws>=100^pos<=10^ORpos=20', fieldsOf('ws', 'pos'))).toBe(3);
    expect(countFilterConditions('', fieldsOf())).toBe(0);
    expect(countFilterConditions('gone=1', fieldsOf('ws'))).toBe(1);
  });
});
