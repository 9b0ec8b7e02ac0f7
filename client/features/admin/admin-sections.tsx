import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './admin.module.css';
import { adminPath, adminSections } from './admin-path.js';

/** The parts of the administrator's page. */
export function AdminSections({ current }: { current: string }) {
  const { t } = useTranslation('admin');
  return (
    <nav className={styles.tabs} aria-label={t('sections')}>
      {adminSections.map((section) => (
        <Link key={section} to={adminPath(section)} aria-current={section === current ? 'page' : undefined}>
          {t(`section.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
