import { createBrowserRouter, type RouteObject, useLocation, useRouteError } from 'react-router-dom';
import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import { legalPaths, legalPages } from '../../server/contract/pages/legal-pages.js';
import { catalogue, pageAt, getPage } from '../addresses/catalogue.js';
import { AppFrame } from './frame/app-frame.js';
import { paths } from '../addresses/paths.js';
import { CatalogueSkeleton } from './catalogue-skeleton.js';
import { HomeSkeleton } from '../features/home/home-skeleton.js';
import { isOpenAccess } from '../lib/page/document-meta.js';
import { EnsureDatabaseInAddress } from './ensure-database-in-address.js';
import {
  accountRoutes as addresses,
  openAccountRoutes,
} from '../../server/contract/accounts/account-routes.js';
import type { AccountPage } from '../i18n/use-account-title.js';
import { AccountSkeleton } from '../widgets/sign-in/account-skeleton.js';
import { PageSkeleton, SkeletonFrames } from '../components/ui/page-skeleton.js';
import { SkeletonRows } from '../components/ui/skeleton.js';
import { useFormat } from '../i18n/use-format.js';
import { FatalPage } from '../widgets/errors/fatal-page.js';
import { getRequestId } from '../graphql/transport/error-link.js';
import { lazy, Suspense, type ReactNode } from 'react';
import { subjectOfPage } from '../addresses/page-subject.js';
import { pageModules } from './page-modules.js';
import { ReportSkeleton } from '../widgets/reports/report-skeleton.js';

const DomainSummary = lazy(async () => ({ default: (await pageModules.load('domain-summary')).Component }));
const KeywordSummary = lazy(async () => ({ default: (await pageModules.load('keyword-summary')).Component }));

/** Summary page of a domain or, depending on the address, of a keyword. */
function SummaryPage() {
  const subject = subjectOfPage(useLocation());
  const isKeyword = subject?.kind === 'keyword';
  const page = getPage(isKeyword ? 'keyword-summary' : 'domain-summary');
  const Summary = isKeyword ? KeywordSummary : DomainSummary;
  return (
    <Suspense fallback={<CatalogueSkeleton page={page} />}>
      <Summary page={page} />
    </Suspense>
  );
}

/** Route of a catalogue page. One module shows all report tables and contains the grid. */
function catalogueRoute(page: CataloguedPage): RouteObject {
  const { id, route } = page;
  if (page === getPage('domain-summary')) return { path: route, element: <SummaryPage /> };
  const isReport = page.subject !== 'group' && pageModules.nameFor(id) !== id;
  const Skeleton = isReport ? ReportSkeleton : CatalogueSkeleton;
  return lazyPage({ path: route, id, skeleton: <Skeleton key={id} page={page} />, page });
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

/** Routes of account, plan and administration pages. In open access mode only pages of saved items exist. */
function accountRoutes(): RouteObject[] {
  return (Object.keys(addresses) as AccountPage[])
    .filter((page) => !isOpenAccess() || openAccountRoutes.has(addresses[page]))
    .map((page) =>
      lazyPage({ path: addresses[page], id: page, skeleton: <AccountSkeleton key={page} page={page} /> }),
    );
}

/** Skeleton of a legal page. */
function LegalSkeleton() {
  const readerLanguage = useFormat().language;
  const segments = useLocation().pathname.toLowerCase().split('/');
  const language = segments.find((segment) => segment === 'en' || segment === 'ru') ?? readerLanguage;
  const page = legalPages.find(({ slug }) => segments.includes(slug)) ?? legalPages[0];
  return (
    <PageSkeleton className="reading" title={page.title[language]}>
      <SkeletonFrames className="framed">
        <SkeletonRows rows={8} height={34} />
      </SkeletonFrames>
    </PageSkeleton>
  );
}

/** Error page inside the frame. A missing file means that the server was updated. */
function RouteError() {
  const error = useRouteError();
  return (
    <FatalPage
      isOutdated={isMissingFile(error)}
      requestId={typeof error === 'object' && error ? getRequestId(error) : undefined}
    />
  );
}

/** Browsers use different messages for scripts; the preload helper of Vite has its own for styles. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isScriptError = error instanceof TypeError && /import|module/i.test(error.message);
  return isScriptError || error.message.startsWith('Unable to preload CSS');
}

interface LazyPage {
  path: string;
  /** Id in the catalogue or among the account routes. */
  id: string;
  /** Shown until code and texts are loaded. */
  skeleton: ReactNode;
  page?: CataloguedPage;
}

/** Route of a lazily loaded page. */
function lazyPage({ path, id, skeleton, ...props }: LazyPage): RouteObject {
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
