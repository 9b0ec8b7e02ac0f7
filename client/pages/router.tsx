import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import { legalPaths } from '../../server/contract/pages/legal-pages.js';
import { catalogue, pageAt, getPage } from '../addresses/catalogue.js';
import { accountRoutes } from './account-routes.js';
import { AppFrame } from './frame/app-frame.js';
import { paths } from '../addresses/paths.js';
import { CatalogueSkeleton } from './catalogue-skeleton.js';
import { HomeSkeleton } from '../features/home/home-skeleton.js';
import { LegalSkeleton } from './legal-skeleton.js';
import { lazyPage } from './lazy-page.js';
import { isOpenAccess } from '../lib/document-meta.js';
import { EnsureDatabaseInAddress } from './ensure-database-in-address.js';
import { RouteError } from './route-error.js';
import { SummaryPage } from './summary-page.js';

/** Route of a catalogue page. One module shows all report tables and contains the grid. */
function catalogueRoute(page: CataloguedPage): RouteObject {
  const { id, route } = page;
  if (page === getPage('domain-summary')) return { path: route, element: <SummaryPage /> };
  return lazyPage({ path: route, id, skeleton: <CatalogueSkeleton key={id} page={page} />, page });
}

/**
 * Help paths are known only to the help module, so the route matches any other top-level path, with or without a
 * language prefix.
 */
const helpRoutes = ['/:help', '/en/:help', '/ru/:help'].map((path) => ({
  ...catalogueRoute(getPage('help')),
  path,
}));

/** Routes of legal pages; open access mode has none. */
function legalRoutes(): RouteObject[] {
  if (isOpenAccess()) return [];
  return legalPaths.map((path) => lazyPage({ path, id: 'legal', skeleton: <LegalSkeleton key={path} /> }));
}

/** Creates the router. All pages are lazy with a skeleton. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <AppFrame />,
      errorElement: <AppFrame content={<RouteError />} />,
      hydrateFallbackElement: <AppFrame content={<></>} />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            {
              element: <EnsureDatabaseInAddress />,
              errorElement: <RouteError />,
              children: [
                lazyPage({ path: paths.home, id: 'home', skeleton: <HomeSkeleton /> }),
                ...catalogue.filter((page) => pageAt(page.route) === page).map(catalogueRoute),
                ...helpRoutes,
              ],
            },
            ...accountRoutes(),
            ...legalRoutes(),
            lazyPage({ path: '*', id: 'not-found', skeleton: null }),
          ],
        },
      ],
    },
  ]);
}
