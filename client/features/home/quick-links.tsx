import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBaseCode } from '../../graphql/use-base.js';
import { paths } from '../../addresses/paths.js';
import { reportPath } from '../../addresses/report-path.js';
import styles from './quick-links.module.css';

/** Links to tools that need no domain or keyword. */
export function QuickLinks() {
  const { t } = useTranslation('home');
  const base = useBaseCode();
  return (
    <p className={styles.links}>
      {t('startFrom')}
      <Link to={reportPath('visible-domains', {}, base)}>{t('linkVisible')}</Link>
      <Link to={reportPath('comparison', {}, base)}>{t('linkCompare')}</Link>
      <Link to={reportPath('keyword-search', {}, base)}>{t('linkBase')}</Link>
      <a href={paths.apiDocs}>{t('linkApi')}</a>
    </p>
  );
}
