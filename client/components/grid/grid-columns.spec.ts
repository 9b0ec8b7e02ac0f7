import type { CellWords } from '../../../server/contract/cell-words.js';
import type { CellFormat } from '../../../server/contract/column-vocabulary.js';
import { describe, expect, it } from 'vitest';
import type { GridColumn } from './grid-column.js';
import { gridColumns } from './grid-columns.js';
import { longestFigures } from './longest-figures.js';

const words: CellWords = {
  language: 'en',
  yes: 'Yes',
  no: 'No',
  competition: ['Low', 'Medium', 'High'],
  placement: ['Bottom', 'Top'],
};
const column = (id: string, format: CellFormat, more: Partial<GridColumn> = {}): GridColumn => ({
  id,
  field: id,
  title: id,
  description: `what ${id} means`,
  unit: null,
  format,
  sortable: true,
  main: false,
  decimals: 0,
  linkTo: null,
  dialog: null,
  ...more,
});

describe('the columns of a grid', () => {
  it('keep in sight what names the row, with a rank before it', () => {
    const figures = Array.from({ length: 12 }, (_, index) => column(`it${index}`, 'number'));
    const plain = gridColumns([column('word', 'keyword'), ...figures], words, false);
    expect(plain.slice(0, 2).map(({ pinned }) => pinned)).toEqual(['left', null]);
    const ranked = gridColumns(
      [column('rank', 'number'), column('name', 'domain'), ...figures],
      words,
      false,
    );
    expect(ranked.slice(0, 3).map(({ pinned }) => pinned)).toEqual(['left', 'left', null]);
  });

  it('leave room on a narrow screen for the start of the next column', () => {
    const [first] = gridColumns([column('word', 'keyword'), column('ws', 'number')], words, true);
    expect(first?.width).toBe(178);
  });

  it('let one stretch, so that no row ends at half the width (L2)', () => {
    const stretched = (columns: GridColumn[], narrow = false) =>
      gridColumns(columns, words, narrow).map(({ flex, pinned }) => (flex ? 'stretched' : pinned));
    const links = [column('link', 'text'), column('keyscnt', 'number')];
    expect(stretched(links)).toEqual(['stretched', null]);
    expect(stretched(links, true)).toEqual(['left', null]);
    expect(stretched([column('word', 'keyword'), column('ws', 'number'), column('url', 'url')])).toEqual([
      'left',
      null,
      'stretched',
    ]);
    const wide = Array.from({ length: 12 }, (_, index) => column(`it${index}`, 'number'));
    expect(stretched([column('name', 'domain'), ...wide])[0]).toBe('left');
  });

  it('show three and a cut fourth at 480 px, figures whole or short (L4)', () => {
    const columns = [
      column('word', 'keyword', { title: 'Keyword' }),
      column('pos', 'position', { title: 'Position' }),
      column('delta', 'change', { title: 'Change' }),
      column('ws', 'number', { title: 'Volume' }),
      column('docs', 'number', { title: 'Results' }),
    ];
    const rows = [{ ws: 340_000, docs: 1_240_000_000 }];
    const longest = longestFigures(columns, rows, words, true);
    expect([...longest.values()]).toEqual(['340,000', '1.2B']);
    const widths = gridColumns(columns, words, true, longest).map(({ width = 0 }) => width);
    const four = widths.slice(0, 4).reduce((sum, width) => sum + width, 0);
    expect(four).toBeLessThan(456);
    expect(four + (widths[4] ?? 0)).toBeGreaterThan(456);
  });

  it('are as wide as their figures (L6)', () => {
    const tops = ['Top 1', 'Top 3', 'Top 50'].map((title) => column(title, 'number', { title }));
    const rows = [{ 'Top 1': 12, 'Top 3': 890, 'Top 50': 18_204 }];
    const widths = gridColumns(tops, words, false, longestFigures(tops, rows, words, false));
    for (const { width = 0 } of widths) expect(width).toBeLessThan(100);
    const [docs] = gridColumns(
      [column('docs', 'number')],
      words,
      false,
      new Map([['docs', '1,240,000,000']]),
    );
    expect(docs?.width).toBeGreaterThan(112);
  });

  it('cost a component only where there is a link or a picture', () => {
    const [plain, linked, position] = gridColumns(
      [column('ws', 'number'), column('cnt', 'number', { linkTo: '/x?id={cnt}' }), column('pos', 'position')],
      words,
      false,
    );
    expect(plain?.cellRenderer).toBeUndefined();
    expect(linked?.cellRenderer).toBeDefined();
    expect(position?.cellRenderer).toBeDefined();
  });
});
