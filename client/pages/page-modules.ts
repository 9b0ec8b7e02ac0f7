import type { ApolloClient } from '@apollo/client';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import { programOf } from '../../server/contract/page-programs.js';

/** The program of a page: what shows it. Of the pages of the catalogue one shows many, and is told which. */
interface PageModule {
  Component: ComponentType<{ page?: CataloguedPage }>;
  /** Parts of the texts that it reads, by blanks; the build writes them there (client/page-files.ts). */
  namespaces?: string;
  /** Asks what a page of it is drawn from, as its reader is about to open it. */
  prefetch?: (client: ApolloClient, pageId: string) => Promise<void>;
}

const files = import.meta.glob<PageModule>('./*-route.tsx');

function fileOf(name: string): string {
  return `./${name}-route.tsx`;
}

/** The programs of pages, each a chunk of its own that is loaded when its page is opened. */
export const pageModules = {
  /** Name of the program that shows the page of this id. */
  nameFor: (pageId: string): string => programOf(pageId, (name) => fileOf(name) in files),
  /**
   * Loads a program with its texts: a page that is drawn before they are there shows its outline once more, and React leaves
   * that standing for 300 ms.
   */
  load: async (name: string): Promise<PageModule> => {
    const load = files[fileOf(name)];
    if (!load) throw new Error(`there is no page ${name}`);
    const pageModule = await load();
    await i18next.loadNamespaces(pageModule.namespaces?.split(' ') ?? []);
    return pageModule;
  },
};
