import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultStrip } from '../../components/ui/fault-strip.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useDatabases } from '../../graphql/use-databases.js';
import { DatabaseSizes } from './database-sizes.js';
import { useOwnDataQuery } from './own-data.generated.js';
import styles from './own-data.module.css';
import { SnapshotList } from './snapshot-list.js';

/** Time between two looks while something is under way, in ms. */
const pollInterval = 2000;

interface OwnDataProps {
  /** Changes when something was imported: what is there is asked for again. */
  imported?: string | number;
}

/** What was imported into this server: the snapshots of its databases, and what these take. For administrators. */
export function OwnData({ imported }: OwnDataProps) {
  const { t } = useTranslation('databases');
  const { data, error, refetch, startPolling, stopPolling } = useOwnDataQuery({
    fetchPolicy: 'cache-and-network',
  });
  const { refresh } = useDatabases();
  const own = data?.ownData;
  const isUnderWay = (own?.work.length ?? 0) > 0;
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (isUnderWay) startPolling(pollInterval);
    // The lists of databases all over the page tell what they hold.
    else if (wasUnderWay.current) void refresh();
    wasUnderWay.current = isUnderWay;
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling, refresh]);
  useEffect(() => {
    if (imported !== undefined) void refetch();
  }, [imported, refetch]);
  const again = () => void refetch();
  if (error && !own) return <FaultStrip title={t('failed')} error={error} onRetry={again} />;
  return (
    <div className={styles.sections}>
      {own ? (
        <>
          <SnapshotList data={own} onChange={again} />
          <DatabaseSizes data={own} onChange={again} />
        </>
      ) : (
        <div className={`framed ${styles.waiting}`}>
          <SkeletonRows rows={8} height={34} />
        </div>
      )}
    </div>
  );
}
