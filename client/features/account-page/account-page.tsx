import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link, useLocation } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useAccountPageQuery } from './account-page.generated.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { type AccountPageData, AccountPageProvider } from './account-page-data.js';
import styles from './account-page.module.css';
import { AccountSections, type AccountSectionsProps } from './account-sections.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';

/** The account page: plan, limits, personal data, API token and team. */
export function AccountPage(props: AccountSectionsProps) {
  const { t } = useTranslation('panel');
  const { panel: page, isGuest, error, retry } = useAccountPageData();
  return (
    <div className="reading">
      <PageHeader title={useAccountTitle('panel')} />
      {error ? (
        <div className={styles.fault}>
          <ErrorBanner title={t('failed')} error={error} onRetry={retry} />
        </div>
      ) : null}
      {page ? (
        <AccountPageProvider value={page}>
          <AccountSections {...props} />
        </AccountPageProvider>
      ) : isGuest ? (
        <LoginPrompt />
      ) : (
        <AccountPageSkeleton />
      )}
    </div>
  );
}

function useAccountPageData() {
  // The frame caches a smaller result of the same field; `no-cache` keeps this query from overwriting it.
  const { data, previousData, error, refetch } = useAccountPageQuery({ fetchPolicy: 'no-cache' });
  const { refresh } = useViewer();
  const latestData = data ?? previousData;
  const account = latestData?.viewer.account;
  const page: AccountPageData | null = account
    ? {
        account,
        kind: latestData.viewer.kind,
        usage: latestData.viewer.usage,
        plans: latestData.plans,
        reload: () => refetchAll(refetch(), refresh()),
      }
    : null;
  return {
    panel: page,
    isGuest: latestData !== undefined && latestData.viewer.account === null,
    error,
    retry: () => void refetch(),
  };
}

function LoginPrompt() {
  const { t } = useTranslation('panel');
  const { hash } = useLocation();
  return (
    <div className="framed">
      <StateMessage
        title={t('guest.title')}
        actions={
          <Button component={Link} to={loginPath({ returnTo: paths.panel + hash })} variant="filled">
            {t('guest.logIn')}
          </Button>
        }
      >
        {t('guest.text')}
      </StateMessage>
    </div>
  );
}

/** Skeleton of the account page while the account loads. */
function AccountPageSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.nav} />
      <div className={styles.sections}>
        {[4, 3].map((rows) => (
          <div key={rows} className="framed">
            <SkeletonRows rows={rows} height={40} />
          </div>
        ))}
      </div>
    </div>
  );
}
