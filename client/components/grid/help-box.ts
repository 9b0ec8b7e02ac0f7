import { type RefObject, useEffect } from 'react';

/** Hover delay in ms before a tooltip opens. */
export const showDelayMs = 400;
/** Delay in ms that lets the pointer move onto the tooltip. */
export const hideDelayMs = 160;

/** Whether an event target is inside the tooltip. */
export function isInside(box: RefObject<HTMLElement | null>, target: EventTarget | null): boolean {
  return target instanceof Node && (box.current?.contains(target) ?? false);
}

/** Links an element to its visible tooltip by aria-describedby. */
export function useDescribedBy(element: HTMLElement | undefined, id: string): void {
  useEffect(() => {
    element?.setAttribute('aria-describedby', id);
    return () => element?.removeAttribute('aria-describedby');
  }, [element, id]);
}
