import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/ui/banner.js';
import { useSampleLoadQuery } from '../../graphql/sample-load.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import frame from './app-frame.module.css';
import styles from './sample-load-banner.module.css';

const pollIntervalMs = 2000;

/** Shows the progress of the sample load, and refetches the active queries when a database is loaded. */
export function SampleLoadBanner() {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const client = useApolloClient();
  const { data, stopPolling } = useSampleLoadQuery({
    fetchPolicy: 'network-only',
    pollInterval: pollIntervalMs,
  });
  const load = data?.sampleLoad;
  const hasEnded = load === null || load?.hasFailed === true;
  const loadedCodes = load === null ? 'all' : (load?.complete.join(' ') ?? '');
  const refetchedCodes = useRef('');
  useEffect(() => {
    if (hasEnded) stopPolling();
  }, [hasEnded, stopPolling]);
  useEffect(() => {
    if (loadedCodes === refetchedCodes.current) return;
    refetchedCodes.current = loadedCodes;
    void client.refetchQueries({ include: 'active' });
  }, [client, loadedCodes]);
  if (!load) return null;
  if (load.hasFailed) {
    return (
      <div className={frame.strip}>
        <Banner tone="error" title={t('sampleLoad.failedTitle')}>
          {t('sampleLoad.failedText')}
        </Banner>
      </div>
    );
  }
  const percent = format.percent(load.percent);
  return (
    <div className={frame.strip}>
      <Banner>
        <span className={styles.load}>
          <span className={styles.text}>
            <b>{t('sampleLoad.title')}</b> {t('sampleLoad.text')}
          </span>
          <span className={styles.progress}>
            <span
              className={styles.bar}
              role="progressbar"
              aria-label={t('sampleLoad.progress')}
              aria-valuenow={load.percent}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <span style={{ width: `${load.percent}%` }} />
            </span>
            {/* Hidden from screen readers: only the progress bar announces the percentage. */}
            <span className={styles.percent} aria-hidden="true">
              {percent}
            </span>
          </span>
        </span>
      </Banner>
    </div>
  );
}
