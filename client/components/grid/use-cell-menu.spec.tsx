import { act, renderHook } from '@testing-library/react';
import type { GridApi } from 'ag-grid-community';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MenuCell } from './cell-of.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { useCellMenu } from './use-cell-menu.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('opens on a long press although the columns are recreated meanwhile', () => {
  const element = document.createElement('div');
  element.innerHTML = '<div row-index="0"><div class="ag-cell" col-id="word"></div></div>';
  document.body.append(element);
  const row = { id: 'a' } as unknown as GridRow;
  const api = { getDisplayedRowAtIndex: () => ({ data: row }) } as unknown as GridApi<GridRow>;
  const columns = () => [{ id: 'word' }] as unknown as GridColumn[];
  const onMenu = vi.fn<(cell: MenuCell) => void>();
  const frame = { current: element };
  const { rerender, unmount } = renderHook(
    (displayed: GridColumn[]) =>
      useCellMenu({ frame, api, columns: displayed, onMenu: (cell) => onMenu(cell) }),
    { initialProps: columns() },
  );
  const cell = element.querySelector('.ag-cell');
  const finger = new MouseEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 6 });
  cell?.dispatchEvent(Object.assign(finger, { pointerType: 'touch', isPrimary: true }));
  act(() => void vi.advanceTimersByTime(400));
  rerender(columns());
  act(() => void vi.advanceTimersByTime(100));
  expect(onMenu).toHaveBeenCalledWith(expect.objectContaining({ row, position: { x: 5, y: 6 } }));
  unmount();
  element.remove();
});
