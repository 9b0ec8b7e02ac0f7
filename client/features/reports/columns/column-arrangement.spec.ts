import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import {
  arrangeColumns,
  type DeclaredColumn,
  settingsOf,
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
const declare = (id: string, more: Partial<DeclaredColumn> = {}): DeclaredColumn => ({
  column: gridColumn(id),
  fromStart: true,
  always: false,
  isNameColumn: false,
  offered: true,
  ...more,
});
const declared = [
  declare('word', { always: true, isNameColumn: true }),
  declare('pos', { always: true }),
  declare('ws'),
  declare('wsk', { offered: false }),
  declare('cpc', { fromStart: false }),
  declare('docs'),
];
const asDeclared = arrangeColumns(declared, null);
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

describe('column settings', () => {
  it('default to the declaration', () => {
    expect(ids(asDeclared)).toEqual(['word', 'pos', 'ws', 'wsk', 'cpc', 'docs']);
    expect(ids(visibleColumns(asDeclared))).toEqual(['word', 'pos', 'ws', 'docs']);
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
    const settings = settingsOf(asDeclared).filter(({ id }) => id !== 'ws' && id !== 'cpc');
    expect(ids(arrangeColumns(declared, settings))).toEqual(ids(asDeclared));
    const turned = [...settings].reverse();
    expect(ids(arrangeColumns(declared, turned))).toEqual(['word', 'docs', 'wsk', 'cpc', 'pos', 'ws']);
  });

  it('cannot hide mandatory columns or unpin name columns', () => {
    const changed = withColumn(withColumn(asDeclared, 'pos', { shown: false }), 'word', {
      shown: false,
      pinned: false,
    });
    expect(changed).toEqual(asDeclared);
  });

  it('place pinned columns after the name column', () => {
    const pinned = withColumn(asDeclared, 'docs', { pinned: true });
    expect(ids(visibleColumns(pinned))).toEqual(['word', 'docs', 'pos', 'ws']);
    expect(haveSameColumns(pinned, asDeclared)).toBe(false);
    expect(haveSameColumns(withColumn(asDeclared, 'docs', { width: 300 }), asDeclared)).toBe(true);
  });

  it('keep positions of hidden columns when visible ones are dragged', () => {
    const dragged = withOrder(asDeclared, ['selection', 'docs', 'word', 'ws', 'pos']);
    expect(ids(dragged)).toEqual(['word', 'docs', 'ws', 'wsk', 'cpc', 'pos']);
  });

  it('move a column to another position, but not before the name column', () => {
    expect(ids(moveColumn(asDeclared, 'docs', 'pos'))).toEqual(['word', 'docs', 'pos', 'ws', 'wsk', 'cpc']);
    expect(ids(moveColumn(asDeclared, 'pos', 'docs'))).toEqual(['word', 'ws', 'wsk', 'cpc', 'docs', 'pos']);
    expect(ids(moveColumn(asDeclared, 'docs', 'word'))[0]).toBe('word');
    expect(moveColumn(asDeclared, 'word', 'docs')).toEqual(asDeclared);
  });
});
