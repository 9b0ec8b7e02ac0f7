import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Strip } from '../../components/ui/strip.js';
import { SessionKeeper } from '../../features/accounts/session-keeper.js';
import { DemoRequestHost } from '../../features/demo/demo-request-host.js';
import { CookieNotice } from './cookie-notice.js';
import { PageFoot, useHasFoot } from './page-foot.js';
import { KeyHost } from './key-host.js';
import { isMaintained, isSampleLoading } from '../../lib/document-meta.js';
import { useConnectionNote } from '../../lib/connection.js';
import { Header } from './header.js';
import { SubjectNavigation } from './subject-navigation.js';
import { TourPlace } from './tour-place.js';
import { ToastCorner } from './toast-corner.js';
import { useReportMemory } from './use-report-memory.js';
import { LoadingBar } from '../../components/ui/loading-bar.js';
import styles from './app-frame.module.css';

const StateStrips = lazy(async () => ({
  default: (await import('./state-strips.js')).StateStrips,
}));

/** What stands around every page: header, the subject's reports, the page itself. */
export function AppFrame({ content }: { content?: ReactNode }) {
  const { t } = useTranslation();
  const isCutOff = useConnectionNote();
  useReportMemory();
  const hasFoot = useHasFoot();
  const isLeaving = useNavigation().state === 'loading';
  return (
    <>
      <a className={styles.skip} href="#content" onClick={focusContent}>
        {t('skip')}
      </a>
      {isLeaving ? <LoadingBar place="window" label={t('loading')} /> : null}
      <div className={styles.frame}>
        <Header />
        <SubjectNavigation />
        <main id="content" className={styles.page} tabIndex={-1}>
          {isCutOff && (
            <div className={styles.strip}>
              <Strip tone="error" title={t('offline.title')}>
                {t('offline.text')}
              </Strip>
            </div>
          )}
          {isMaintained() || isSampleLoading() ? (
            <Suspense>
              <StateStrips />
            </Suspense>
          ) : null}
          <Suspense>{content ?? <Outlet />}</Suspense>
        </main>
        {hasFoot ? <PageFoot /> : null}
      </div>
      <SessionKeeper />
      <CookieNotice />
      <DemoRequestHost />
      <KeyHost />
      <TourPlace />
      <ToastCorner />
      <ScrollRestoration getKey={(location) => location.pathname + location.search} />
    </>
  );
}

/** Moves the focus without touching the hash, which is the table's state. */
function focusContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
