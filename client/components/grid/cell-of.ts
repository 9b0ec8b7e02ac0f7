import type { GridApi } from 'ag-grid-community';
import { checkColumnId } from './check-column.js';
import type { GridColumn, GridRow } from './grid-column.js';
import type { Point } from './watch-long-press.js';

/** A cell whose menu is wanted. */
export interface MenuCell {
  row: GridRow;
  column: GridColumn;
  /** Where its menu opens: at the pointer, or under the cell. */
  at: Point;
  /** The cell itself, which has the focus again after its menu. */
  element: HTMLElement;
}

/** The cell that something stands in; undefined for heads and boxes. */
export function cellOf(
  target: EventTarget | null,
  api: GridApi<GridRow>,
  columns: readonly GridColumn[],
): Omit<MenuCell, 'at'> | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('.ag-cell') : null;
  const id = element?.getAttribute('col-id');
  const index = element?.closest('[row-index]')?.getAttribute('row-index');
  if (!element || !id || id === checkColumnId || !index) return undefined;
  const row = api.getDisplayedRowAtIndex(Number(index))?.data;
  const column = columns.find((each) => each.id === id);
  return row && column ? { row, column, element } : undefined;
}

/** The place under a cell. */
export function under(element: Element): Point {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: Math.max(left, 0), y: bottom };
}
