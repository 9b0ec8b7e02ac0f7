import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './admin.module.css';
import { adminPath, adminSections } from './admin-path.js';

/** The parts of the administrator's page. */
export function AdminSections({ current }: { current: string }) {
  const { t } = useTranslation('admin');
  const shown = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Where the row is wider than the window.
    void shown.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={t('sections')}>
      {adminSections.map((section) => (
        <Link
          key={section}
          to={adminPath(section)}
          ref={section === current ? shown : undefined}
          aria-current={section === current ? 'page' : undefined}
        >
          {t(`section.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
