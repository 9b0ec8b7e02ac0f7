import type { RefObject } from 'react';
import { hideDelay, isIn, showDelay } from './help-box.js';
import type { Point } from './watch-long-press.js';

/**
 * Says where the pointer rests on a cell, undefined once it has left the cell and its text, and when a key, a click or scrolling
 * ends it; a finger does not rest, its long press opens the cell's menu. One watch for a whole table: one for each cell takes a
 * part of the time in which rows are drawn.
 * @param box the cell's text as long as it is shown: the pointer may go to it
 * @returns ends the watch.
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
  /** The pointer is on this cell now, or on none. */
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
    // It was there when the watch began.
    if (under === undefined) enter(event);
  };
  const scroll = ({ target }: Event) => {
    if (isIn(box, target)) return;
    end();
    // The pointer is on what came under it, which was told before.
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
