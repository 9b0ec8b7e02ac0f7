import { useTranslation } from 'react-i18next';
import { Pager } from '../../../components/grid/pager.js';
import { useTable } from '../table-context.js';
import styles from './table.module.css';

/**
 * Pager above and below the table; the lower one has a page number field. Readers limited to the first page get an
 * upgrade button instead.
 */
export function TablePager({ isLower = false }: { isLower?: boolean }) {
  const { t } = useTranslation('reports');
  const { rows, state, change, limits, setRestrictedAction } = useTable();
  const { result } = rows;
  if (!result || result.total === 0) return null;
  if (limits.paging) {
    return (
      <Pager
        label={t(isLower ? 'pager.bottom' : 'pager.top')}
        // After a failed page change, the table still contains the rows of the previous page.
        page={rows.error ? result.currentPage : state.page}
        lastPage={result.lastPage}
        onPage={(page) => (page === state.page ? rows.retry() : change({ page }))}
        withInput={isLower}
      />
    );
  }
  if (!isLower || result.lastPage === 1) return null;
  return (
    <button type="button" className={styles.allPages} onClick={() => setRestrictedAction('page')}>
      {t('pager.allPages')}
    </button>
  );
}
