import { useCallback, useEffect, useRef, useState } from 'react';

const noElements: readonly HTMLElement[] = [];

/**
 * Returns the focus to where it was when something opened over the page, once that is gone: what is taken away while it is open
 * leaves the focus nowhere. The answer does so at once.
 */
export function useRestoreFocus(isOpen: boolean): () => void {
  const [{ opened, origins }, setState] = useState({ opened: false, origins: noElements });
  if (opened !== isOpen) {
    setState({ opened: isOpen, origins: isOpen ? focusableOrigin(document.activeElement) : origins });
  }
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    wasOpen.current = isOpen;
  });
  const restoreFocus = useCallback(() => {
    const target = origins.find((element) => element.isConnected);
    target?.focus({ preventScroll: true });
  }, [origins]);
  useEffect(
    () => () => {
      if (!wasOpen.current) return;
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) restoreFocus();
      });
    },
    [restoreFocus],
  );
  return restoreFocus;
}

/** What has the focus; for an item of a menu, which closes when it is chosen, then the button that opened the menu. */
function focusableOrigin(element: Element | null): HTMLElement[] {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return [element, opener ? document.getElementById(opener) : null].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each !== document.body,
  );
}
