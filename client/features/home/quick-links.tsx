import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import styles from './quick-links.module.css';

/** Ways in that need no subject. */
export function QuickLinks() {
  const { t } = useTranslation('home');
  return (
    <p className={styles.links}>
      {t('startFrom')}
      <Link to={paths.visibleDomains}>{t('linkVisible')}</Link>
      <Link to={paths.compare}>{t('linkCompare')}</Link>
      <Link to={paths.keywordSearch}>{t('linkBase')}</Link>
      <a href={paths.apiDocs}>{t('linkApi')}</a>
    </p>
  );
}
