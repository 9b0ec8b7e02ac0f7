import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { DatabaseSizes } from './database-sizes.js';
import { useOwnDataQuery } from './own-data.generated.js';
import styles from './own-data.module.css';
import { SnapshotList } from './snapshot-list.js';

const pollIntervalMs = 2000;

/** Lower part of the data page for administrators: snapshots and disk usage of the databases. */
export function OwnData() {
  const { t } = useTranslation('databases');
  const client = useApolloClient();
  const { data, error, refetch, startPolling, stopPolling } = useOwnDataQuery({
    fetchPolicy: 'network-only',
  });
  const ownData = data?.ownData;
  const isRunning = (ownData?.work.length ?? 0) > 0;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning) startPolling(pollIntervalMs);
    // A finished task changes the databases.
    else if (wasRunning.current) void client.refetchQueries({ include: ['Databases'] });
    wasRunning.current = isRunning;
    return stopPolling;
  }, [isRunning, startPolling, stopPolling, client]);
  const reload = () => void refetch();
  if (error && !ownData) return <ErrorBanner title={t('failed')} error={error} onRetry={reload} />;
  return (
    <div className={styles.sections}>
      {ownData ? (
        <>
          <SnapshotList data={ownData} onChange={reload} />
          <DatabaseSizes data={ownData} onChange={reload} />
        </>
      ) : (
        <div className={`framed ${styles.waiting}`}>
          <SkeletonRows rows={8} height={34} />
        </div>
      )}
    </div>
  );
}
