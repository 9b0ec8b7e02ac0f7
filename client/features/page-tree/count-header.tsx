import { useTranslation } from 'react-i18next';
import type { CountColumn } from './count-columns.js';
import styles from './tree-list.module.css';

/** Column headers above the count boxes, abbreviated for narrow boxes. */
export function CountHeader({ columns }: { columns: readonly CountColumn[] }) {
  const { t } = useTranslation('pageTree');
  return (
    <div className={styles.heads} aria-hidden="true">
      {columns.map(({ count, width }) => (
        <span key={count} style={{ width }} title={t(`counts.${count}`)}>
          {t(width === 50 ? `heads.${count}` : `narrowHeads.${count}`)}
        </span>
      ))}
    </div>
  );
}
