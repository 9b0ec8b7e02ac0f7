import type { GridApi } from 'ag-grid-community';
import { checkColumnId } from './check-column.js';
import type { GridColumn, GridRow } from './grid-column.js';
import type { Point } from './watch-long-press.js';

/** The cell of an open menu. */
export interface MenuCell {
  row: GridRow;
  column: GridColumn;
  /** Menu position: the pointer, or below the cell. */
  position: Point;
  /** The cell element, which regains focus when the menu closes. */
  element: HTMLElement;
}

/** Cell that contains an element; undefined for headers and check boxes. */
export function findCell(
  target: EventTarget | null,
  api: GridApi<GridRow>,
  columns: readonly GridColumn[],
): Omit<MenuCell, 'position'> | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('.ag-cell') : null;
  const id = element?.getAttribute('col-id');
  const index = element?.closest('[row-index]')?.getAttribute('row-index');
  if (!element || !id || id === checkColumnId || !index) return undefined;
  const row = api.getDisplayedRowAtIndex(Number(index))?.data;
  const column = columns.find((candidate) => candidate.id === id);
  return row && column ? { row, column, element } : undefined;
}

/** Point below the start of an element. */
export function pointBelow(element: Element): Point {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: Math.max(left, 0), y: bottom };
}
