import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page/use-page-title.js';
import styles from './error-page.module.css';

interface FatalPageProps {
  /** Request ID that identifies the error in the server log. */
  requestId?: string;
  /** Whether the server runs a newer release than the page. */
  isOutdated?: boolean;
}

/** Full-page error with two links to continue. */
export function FatalPage({ requestId, isOutdated = false }: FatalPageProps) {
  const { t } = useTranslation('states');
  const part = isOutdated ? 'outdated' : 'fatal';
  usePageTitle(t('fatal.documentTitle'));
  return (
    <section className={`${styles.page} reading`} role="alert">
      {isOutdated ? null : <div className={styles.figure}>500</div>}
      <div className={styles.text}>
        <h1>{t(`${part}.title`)}</h1>
        <p>{t(requestId && !isOutdated ? 'fatal.numbered' : `${part}.text`)}</p>
        {requestId ? <p className={styles.request}>{t('request', { id: requestId })}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button variant="filled" onClick={() => window.location.reload()}>
          {t('fatal.reload')}
        </Button>
        <Button component="a" href="/">
          {t('toHome')}
        </Button>
      </div>
    </section>
  );
}
