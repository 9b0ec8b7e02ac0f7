import { type RefObject, useEffect } from 'react';

export const showDelayMs = 400;
/** Lets the pointer move onto the tooltip before it closes. */
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
