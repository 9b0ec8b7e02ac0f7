import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../lib/page/use-page-title.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { paths } from '../../addresses/paths.js';
import { reportPath } from '../../addresses/report-path.js';
import styles from './error-page.module.css';

/** Page for unknown URLs with two links to continue. */
export function NotFoundPage() {
  const { t } = useTranslation('states');
  const base = useBaseCode();
  usePageTitle(t('notFound.documentTitle'));
  return (
    <section className={`${styles.page} reading`}>
      <div className={styles.figure}>404</div>
      <div className={styles.text}>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button component={Link} to={paths.home} variant="filled">
          {t('toHome')}
        </Button>
        <Button component={Link} to={reportPath('visible-domains', {}, base)}>
          {t('toVisible')}
        </Button>
      </div>
    </section>
  );
}

export { NotFoundPage as Component };
