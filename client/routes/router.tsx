import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AppFrame } from './frame/app-frame.js';
import { paths } from './paths.js';
import { RouteFault } from './route-fault.js';

/** The report tables: one page, whose report is found by its route. */
const reportTable: Pick<RouteObject, 'lazy'> = {
  lazy: async () => ({ Component: (await import('../features/reports/report-page.js')).ReportPage }),
};

const tables = [
  paths.keywords,
  paths.pageKeywords,
  paths.lostKeywords,
  paths.competitors,
  paths.pages,
  paths.similarKeywords,
  paths.keywordSearch,
  paths.visibleDomains,
];

/** Every page is a chunk of its own, loaded when it is opened. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <AppFrame />,
      errorElement: <AppFrame content={<RouteFault />} />,
      children: [
        {
          errorElement: <RouteFault />,
          children: [
            { path: paths.home, lazy: async () => ({ Component: (await import('./home-route.js')).HomeRoute }) },
            { path: paths.summary, lazy: async () => ({ Component: (await import('./summary-route.js')).SummaryRoute }) },
            ...tables.map((path) => ({ path, ...reportTable })),
            { path: '*', lazy: async () => ({ Component: (await import('../features/errors/not-found-page.js')).NotFoundPage }) },
          ],
        },
      ],
    },
  ]);
}
