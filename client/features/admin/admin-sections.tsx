import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useInView } from '../../lib/use-in-view.js';
import styles from './admin.module.css';
import { adminPath, adminSections } from './admin-path.js';

/** Tabs of the administration page. */
export function AdminSections({ current }: { current: string }) {
  const { t } = useTranslation('admin');
  const tabRow = useRef<HTMLElement>(null);
  const visible = useRef<HTMLAnchorElement>(null);
  useInView(tabRow, visible, current);
  return (
    <nav ref={tabRow} className={styles.tabs} aria-label={t('sections')}>
      {adminSections.map((section) => (
        <Link
          key={section}
          to={adminPath(section)}
          ref={section === current ? visible : undefined}
          aria-current={section === current ? 'page' : undefined}
        >
          {t(`section.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
