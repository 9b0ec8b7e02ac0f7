import { type RefObject, useEffect } from 'react';

/** What the pointer rests on is explained after so many milliseconds. */
export const showDelay = 400;
/** Milliseconds to move from what is explained to its explanation. */
export const hideDelay = 160;

/** Whether something happens in the explanation that is shown. */
export function isIn(box: RefObject<HTMLElement | null>, target: EventTarget | null): boolean {
  return target instanceof Node && (box.current?.contains(target) ?? false);
}

/** Ties what is explained to its explanation, for ears, as long as that is shown. */
export function useDescribedBy(element: HTMLElement | undefined, id: string): void {
  useEffect(() => {
    element?.setAttribute('aria-describedby', id);
    return () => element?.removeAttribute('aria-describedby');
  }, [element, id]);
}
