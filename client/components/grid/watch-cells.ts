import type { Point } from './watch-long-press.js';

/** Rest of the pointer before a cell is told whole, in milliseconds. */
const showDelay = 400;

/**
 * Says where the pointer rests on a cell, undefined once it has left the cell, and when a key, a click or scrolling ends it; a
 * finger does not rest, its long press opens the cell's menu. One watch for a whole table: one for each cell takes a part of
 * the time in which rows are drawn.
 * @returns ends the watch.
 */
export function watchCells(
  frame: HTMLElement,
  tell: (cell: HTMLElement | undefined, at: Point) => void,
): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLElement | undefined;
  let told = false;
  let at: Point = { x: 0, y: 0 };
  const end = () => {
    clearTimeout(timer);
    if (told) tell(undefined, at);
    told = false;
  };
  const rest = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const cell = target instanceof Element ? target.closest<HTMLElement>('.ag-cell') : null;
    if (cell === (under ?? null)) return;
    end();
    under = cell ?? undefined;
    if (!cell) return;
    timer = setTimeout(() => {
      told = true;
      tell(cell, at);
    }, showDelay);
  };
  const leave = () => {
    end();
    under = undefined;
  };
  const note = ({ clientX, clientY }: PointerEvent) => {
    at = { x: clientX, y: clientY };
  };
  frame.addEventListener('pointerover', rest, { signal });
  frame.addEventListener('pointerleave', leave, { signal });
  frame.addEventListener('pointermove', note, { signal });
  frame.addEventListener('pointerdown', end, { signal });
  window.addEventListener('keydown', end, { signal, capture: true });
  window.addEventListener('scroll', end, { signal, capture: true });
  return () => {
    watch.abort();
    clearTimeout(timer);
  };
}
