import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation, useLocation, Link } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.js';
import { SessionKeepAlive } from '../../features/accounts/session-keep-alive.js';
import { DemoRequestHost } from '../../features/demo/demo-request-host.js';
import { PageFooter, useHasFooter } from './page-footer.js';
import { KeyHost } from './key-host.js';
import { isInMaintenance, isSampleLoading, isOpenAccess } from '../../lib/page/document-meta.js';
import { useShowsConnectionLost } from '../../lib/requests/connection.js';
import { Header } from './header.js';
import { SubjectNavigation } from './subject-navigation.js';
import { LoadingBar } from '../../components/ui/loading-bar.js';
import styles from './app-frame.module.css';
import { addRecentReport } from '../../lib/storage/recent-reports.js';
import { addressWithDatabase } from '../../addresses/page-database.js';
import { subjectName, subjectOfPage } from '../../addresses/page-subject.js';
import { useTourOfPage } from '../../lib/tours/page-tour.js';
import { useNotifications } from '@mantine/notifications';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { Button } from '@mantine/core';
import { legalPath } from '../../../server/contract/pages/legal-pages.js';
import { useFormat } from '../../i18n/use-format.js';
import { useStoredValue } from '../../lib/storage/stored-value.js';

const Toasts = lazy(async () => ({ default: (await import('./toasts.js')).Toasts }));

/** Lazy toast container. For logged-in users it is loaded in advance, so that it can report a lost connection. */
function Toaster() {
  const { account } = useViewer();
  const { notifications } = useNotifications();
  const [isNeeded, setNeeded] = useState(false);
  if ((account !== undefined || notifications.length > 0) && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}

const TourHost = lazy(async () => ({
  default: (await import('../../features/tours/tour-host.js')).TourHost,
}));

/** Host of product tours, loaded with the first page that has one. */
function LazyTourHost() {
  const { page } = useTourOfPage();
  return page ? (
    <Suspense>
      <TourHost />
    </Suspense>
  ) : null;
}

const StateBanners = lazy(async () => ({
  default: (await import('./state-banners.js')).StateBanners,
}));

/** Page frame: header, subject navigation and page. */
export function AppFrame({ content }: { content?: ReactNode }) {
  const { t } = useTranslation();
  const isConnectionLost = useShowsConnectionLost();
  useRecentReports();
  const hasFooter = useHasFooter();
  const isLeaving = useNavigation().state === 'loading';
  return (
    <>
      <a className={styles.skip} href="#content" onClick={focusContent}>
        {t('skip')}
      </a>
      <a className={`${styles.skip} ${styles.skipToTable}`} href="#content" onClick={focusTable}>
        {t('skipToTable')}
      </a>
      {isLeaving ? <LoadingBar position="window" label={t('loading')} /> : null}
      <div className={styles.frame}>
        <Header />
        <SubjectNavigation />
        <main id="content" className={styles.page} tabIndex={-1}>
          {isConnectionLost && (
            <div className={styles.strip}>
              <Banner tone="error" title={t('offline.title')}>
                {t('offline.text')}
              </Banner>
            </div>
          )}
          {isInMaintenance() || isSampleLoading() ? (
            <Suspense>
              <StateBanners />
            </Suspense>
          ) : null}
          <Suspense>{content ?? <Outlet />}</Suspense>
        </main>
        {hasFooter ? <PageFooter /> : null}
      </div>
      <SessionKeepAlive />
      <CookieNotice />
      <DemoRequestHost />
      <KeyHost />
      <LazyTourHost />
      <Toaster />
      <ScrollRestoration getKey={(location) => location.pathname + location.search} />
    </>
  );
}

/** Moves the focus by script, because a link would replace the hash with the table state. */
function focusContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** Focuses the first column head of the table. The link is displayed only on pages with a table, which is in the content. */
function focusTable(event: React.MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('.ag-header-cell')?.focus();
}

/** Adds every opened report to the recent list. */
function useRecentReports(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const subject = subjectOfPage({ pathname, search });
    if (subject) {
      addRecentReport({
        address: addressWithDatabase({ pathname, search }),
        subject: subjectName(subject),
        report: pathname,
        at: Date.now(),
      });
    }
  }, [pathname, search]);
}

/** Cookie notice, shown once per browser. It needs no choice, because all cookies are essential. */
function CookieNotice() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const [isSeen, setSeen] = useStoredValue('rivalscope.cookies-seen', false);
  if (isSeen || isOpenAccess()) return null;
  return (
    <aside className={styles.notice} aria-label={t('foot.cookiesLabel')}>
      <p>
        {t('foot.cookies')} <Link to={legalPath('cookie-law', language)}>{t('foot.cookiesMore')}</Link>
      </p>
      <Button variant="filled" onClick={() => setSeen(true)}>
        {t('foot.cookiesSeen')}
      </Button>
    </aside>
  );
}
