import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { accountRoutes } from '../../../server/contract/accounts/account-routes.js';
import { paths } from '../../addresses/paths.js';
import { useFormat } from '../../i18n/use-format.js';
import { useRunningImportsQuery } from './import-meter.generated.js';
import styles from './import-meter.module.css';

/** The data page polls more often and updates the same cache. */
const pollIntervalMs = 5000;

/** Header meter with the progress of a running import and a link to the data page. */
export function ImportMeter() {
  const { t } = useTranslation();
  const format = useFormat();
  const isDataPage = useLocation().pathname === paths.data;
  const { data, startPolling, stopPolling } = useRunningImportsQuery({
    errorPolicy: 'ignore',
    skipPollAttempt: () => document.hidden,
  });
  const runningImport = data?.dataImports.findLast(({ state }) => state === 'waiting' || state === 'running');
  usePolling(runningImport !== undefined && !isDataPage, { startPolling, stopPolling });
  if (!runningImport) return null;
  const { id, progress } = runningImport;
  return (
    <Link to={accountRoutes.task.replace(':id', id)} className={styles.meter}>
      <span>{t('importing', { percent: format.percent(progress) })}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${progress}%` }} />
      </span>
    </Link>
  );
}

function usePolling(
  isEnabled: boolean,
  { startPolling, stopPolling }: { startPolling: (interval: number) => void; stopPolling: () => void },
): void {
  useEffect(() => {
    if (isEnabled) startPolling(pollIntervalMs);
    return stopPolling;
  }, [isEnabled, startPolling, stopPolling]);
}
