import type { CellKeyDownEvent, GridApi } from 'ag-grid-community';
import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react';
import { findCell, type MenuCell, pointBelow } from './cell-of.js';
import { isMenuKey } from './grid-keys.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { type Point, watchLongPress } from './watch-long-press.js';

interface CellMenuProps {
  frame: RefObject<HTMLElement | null>;
  api: GridApi<GridRow> | undefined;
  columns: readonly GridColumn[];
  onMenu: ((cell: MenuCell) => void) | undefined;
}

/**
 * Opens the cell menu on right-click and long press.
 * @returns a key handler that opens the menu below the focused cell
 */
export function useCellMenu({
  frame,
  api,
  columns,
  onMenu,
}: CellMenuProps): (event: CellKeyDownEvent<GridRow>) => void {
  const openAt = useEffectEvent((target: Element, position: Point) => {
    const cell = api && findCell(target, api, columns);
    if (cell) onMenu?.({ ...cell, position });
  });
  const openByPointer = useEffectEvent((event: PointerEvent | MouseEvent) => {
    const cell = api && findCell(event.target, api, columns);
    if (!cell) return;
    event.preventDefault();
    // Touch is handled by the long press, because not all browsers fire contextmenu for it.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    onMenu?.({ ...cell, position: { x: event.clientX, y: event.clientY } });
  });
  const hasMenu = onMenu !== undefined;
  // Does not depend on rows or columns, because restarting the listeners would abort a long press.
  useEffect(() => {
    const element = frame.current;
    if (!element || !hasMenu) return undefined;
    const listener = (event: PointerEvent | MouseEvent) => openByPointer(event);
    element.addEventListener('contextmenu', listener);
    const stopWatching = watchLongPress(element, (target, position) => openAt(target, position));
    return () => {
      element.removeEventListener('contextmenu', listener);
      stopWatching();
    };
  }, [frame, hasMenu]);

  return useCallback(
    ({ event, api: grid }) => {
      if (!(event instanceof KeyboardEvent) || !isMenuKey(event)) return;
      const cell = findCell(event.target, grid, columns);
      if (!cell || !onMenu) return;
      onMenu({ ...cell, position: pointBelow(cell.element) });
    },
    [columns, onMenu],
  );
}
