import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.js';
import { SessionKeepAlive } from '../../features/accounts/session-keep-alive.js';
import { DemoRequestHost } from '../../features/demo/demo-request-host.js';
import { CookieNotice } from './cookie-notice.js';
import { PageFooter, useHasFooter } from './page-footer.js';
import { KeyHost } from './key-host.js';
import { isInMaintenance, isSampleLoading } from '../../lib/document-meta.js';
import { useShowsConnectionLost } from '../../lib/connection.js';
import { Header } from './header.js';
import { SubjectNavigation } from './subject-navigation.js';
import { LazyTourHost } from './lazy-tour-host.js';
import { Toaster } from './toaster.js';
import { useRecentReports } from './use-recent-reports.js';
import { LoadingBar } from '../../components/ui/loading-bar.js';
import styles from './app-frame.module.css';

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
