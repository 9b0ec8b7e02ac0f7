import { useCallback, useEffect, useRef, useState } from 'react';

const noPlace: readonly HTMLElement[] = [];

/**
 * Returns the focus to where it was when something opened over the page, once that is gone: what is taken away while it is open
 * leaves the focus nowhere. The answer does so at once.
 */
export function useFocusBack(isOpen: boolean): () => void {
  const [{ opened, before }, setNoted] = useState({ opened: false, before: noPlace });
  if (opened !== isOpen) {
    setNoted({ opened: isOpen, before: isOpen ? placeOf(document.activeElement) : before });
  }
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    wasOpen.current = isOpen;
  });
  const focusBack = useCallback(() => {
    const place = before.find((element) => element.isConnected);
    place?.focus({ preventScroll: true });
  }, [before]);
  useEffect(
    () => () => {
      if (!wasOpen.current) return;
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) focusBack();
      });
    },
    [focusBack],
  );
  return focusBack;
}

/** What has the focus; for an item of a menu, which closes when it is chosen, then the button that opened the menu. */
function placeOf(element: Element | null): HTMLElement[] {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return [element, opener ? document.getElementById(opener) : null].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each !== document.body,
  );
}
