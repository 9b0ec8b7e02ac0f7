import type { ApolloClient } from '@apollo/client';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import { resolveEntryPoint } from '../../server/contract/pages/page-entry-points.js';

/** Module of a page. A module for several catalogue pages receives the page as a prop. */
interface PageModule {
  Component: ComponentType<{ page?: CataloguedPage }>;
  /** Required text namespaces, separated by spaces; added at build time (client/page-files.ts). */
  namespaces?: string;
  /** Prefetches the data of a page before navigation. */
  prefetch?: (client: ApolloClient, pageId: string) => Promise<void>;
}

const files = import.meta.glob<PageModule>('./*-route.tsx');

function modulePath(name: string): string {
  return `./${name}-route.tsx`;
}

/** Page modules, one lazy chunk each. */
export const pageModules = {
  /** Module name of a page. */
  nameFor: (pageId: string): string => resolveEntryPoint(pageId, (name) => modulePath(name) in files),
  /**
   * Loads a module with its texts. Loading the texts later would suspend, and React shows a fallback for at least 300
   * ms.
   */
  load: async (name: string): Promise<PageModule> => {
    const load = files[modulePath(name)];
    if (!load) throw new Error(`there is no page ${name}`);
    const pageModule = await load();
    await i18next.loadNamespaces(pageModule.namespaces?.split(' ') ?? []);
    return pageModule;
  },
};
