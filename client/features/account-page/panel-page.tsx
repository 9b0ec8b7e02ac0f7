import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link, useLocation } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { usePanelQuery } from './panel.generated.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { refetchAll } from '../../graphql/refetch-all.js';
import { type PanelData, PanelProvider } from './panel-data.js';
import styles from './panel-page.module.css';
import { PanelSections, type PanelSectionsProps } from './panel-sections.js';
import { PanelSkeleton } from './panel-skeleton.js';

/** Everything that a person keeps here: plan, limits, data, token, people. */
export function PanelPage(brought: PanelSectionsProps) {
  const { t } = useTranslation('panel');
  const { panel, isGuest, error, retry } = usePanelData();
  return (
    <div className="reading">
      <PageHeader title={useAccountTitle('panel')} />
      {error ? (
        <div className={styles.fault}>
          <ErrorBanner title={t('failed')} error={error} onRetry={retry} />
        </div>
      ) : null}
      {panel ? (
        <PanelProvider value={panel}>
          <PanelSections {...brought} />
        </PanelProvider>
      ) : isGuest ? (
        <LogInFirst />
      ) : (
        <PanelSkeleton />
      )}
    </div>
  );
}

function usePanelData() {
  // The frame keeps a smaller answer of the same name in the cache: this one must not take its place there.
  const { data, previousData, error, refetch } = usePanelQuery({ fetchPolicy: 'no-cache' });
  const { refresh } = useViewer();
  const existing = data ?? previousData;
  const account = existing?.viewer.account;
  const panel: PanelData | null = account
    ? {
        account,
        kind: existing.viewer.kind,
        usage: existing.viewer.usage,
        plans: existing.plans,
        changed: () => refetchAll(refetch(), refresh()),
      }
    : null;
  return {
    panel,
    isGuest: existing !== undefined && existing.viewer.account === null,
    error,
    retry: () => void refetch(),
  };
}

function LogInFirst() {
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
