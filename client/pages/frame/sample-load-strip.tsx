import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Strip } from '../../components/ui/strip.js';
import { useSampleLoadQuery } from '../../graphql/sample-load.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import frame from './app-frame.module.css';
import styles from './sample-load-strip.module.css';

/** Time between two looks at the load, in milliseconds. */
const pollInterval = 2000;

/** Shows how much of the sample data is loaded, and has the page ask again once a database is complete. */
export function SampleLoadStrip() {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const client = useApolloClient();
  const { data, stopPolling } = useSampleLoadQuery({ fetchPolicy: 'network-only', pollInterval });
  const load = data?.sampleLoad;
  const isOver = load === null || load?.hasFailed === true;
  const complete = load === null ? 'all' : (load?.complete.join(' ') ?? '');
  const seen = useRef('');
  useEffect(() => {
    if (isOver) stopPolling();
  }, [isOver, stopPolling]);
  useEffect(() => {
    if (complete === seen.current) return;
    seen.current = complete;
    void client.refetchQueries({ include: 'active' });
  }, [client, complete]);
  if (!load) return null;
  if (load.hasFailed) {
    return (
      <div className={frame.strip}>
        <Strip tone="error" title={t('sampleLoad.failedTitle')}>
          {t('sampleLoad.failedText')}
        </Strip>
      </div>
    );
  }
  const percent = format.percent(load.percent);
  return (
    <div className={frame.strip}>
      <Strip>
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
            {/* The strip is a live region: only the bar tells the percentage to a screen reader. */}
            <span className={styles.percent} aria-hidden="true">
              {percent}
            </span>
          </span>
        </span>
      </Strip>
    </div>
  );
}
