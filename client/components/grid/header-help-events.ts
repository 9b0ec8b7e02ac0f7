import type { RefObject } from 'react';
import { hideDelay, isIn, showDelay } from './help-box.js';

/**
 * Opens the explanation of a hovered or focused column header. It stays open while the pointer is on it; Tab moves
 * between
 * the header and the link in it; Esc, a click or scrolling closes it.
 * @returns a function that removes the listeners
 */
export function watchHeaders(
  frame: HTMLElement,
  box: RefObject<HTMLElement | null>,
  explain: (header: HTMLElement | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let explained: HTMLElement | undefined;
  const explainHeader = (header: HTMLElement | undefined) => {
    clearTimeout(timer);
    if (header === explained) return;
    explained = header;
    explain(header);
  };
  const schedule = (header: HTMLElement | undefined) => {
    clearTimeout(timer);
    timer = setTimeout(() => explainHeader(header), header ? showDelay : hideDelay);
  };
  const enter = (target: EventTarget | null) => {
    const header = headerOf(target);
    if (header && header !== explained) schedule(header);
    else if (header || isIn(box, target)) clearTimeout(timer);
  };
  const leave = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const stays =
      isIn(box, relatedTarget) || (headerOf(target) && headerOf(target) === headerOf(relatedTarget));
    if (!stays && (headerOf(target) || isIn(box, target))) schedule(undefined);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    if (isIn(box, target) || (target instanceof Element && target.matches('.ag-header-cell:focus-visible'))) {
      enter(target);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!explained) return;
    const header = explained;
    const inBox = isIn(box, event.target);
    const link = box.current?.querySelector('a');
    const movesToHeader = inBox && (event.key === 'Escape' || event.key === 'Tab');
    const movesToLink = event.key === 'Tab' && !event.shiftKey && event.target === header && link;
    if (!movesToHeader && !movesToLink && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (movesToLink) return link.focus();
    if (movesToHeader) header.focus();
    explainHeader(undefined);
  };
  const handleEnd = ({ target }: Event) => {
    if (!isIn(box, target)) explainHeader(undefined);
  };

  const handleOver = ({ target }: MouseEvent) => enter(target);
  const controller = new AbortController();
  const { signal } = controller;
  frame.addEventListener('mouseover', handleOver, { signal });
  frame.addEventListener('mouseout', leave, { signal });
  frame.addEventListener('focusin', handleFocus, { signal });
  frame.addEventListener('focusout', leave, { signal });
  frame.addEventListener('keydown', handleKey, { signal, capture: true });
  frame.addEventListener('mousedown', handleEnd, { signal });
  window.addEventListener('scroll', handleEnd, { signal, capture: true });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

function headerOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('.ag-header-cell[col-id]') ?? undefined;
}
