import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import type { sitePages } from '../../server/contract/site-pages.js';
import { catalogue, pageAt } from '../addresses/catalogue.js';
import { ReportOutline } from '../features/reports/report-outline.js';
import { accountRoutes } from './account-routes.js';
import { AppFrame } from './frame/app-frame.js';
import { paths } from '../addresses/paths.js';
import { NamedDatabase } from './named-database.js';
import { RouteFault } from './route-fault.js';

type LazyPage = () => Promise<{ Component: ComponentType }>;

/** The pages of the catalogue that are more than the table of a report. */
const ownPages: Readonly<Record<OwnPage, LazyPage>> = {
  'domain-summary': async () => ({ Component: (await import('./summary-route.js')).SummaryRoute }),
  'page-tree': async () => ({ Component: (await import('./page-tree-route.js')).PageTreeRoute }),
  monetization: async () => ({ Component: (await import('./monetization-route.js')).MonetizationRoute }),
  'ad-export': async () => ({ Component: (await import('./ad-export-route.js')).AdExportRoute }),
  comparison: async () => ({ Component: (await import('./comparison/comparison-route.js')).ComparisonRoute }),
};

/** The summary of a keyword stands at the address of a domain's. */
type OwnPage = Exclude<(typeof sitePages)[number]['id'], 'keyword-summary'> | 'comparison';

function isOwnPage(id: string): id is OwnPage {
  return id in ownPages;
}

/**
 * A page of the catalogue. One component shows the tables of all reports; the grid comes with it, and until it has come the
 * page stands there in outline.
 */
function catalogueRoute(page: CataloguedPage): RouteObject {
  const { id, route } = page;
  if (isOwnPage(id)) return { path: route, lazy: ownPages[id] };
  return {
    path: route,
    hydrateFallbackElement: <ReportOutline page={page} />,
    lazy: async () => {
      const { ReportPage } = await import('../features/reports/report-page.js');
      return { element: <ReportPage key={id} page={page} /> };
    },
  };
}

/** Every page is a chunk of its own, loaded when it is opened. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <AppFrame />,
      errorElement: <AppFrame content={<RouteFault />} />,
      hydrateFallbackElement: <AppFrame content={<></>} />,
      children: [
        {
          errorElement: <RouteFault />,
          children: [
            {
              path: paths.home,
              lazy: async () => ({ Component: (await import('./home-route.js')).HomeRoute }),
            },
            {
              element: <NamedDatabase />,
              errorElement: <RouteFault />,
              children: catalogue.filter((page) => pageAt(page.route) === page).map(catalogueRoute),
            },
            ...accountRoutes(),
            {
              path: '*',
              lazy: async () => ({
                Component: (await import('../features/errors/not-found-page.js')).NotFoundPage,
              }),
            },
          ],
        },
      ],
    },
  ]);
}
