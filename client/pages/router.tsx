import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { accountRoutes } from './account-routes.js';
import { AppFrame } from './frame/app-frame.js';
import { paths } from '../addresses/paths.js';
import { RouteFault } from './route-fault.js';

/** The report of each table's address. */
const tables = {
  [paths.keywords]: 'organic-keywords',
  [paths.pageKeywords]: 'page-keywords',
  [paths.pageCompetitors]: 'page-competitors',
  [paths.lostKeywords]: 'lost-keywords',
  [paths.competitors]: 'organic-competitors',
  [paths.pages]: 'site-pages',
  [paths.pagesWithKeywords]: 'pages-with-keywords',
  [paths.lostPages]: 'lost-pages',
  [paths.adKeywords]: 'ad-keywords',
  [paths.ads]: 'ads',
  [paths.keywordsOfAd]: 'ad-keywords-by-ad',
  [paths.adLinks]: 'ad-links',
  [paths.adFacts]: 'ad-facts',
  [paths.adCompetitors]: 'ad-competitors',
  [paths.directAdsByDomain]: 'direct-ads-by-domain',
  [paths.directAdKeywords]: 'direct-ad-keywords',
  [paths.directAds]: 'direct-ads',
  [paths.similarKeywords]: 'similar-keywords',
  [paths.keywordSearch]: 'keyword-search',
  [paths.visibleDomains]: 'visible-domains',
  [paths.topKeywordDomains]: 'top-keyword-domains',
  [paths.sitesByAdsense]: 'sites-by-adsense',
  [paths.sitesByAnalytics]: 'sites-by-analytics',
  [paths.sitesByLeadia]: 'sites-by-leadia',
  [paths.sitesByRelap]: 'sites-by-relap',
  [paths.subdomains]: 'subdomains',
} as const;

/** One page shows all report tables; the grid comes with it. */
function tableRoute([path, reportId]: [string, string]): RouteObject {
  return {
    path,
    lazy: async () => {
      const { ReportPage } = await import('../features/reports/report-page.js');
      return { element: <ReportPage key={reportId} reportId={reportId} /> };
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
              path: paths.summary,
              lazy: async () => ({ Component: (await import('./summary-route.js')).SummaryRoute }),
            },
            {
              path: paths.pageTree,
              lazy: async () => ({ Component: (await import('./page-tree-route.js')).PageTreeRoute }),
            },
            {
              path: paths.monetization,
              lazy: async () => ({ Component: (await import('./monetization-route.js')).MonetizationRoute }),
            },
            {
              path: paths.adExport,
              lazy: async () => ({ Component: (await import('./ad-export-route.js')).AdExportRoute }),
            },
            ...Object.entries(tables).map(tableRoute),
            {
              path: paths.compare,
              lazy: async () => ({
                Component: (await import('./comparison/comparison-route.js')).ComparisonRoute,
              }),
            },
            ...accountRoutes,
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
