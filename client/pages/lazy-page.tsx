import { type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import { pageModules } from './page-modules.js';

interface LazyPage {
  path: string;
  /** Id in the catalogue or among the account routes. */
  id: string;
  /** Shown until code and texts are loaded. */
  skeleton: ReactNode;
  page?: CataloguedPage;
}

/** Route of a lazily loaded page. */
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
