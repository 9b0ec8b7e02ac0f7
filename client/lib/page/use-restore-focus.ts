import { useCallback, useEffect, useRef, useState } from 'react';

const noElements: readonly HTMLElement[] = [];

/**
 * Restores focus after an overlay closes, including when its focused element was removed.
 * The returned function restores it immediately.
 */
export function useRestoreFocus(isOpen: boolean): () => void {
  const [{ opened, origins }, setState] = useState({ opened: false, origins: noElements });
  if (opened !== isOpen) {
    setState({ opened: isOpen, origins: isOpen ? findFocusableOrigins(document.activeElement) : origins });
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

/** Focus candidates: the focused element, and for a menu item the button that opened the menu. */
function findFocusableOrigins(element: Element | null): HTMLElement[] {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return [element, opener ? document.getElementById(opener) : null].filter(
    (candidate): candidate is HTMLElement => candidate instanceof HTMLElement && candidate !== document.body,
  );
}
