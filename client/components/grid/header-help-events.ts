import type { RefObject } from 'react';
import { hideDelay, isIn, showDelay } from './help-box.js';

/**
 * Says which column's head is to be explained, undefined for none. The explanation stays while the pointer is on it; Tab goes
 * from a head to the link in its explanation and back, Esc, a click and scrolling end it.
 * @returns what ends the watch.
 */
export function watchHeads(
  frame: HTMLElement,
  box: RefObject<HTMLElement | null>,
  explain: (head: HTMLElement | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visible: HTMLElement | undefined;
  const set = (head: HTMLElement | undefined) => {
    clearTimeout(timer);
    if (head === visible) return;
    visible = head;
    explain(head);
  };
  const later = (head: HTMLElement | undefined) => {
    clearTimeout(timer);
    timer = setTimeout(() => set(head), head ? showDelay : hideDelay);
  };
  const enter = (target: EventTarget | null) => {
    const head = headOf(target);
    if (head && head !== visible) later(head);
    else if (head || isIn(box, target)) clearTimeout(timer);
  };
  const leave = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const stays = isIn(box, relatedTarget) || (headOf(target) && headOf(target) === headOf(relatedTarget));
    if (!stays && (headOf(target) || isIn(box, target))) later(undefined);
  };
  const rest = ({ target }: FocusEvent) => {
    if (isIn(box, target) || (target instanceof Element && target.matches('.ag-header-cell:focus-visible'))) {
      enter(target);
    }
  };
  const key = (event: KeyboardEvent) => {
    if (!visible) return;
    const head = visible;
    const inBox = isIn(box, event.target);
    const link = box.current?.querySelector('a');
    const returns = inBox && (event.key === 'Escape' || event.key === 'Tab');
    const goesOn = event.key === 'Tab' && !event.shiftKey && event.target === head && link;
    if (!returns && !goesOn && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (goesOn) return link.focus();
    if (returns) head.focus();
    set(undefined);
  };
  const end = ({ target }: Event) => {
    if (!isIn(box, target)) set(undefined);
  };

  const over = ({ target }: MouseEvent) => enter(target);
  const stop = new AbortController();
  const { signal } = stop;
  frame.addEventListener('mouseover', over, { signal });
  frame.addEventListener('mouseout', leave, { signal });
  frame.addEventListener('focusin', rest, { signal });
  frame.addEventListener('focusout', leave, { signal });
  frame.addEventListener('keydown', key, { signal, capture: true });
  frame.addEventListener('mousedown', end, { signal });
  window.addEventListener('scroll', end, { signal, capture: true });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

function headOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('.ag-header-cell[col-id]') ?? undefined;
}
