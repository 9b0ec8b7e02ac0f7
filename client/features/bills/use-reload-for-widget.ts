import { useEffect } from 'react';
import { cardWidgetScript } from '../../lib/document-meta.js';

/**
 * The policy of a page lets the widget in only where the page was loaded at a bill's own address. Whoever came by a link within
 * the product has the policy of the page before: then the page is loaded anew, once.
 */
export function useReloadForWidget(needsWidget: boolean): void {
  useEffect(() => {
    if (needsWidget && cardWidgetScript() === undefined && !wasLoadedAtCurrentPath())
      window.location.reload();
  }, [needsWidget]);
}

function wasLoadedAtCurrentPath(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
}
