import type { RefObject } from 'react';
import { hideDelayMs, isInside, showDelayMs } from './help-box.js';

/**
 * Opens the tooltip of a hovered or focused column header. It stays open under the pointer, and Tab moves between the
 * header and its link. Esc, a click or scrolling closes it.
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
    timer = setTimeout(() => explainHeader(header), header ? showDelayMs : hideDelayMs);
  };
  const handlePointerEnter = (target: EventTarget | null) => {
    const header = findHeader(target);
    if (header && header !== explained) schedule(header);
    else if (header || isInside(box, target)) clearTimeout(timer);
  };
  const handlePointerLeave = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const staysInside =
      isInside(box, relatedTarget) ||
      (findHeader(target) && findHeader(target) === findHeader(relatedTarget));
    if (!staysInside && (findHeader(target) || isInside(box, target))) schedule(undefined);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    if (
      isInside(box, target) ||
      (target instanceof Element && target.matches('.ag-header-cell:focus-visible'))
    ) {
      handlePointerEnter(target);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!explained) return;
    const header = explained;
    const isInBox = isInside(box, event.target);
    const link = box.current?.querySelector('a');
    const movesToHeader = isInBox && (event.key === 'Escape' || event.key === 'Tab');
    const movesToLink = event.key === 'Tab' && !event.shiftKey && event.target === header && link;
    if (!movesToHeader && !movesToLink && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (movesToLink) return link.focus();
    if (movesToHeader) header.focus();
    explainHeader(undefined);
  };
  const handleEnd = ({ target }: Event) => {
    if (!isInside(box, target)) explainHeader(undefined);
  };

  const handleOver = ({ target }: MouseEvent) => handlePointerEnter(target);
  const controller = new AbortController();
  const { signal } = controller;
  frame.addEventListener('mouseover', handleOver, { signal });
  frame.addEventListener('mouseout', handlePointerLeave, { signal });
  frame.addEventListener('focusin', handleFocus, { signal });
  frame.addEventListener('focusout', handlePointerLeave, { signal });
  frame.addEventListener('keydown', handleKey, { signal, capture: true });
  frame.addEventListener('mousedown', handleEnd, { signal });
  window.addEventListener('scroll', handleEnd, { signal, capture: true });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

function findHeader(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('.ag-header-cell[col-id]') ?? undefined;
}
