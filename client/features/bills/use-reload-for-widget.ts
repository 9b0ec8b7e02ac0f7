import { useEffect } from 'react';
import { cardWidgetScript } from '../../lib/document-meta.js';

/**
 * Reloads the page once if its CSP blocks the card widget: the server sends the permissive CSP only with a full page
 * load of the bill.
 */
export function useReloadForWidget(needsWidget: boolean): void {
  useEffect(() => {
    if (needsWidget && cardWidgetScript() === undefined && !wasLoadedAtCurrentPath()) {
      window.location.reload();
    }
  }, [needsWidget]);
}

function wasLoadedAtCurrentPath(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
}
