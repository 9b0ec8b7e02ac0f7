import type { RefObject } from 'react';
import { hideDelay, isIn, showDelay } from './help-box.js';
import type { Point } from './watch-long-press.js';

/**
 * Reports the cell under a resting pointer, and undefined once it leaves the cell and its tooltip or on a key, click
 * or scroll.
 * Touch is ignored; a long press opens the cell menu. One delegated listener per table is faster than one per cell.
 * @param box open tooltip, which the pointer may enter
 * @returns a function that removes the listeners
 */
export function watchCells(
  frame: HTMLElement,
  box: RefObject<HTMLElement | null>,
  notify: (cell: HTMLElement | undefined, at: Point) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLElement | undefined;
  let notifiedCell: HTMLElement | undefined;
  let at: Point = { x: 0, y: 0 };

  const hide = () => {
    clearTimeout(hiding);
    if (notifiedCell) notify(undefined, at);
    notifiedCell = undefined;
  };
  const end = () => {
    clearTimeout(showing);
    hide();
  };
  const show = () => {
    hide();
    if (!under?.isConnected) return;
    notifiedCell = under;
    notify(notifiedCell, at);
  };
  /** Starts or clears the timer for the cell under the pointer. */
  const startTimer = (cell: HTMLElement | undefined) => {
    if (cell === under) return;
    under = cell;
    clearTimeout(showing);
    clearTimeout(hiding);
    if (cell && cell !== notifiedCell) showing = setTimeout(show, showDelay);
    if (notifiedCell && cell !== notifiedCell) hiding = setTimeout(hide, hideDelay);
  };
  const enter = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return;
    at = { x: clientX, y: clientY };
    if (!isIn(box, target)) return startTimer(cellOf(target));
    clearTimeout(showing);
    clearTimeout(hiding);
    under = undefined;
  };
  const move = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY };
    // The pointer was over the cell before the listeners were added.
    if (under === undefined) enter(event);
  };
  const scroll = ({ target }: Event) => {
    if (isIn(box, target)) return;
    end();
    // Scrolling moved another cell under the pointer.
    if (under) showing = setTimeout(show, showDelay);
  };

  frame.addEventListener('pointerover', enter, { signal });
  frame.addEventListener('pointerleave', () => startTimer(undefined), { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerdown', ({ target }) => isIn(box, target) || end(), { signal });
  window.addEventListener('keydown', end, { signal, capture: true });
  window.addEventListener('scroll', scroll, { signal, capture: true });
  return () => {
    controller.abort();
    end();
  };
}

function cellOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('.ag-cell')) || undefined;
}
