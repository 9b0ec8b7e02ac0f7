import type {
  CellKeyDownEvent,
  HeaderPosition,
  SuppressKeyboardEventParams,
  TabToNextHeaderParams,
} from 'ag-grid-community';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { checkColumnId } from './check-column.js';
import type { GridRow } from './grid-column.js';

/** Tab leaves the table; arrow keys move between cells. */
export function leaveTheGrid(): boolean {
  return false;
}

/** Row index by which the grid addresses the rows below the headers. */
const rowsBelowHeaders = -1;

/** The headers are one tab stop: Tab moves to the rows, Shift and Tab leaves the table. Arrow keys move between headers. */
export function leaveTheHeaders({
  backwards,
  previousHeaderPosition,
}: Pick<TabToNextHeaderParams, 'backwards' | 'previousHeaderPosition'>): HeaderPosition | boolean {
  if (backwards || previousHeaderPosition === null) return false;
  return { headerRowIndex: rowsBelowHeaders, column: previousHeaderPosition.column };
}

/** On a cell, Shift and Tab move to the header of its column. @returns whether the grid must ignore the key */
export function returnToHeader({
  event,
  api,
  column,
}: Pick<SuppressKeyboardEventParams<GridRow>, 'event' | 'api' | 'column'>): boolean {
  if (event.key !== 'Tab' || !event.shiftKey) return false;
  event.preventDefault();
  api.setFocusedHeader(column);
  return true;
}

/** Enter activates the cell's link or button. */
export function activateOnEnter({ event }: CellKeyDownEvent<GridRow>): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || !(event.target instanceof HTMLElement)) {
    return;
  }
  event.target.querySelector<HTMLElement>('a, button')?.click();
}

/**
 * Prevents scrolling by Space and the context menu of the browser. Runs on keydown, because grid events fire too
 * late.
 * @returns whether the grid must ignore the key as well, because the table handles the selection
 */
export function preventBrowserDefault(event: KeyboardEvent): boolean {
  const isBlank = event.key === ' ';
  const onCell = event.target instanceof Element && event.target.matches('.ag-cell');
  if (onCell && (isBlank || isMenuKey(event) || isSelectAllKey(event))) event.preventDefault();
  return isBlank || isSelectAllKey(event);
}

/** Whether the keys are the select-all shortcut of the platform. It selects the rows of the page. */
function isSelectAllKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'a';
}

/** Whether the key opens the context menu of the focused element. */
export function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (shiftKey && key === 'F10');
}

/** Whether Space was pressed on a cell, but not on a link or button inside it. */
export function isCheckKey({ event }: CellKeyDownEvent<GridRow>): boolean {
  return (
    event instanceof KeyboardEvent &&
    event.key === ' ' &&
    event.target instanceof Element &&
    event.target.matches('.ag-cell')
  );
}

/**
 * Page selection by key: Space on the header checkbox toggles all rows of the page; the select-all shortcut on a cell
 * selects them.
 */
export function pageSelectionAction(event: ReactKeyboardEvent): 'switch' | 'set' | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (isSelectAllKey(event)) return target.closest('.ag-cell') ? 'set' : undefined;
  if (event.key !== ' ' || !target.matches(`.ag-header-cell[col-id="${checkColumnId}"]`)) return undefined;
  event.preventDefault();
  return 'switch';
}
