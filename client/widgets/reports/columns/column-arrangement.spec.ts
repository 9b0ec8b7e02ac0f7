import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import {
  arrangeColumns,
  type DeclaredColumn,
  toColumnSettings,
  haveSameColumns,
  visibleColumns,
  withColumn,
  moveColumn,
  withOrder,
} from './column-arrangement.js';

const gridColumn = (id: string): GridColumn => ({
  id,
  field: id,
  title: id,
  description: '',
  unit: null,
  formula: null,
  format: 'number',
  sortable: true,
  main: false,
  decimals: 0,
  linkTo: null,
  dialog: null,
});
const declare = (id: string, overrides: Partial<DeclaredColumn> = {}): DeclaredColumn => ({
  column: gridColumn(id),
  isVisibleByDefault: true,
  isMandatory: false,
  isNameColumn: false,
  isSupported: true,
  ...overrides,
});
const declared = [
  declare('word', { isMandatory: true, isNameColumn: true }),
  declare('pos', { isMandatory: true }),
  declare('ws'),
  declare('wsk', { isSupported: false }),
  declare('cpc', { isVisibleByDefault: false }),
  declare('docs'),
];
const defaultColumns = arrangeColumns(declared, null);
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

describe('column settings', () => {
  it('default to the declaration', () => {
    expect(ids(defaultColumns)).toEqual(['word', 'pos', 'ws', 'wsk', 'cpc', 'docs']);
    expect(ids(visibleColumns(defaultColumns))).toEqual(['word', 'pos', 'ws', 'docs']);
  });

  it('apply the stored arrangement without removed columns', () => {
    const settings = ['docs', 'gone', 'word', 'ws', 'pos'].map((id) => ({
      id,
      shown: id !== 'ws',
      width: id === 'docs' ? 90 : null,
      pinned: false,
    }));
    const arranged = arrangeColumns(declared, settings);
    expect(ids(visibleColumns(arranged))).toEqual(['word', 'docs', 'pos']);
    expect(visibleColumns(arranged).find(({ id }) => id === 'docs')?.width).toBe(90);
  });

  it('place new columns after their declared predecessors', () => {
    const settings = toColumnSettings(defaultColumns).filter(({ id }) => id !== 'ws' && id !== 'cpc');
    expect(ids(arrangeColumns(declared, settings))).toEqual(ids(defaultColumns));
    const reversedSettings = [...settings].reverse();
    expect(ids(arrangeColumns(declared, reversedSettings))).toEqual([
      'word',
      'docs',
      'wsk',
      'cpc',
      'pos',
      'ws',
    ]);
  });

  it('cannot hide mandatory columns or unpin name columns', () => {
    const changed = withColumn(withColumn(defaultColumns, 'pos', { shown: false }), 'word', {
      shown: false,
      pinned: false,
    });
    expect(changed).toEqual(defaultColumns);
  });

  it('place pinned columns after the name column', () => {
    const pinned = withColumn(defaultColumns, 'docs', { pinned: true });
    expect(ids(visibleColumns(pinned))).toEqual(['word', 'docs', 'pos', 'ws']);
    expect(haveSameColumns(pinned, defaultColumns)).toBe(false);
    expect(haveSameColumns(withColumn(defaultColumns, 'docs', { width: 300 }), defaultColumns)).toBe(true);
  });

  it('keep positions of hidden columns when visible ones are dragged', () => {
    const reordered = withOrder(defaultColumns, ['selection', 'docs', 'word', 'ws', 'pos']);
    expect(ids(reordered)).toEqual(['word', 'docs', 'ws', 'wsk', 'cpc', 'pos']);
  });

  it('move a column to another position, but not before the name column', () => {
    expect(ids(moveColumn(defaultColumns, 'docs', 'pos'))).toEqual([
      'word',
      'docs',
      'pos',
      'ws',
      'wsk',
      'cpc',
    ]);
    expect(ids(moveColumn(defaultColumns, 'pos', 'docs'))).toEqual([
      'word',
      'ws',
      'wsk',
      'cpc',
      'docs',
      'pos',
    ]);
    expect(ids(moveColumn(defaultColumns, 'docs', 'word'))[0]).toBe('word');
    expect(moveColumn(defaultColumns, 'word', 'docs')).toEqual(defaultColumns);
  });
});
