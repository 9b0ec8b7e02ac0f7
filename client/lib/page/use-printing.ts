import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const schemeAttribute = 'data-mantine-color-scheme';

/** Color scheme of the screen while the page is printed; undefined otherwise. */
let screenScheme: string | undefined;
const listeners = new Set<() => void>();

/** Renders before the event handler returns, because the browser prints the page directly afterwards. */
function notifyListeners(): void {
  flushSync(() => {
    for (const notify of listeners) notify();
  });
}

/** Paper is white, so that the page is printed in light colours. */
function startPrinting(): void {
  const root = document.documentElement;
  screenScheme ??= root.getAttribute(schemeAttribute) ?? 'light';
  root.setAttribute(schemeAttribute, 'light');
  notifyListeners();
}

function endPrinting(): void {
  if (screenScheme === undefined) return;
  document.documentElement.setAttribute(schemeAttribute, screenScheme);
  screenScheme = undefined;
  notifyListeners();
}

function subscribe(notify: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', startPrinting);
    window.addEventListener('afterprint', endPrinting);
  }
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', startPrinting);
    window.removeEventListener('afterprint', endPrinting);
  };
}

/** Whether the browser is printing the page. Components then render content that is too long for the screen. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => screenScheme !== undefined);
}
