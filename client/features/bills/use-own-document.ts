import { useEffect } from 'react';
import { cardWidgetScript } from '../../lib/document-meta.js';

/**
 * The policy of a page lets the widget in only where the page was loaded at a bill's own address. Whoever came by a link within
 * the product has the policy of the page before: then the page is loaded anew, once.
 */
export function useOwnDocument(needsWidget: boolean): void {
  useEffect(() => {
    if (needsWidget && cardWidgetScript() === undefined && !wasLoadedHere()) window.location.reload();
  }, [needsWidget]);
}

function wasLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === window.location.pathname;
}
