import { describe, expect, it } from 'vitest';
import { operatorNames } from '../../../../server/contract/filter-language/operators.js';
import { countLines, type TableSnapshot, showsView } from './view-match.js';

const fieldsOf = (...ids: string[]) => new Map(ids.map((id) => [id, operatorNames]));
const table = (more: Partial<TableSnapshot> = {}): TableSnapshot => ({
  filter: 'ws>=100^pos<=10^ORpos=20',
  sort: 'ws|desc',
  defaultSort: 'ws|desc',
  fields: fieldsOf('ws', 'pos', 'word'),
  hasColumns: (settings) => settings === null,
  ...more,
});

describe('a saved filter', () => {
  it('is what the table shows, in whatever order its lines stand', () => {
    const filterString = 'pos<=10^ORpos=20^ws>=100';
    expect(showsView({ filterString, view: null }, table())).toBe(true);
    expect(showsView({ filterString, view: null }, table({ filter: ' ws >= 100^pos<=10^OR pos=20' }))).toBe(
      true,
    );
    expect(showsView({ filterString, view: null }, table({ filter: 'ws>=100' }))).toBe(false);
    expect(showsView({ filterString: 'ws>=100^pos=20^ORpos<=10', view: null }, table())).toBe(false);
  });

  it('without a line is no filter, unless it remembers the look of the table', () => {
    const bare = table({ filter: '' });
    expect(showsView({ filterString: '', view: null }, bare)).toBe(false);
    expect(showsView({ filterString: '', view: { columns: null, sort: null } }, bare)).toBe(true);
  });

  it('that remembers order and columns is shown with both', () => {
    const saved = (sort: string | null) => ({
      filterString: 'ws>=100^pos<=10^ORpos=20',
      view: { columns: null, sort },
    });
    expect(showsView(saved(null), table())).toBe(true);
    expect(showsView(saved('ws|desc'), table())).toBe(true);
    expect(showsView(saved('pos|asc'), table())).toBe(false);
    expect(showsView(saved(null), table({ hasColumns: () => false }))).toBe(false);
  });

  it('has as many lines as stand in the panel', () => {
    expect(countLines('ws>=100^pos<=10^ORpos=20', fieldsOf('ws', 'pos'))).toBe(2);
    expect(countLines('', fieldsOf())).toBe(0);
    expect(countLines('gone=1', fieldsOf('ws'))).toBe(1);
  });
});
