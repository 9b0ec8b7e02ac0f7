import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { reportPath } from '../../addresses/report-path.js';
import styles from './quick-links.module.css';

/** Ways in that need no subject. */
export function QuickLinks() {
  const { t } = useTranslation('home');
  return (
    <p className={styles.links}>
      {t('startFrom')}
      <Link to={reportPath('visible-domains', {})}>{t('linkVisible')}</Link>
      <Link to={reportPath('comparison', {})}>{t('linkCompare')}</Link>
      <Link to={reportPath('keyword-search', {})}>{t('linkBase')}</Link>
      <a href={paths.apiDocs}>{t('linkApi')}</a>
    </p>
  );
}
