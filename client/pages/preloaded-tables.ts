import i18next from 'i18next';
import { useEffect } from 'react';
import { whenIdle } from '../lib/when-idle.js';
import { pageModules } from './page-modules.js';

/** Fetches what tables of reports are drawn with while the browser has nothing else to do: from here they are opened next. */
export function usePreloadedTables(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Where it fails, the page that needs it says so.
        Promise.all([pageModules.load('report'), i18next.loadNamespaces('reports')]).catch(() => undefined);
      }),
    [],
  );
}
