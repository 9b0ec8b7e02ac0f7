import type { RefObject } from 'react';
import { hideDelayMs, isInside, showDelayMs } from './help-box.js';
import type { Point } from './watch-long-press.js';

/**
 * Calls `notify` with the cell under a resting pointer, and with undefined when it leaves cell and tooltip or on a
 * key, click or scroll. Ignores touch, because a long press opens the cell menu. Uses one delegated listener for all
 * cells.
 * @param box open tooltip, which the pointer may enter
 * @returns a function that removes the listeners
 */
export function watchCells(
  frame: HTMLElement,
  box: RefObject<HTMLElement | null>,
  notify: (cell: HTMLElement | undefined, position: Point) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let showTimer: ReturnType<typeof setTimeout> | undefined;
  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  let hoveredCell: HTMLElement | undefined;
  let notifiedCell: HTMLElement | undefined;
  let position: Point = { x: 0, y: 0 };

  const hide = () => {
    clearTimeout(hideTimer);
    if (notifiedCell) notify(undefined, position);
    notifiedCell = undefined;
  };
  const end = () => {
    clearTimeout(showTimer);
    hide();
  };
  const show = () => {
    hide();
    if (!hoveredCell?.isConnected) return;
    notifiedCell = hoveredCell;
    notify(notifiedCell, position);
  };
  /** Starts or clears the timer for the cell under the pointer. */
  const startTimer = (cell: HTMLElement | undefined) => {
    if (cell === hoveredCell) return;
    hoveredCell = cell;
    clearTimeout(showTimer);
    clearTimeout(hideTimer);
    if (cell && cell !== notifiedCell) showTimer = setTimeout(show, showDelayMs);
    if (notifiedCell && cell !== notifiedCell) hideTimer = setTimeout(hide, hideDelayMs);
  };
  const enter = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return;
    position = { x: clientX, y: clientY };
    if (!isInside(box, target)) return startTimer(findCellElement(target));
    clearTimeout(showTimer);
    clearTimeout(hideTimer);
    hoveredCell = undefined;
  };
  const move = (event: PointerEvent) => {
    position = { x: event.clientX, y: event.clientY };
    // The pointer may already rest on the cell when the listeners are added.
    if (hoveredCell === undefined) enter(event);
  };
  const scroll = ({ target }: Event) => {
    if (isInside(box, target)) return;
    end();
    // Scrolling moved another cell under the pointer.
    if (hoveredCell) showTimer = setTimeout(show, showDelayMs);
  };

  frame.addEventListener('pointerover', enter, { signal });
  frame.addEventListener('pointerleave', () => startTimer(undefined), { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerdown', ({ target }) => isInside(box, target) || end(), { signal });
  window.addEventListener('keydown', end, { signal, capture: true });
  window.addEventListener('scroll', scroll, { signal, capture: true });
  return () => {
    controller.abort();
    end();
  };
}

function findCellElement(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('.ag-cell')) || undefined;
}
