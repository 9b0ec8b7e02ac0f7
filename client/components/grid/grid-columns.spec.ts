import type { CellWords } from '../../../server/contract/cell-words.js';
import type { CellFormat } from '../../../server/contract/column-vocabulary.js';
import { describe, expect, it } from 'vitest';
import type { GridColumn } from './grid-column.js';
import { gridColumns } from './grid-columns.js';

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
    const plain = gridColumns([column('word', 'keyword'), column('ws', 'number')], words, false);
    expect(plain.map(({ pinned }) => pinned)).toEqual(['left', null]);
    const ranked = gridColumns(
      [column('rank', 'number'), column('name', 'domain'), column('vis', 'number')],
      words,
      false,
    );
    expect(ranked.map(({ pinned }) => pinned)).toEqual(['left', 'left', null]);
  });

  it('leave room on a narrow screen for the start of the next column', () => {
    const [first] = gridColumns([column('word', 'keyword'), column('ws', 'number')], words, true);
    expect(first?.width).toBe(178);
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
