import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../components/form/native-select.js';
import { useFormat } from '../../../i18n/use-format.js';
import { pageSizes } from '../../../../server/contract/reports/page-sizes.js';
import { useTable } from '../table-context.js';
import { TablePager } from './table-pager.js';
import styles from './table.module.css';

/** Page size, response time and the lower pager. */
export function TableFooter() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const id = useId();
  const { rows, state, change } = useTable();
  const { result, durationMs } = rows;
  if (!result || result.total === 0) return <div className={styles.foot} />;
  return (
    <div className={styles.foot}>
      <label htmlFor={id}>{t('pager.rows')}</label>
      <NativeSelect
        id={id}
        className={styles.sizes}
        value={state.perPage}
        aria-label={t('pager.rowsLabel')}
        onChange={(event) => change({ perPage: Number(event.target.value) })}
      >
        {pageSizes.options.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
      <span className={styles.took}>
        {t('pager.loadedIn', { seconds: format.decimal(Math.max(durationMs / 1000, 0.1), 1) })}
      </span>
      <span className={styles.footPager}>
        <TablePager isLower />
      </span>
    </div>
  );
}
