import { useTranslation } from 'react-i18next';
import { Pager } from '../../../components/grid/pager.js';
import { useTable } from './table-context.js';
import styles from './table.module.css';

/**
 * The pages of the table, twice around it; the lower pager goes to a typed one. Whoever sees the first page alone is offered no
 * others, which would lead nowhere, but the way to them.
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
        page={state.page}
        lastPage={result.lastPage}
        onPage={(page) => change({ page })}
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
