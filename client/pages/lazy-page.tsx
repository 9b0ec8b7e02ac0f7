import { type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import { pageModules } from './page-modules.js';

interface LazyPage {
  path: string;
  /** Its id in the catalogue or among the addresses of accounts. */
  id: string;
  /** Stands there until the program and its texts have come. */
  skeleton: ReactNode;
  page?: CataloguedPage;
}

/** The route of a page whose program is loaded when it is opened. */
export function lazyPage({ path, id, skeleton, ...props }: LazyPage): RouteObject {
  return {
    path,
    hydrateFallbackElement: skeleton,
    lazy: async () => {
      const { Component } = await pageModules.load(pageModules.nameFor(id));
      return {
        element: (
          <Suspense key={id} fallback={skeleton}>
            <Component {...props} />
          </Suspense>
        ),
      };
    },
  };
}
