import type { ApolloClient } from '@apollo/client';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';

/** Module of a page. A module for several catalogue pages receives the page as a prop. */
export interface PageModule {
  Component: ComponentType<{ page?: CataloguedPage }>;
  /** Required text namespaces, separated by spaces; added at build time (client/page-files.ts). */
  namespaces?: string;
  /** Prefetches the data of a page before navigation. */
  prefetch?: (client: ApolloClient, pageId: string) => Promise<void>;
}

/**
 * Loads a module with its texts. Loading the texts later would suspend, and React shows a fallback for at least 300
 * ms.
 */
export async function loadPage(importModule: () => Promise<PageModule>): Promise<PageModule> {
  const pageModule = await importModule();
  await i18next.loadNamespaces(pageModule.namespaces?.split(' ') ?? []);
  return pageModule;
}
