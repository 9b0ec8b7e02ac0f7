import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import { legalAddresses } from '../../server/contract/legal-pages.js';
import { catalogue, pageAt, pageOf } from '../addresses/catalogue.js';
import { accountRoutes } from './account-routes.js';
import { AppFrame } from './frame/app-frame.js';
import { paths } from '../addresses/paths.js';
import { CatalogueSkeleton } from './catalogue-skeleton.js';
import { HomeOutline } from '../features/home/home-outline.js';
import { LegalSkeleton } from './legal-skeleton.js';
import { lazyPage } from './lazy-page.js';
import { isOpenAccess } from '../lib/document-meta.js';
import { EnsureDatabaseInAddress } from './ensure-database-in-address.js';
import { RouteError } from './route-error.js';
import { SummaryPage } from './summary-page.js';

/** A page of the catalogue. One program shows the tables of all reports; the grid comes with it. */
function catalogueRoute(page: CataloguedPage): RouteObject {
  const { id, route } = page;
  if (page === pageOf('domain-summary')) return { path: route, element: <SummaryPage /> };
  return lazyPage({ path: route, id, skeleton: <CatalogueSkeleton key={id} page={page} />, page });
}

/**
 * Pages of the help stand at addresses of their own, which only its program knows: each of them is any step that nothing else
 * has, with a language before it or not.
 */
const helpRoutes = ['/:help', '/en/:help', '/ru/:help'].map((path) => ({
  ...catalogueRoute(pageOf('help')),
  path,
}));

/** The pages of rules, each at its addresses; an open server has nobody to tell them. */
function legalRoutes(): RouteObject[] {
  if (isOpenAccess()) return [];
  return legalAddresses.map((path) =>
    lazyPage({ path, id: 'legal', skeleton: <LegalSkeleton key={path} /> }),
  );
}

/** Every page is a program of its own, loaded when it is opened; until it has come the page stands there in outline. */
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
                lazyPage({ path: paths.home, id: 'home', skeleton: <HomeOutline /> }),
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
