import type { CellKeyDownEvent } from 'ag-grid-community';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { checkColumnId } from './check-column.js';
import type { GridRow } from './grid-column.js';

/** Arrows walk the cells; Tab goes on to what follows the table. */
export function leaveTheGrid(): boolean {
  return false;
}

/** Enter does what a click on the cell's link or button does. */
export function openByEnter({ event }: CellKeyDownEvent<GridRow>): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || !(event.target instanceof HTMLElement)) {
    return;
  }
  event.target.querySelector<HTMLElement>('a, button')?.click();
}

/**
 * Keeps the browser from scrolling by the blank and from a menu of its own: the grid tells of its keys too late for that.
 * @returns whether the grid too leaves the key alone, as checks are the table's and outlive the rows of a page.
 */
export function keepFromBrowser(event: KeyboardEvent): boolean {
  const isBlank = event.key === ' ';
  const onCell = event.target instanceof Element && event.target.matches('.ag-cell');
  if (onCell && (isBlank || isMenuKey(event) || isSelectAllKey(event))) event.preventDefault();
  return isBlank || isSelectAllKey(event);
}

/** The system's key for everything, which in a table means the rows of its page. */
function isSelectAllKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'a';
}

/** Whether a key asks for the menu of what has the focus. */
export function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (shiftKey && key === 'F10');
}

/** Blank on a cell, not on a link or button in it: those have their own. */
export function isCheckKey({ event }: CellKeyDownEvent<GridRow>): boolean {
  return (
    event instanceof KeyboardEvent &&
    event.key === ' ' &&
    event.target instanceof Element &&
    event.target.matches('.ag-cell')
  );
}

/**
 * What a key does to the checks of the whole page: blank on the head of the boxes switches them, the key for everything on a
 * cell sets them.
 */
export function checkOfPage(event: ReactKeyboardEvent): 'switch' | 'set' | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (isSelectAllKey(event)) return target.closest('.ag-cell') ? 'set' : undefined;
  if (event.key !== ' ' || !target.matches(`.ag-header-cell[col-id="${checkColumnId}"]`)) return undefined;
  event.preventDefault();
  return 'switch';
}
