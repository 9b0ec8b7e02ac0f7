import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

/** Renders before the event handler returns, because the browser prints the page directly afterwards. */
function setPrinting({ type }: Event): void {
  flushSync(() => {
    isPrinting = type === 'beforeprint';
    for (const notify of listeners) notify();
  });
}

function subscribe(notify: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', setPrinting);
    window.addEventListener('afterprint', setPrinting);
  }
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', setPrinting);
    window.removeEventListener('afterprint', setPrinting);
  };
}

/**
 * Whether the browser is printing the page. Components then render content that is too long for the screen. The page
 * is light before they render, because the script of `index.html` listens first.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
