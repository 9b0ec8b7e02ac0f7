import i18next from 'i18next';
import { useEffect } from 'react';
import { whenIdle } from '../lib/page/when-idle.js';
import { loadPage } from './load-page.js';

/** Preloads the report table code while the browser is idle, because reports are the most likely next pages. */
export function usePreloadedTables(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // The page reports a failed load itself.
        Promise.all([
          loadPage(() => import('../features/reports/report-page.js')),
          i18next.loadNamespaces('reports'),
        ]).catch(() => undefined);
      }),
    [],
  );
}
