import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../../server/contract/filter-language/filter-model.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useReportMeta } from '../report-context.js';
import { rowNoun, pluralRowNoun } from '../report-meta.js';
import { type CountRows, useResultCount } from './use-result-count.js';
import styles from './filter-panel.module.css';

/** Apply button that shows the number of matching rows. */
export function ResultButton({ lines, countRows }: { lines: Filter; countRows: CountRows }) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const meta = useReportMeta();
  const { rows, errorMessage, isCounting } = useResultCount(lines, countRows);
  const text =
    rows === undefined
      ? t('filter.showUncounted', { noun: pluralRowNoun(meta) })
      : rows === 0
        ? t('filter.showNone')
        : t('filter.show', { formatted: format.integer(rows), noun: rowNoun(meta, rows, i18n.language) });
  return (
    <>
      {errorMessage && <span className={styles.reason}>{errorMessage}</span>}
      <Button type="submit" variant="filled" data-counting={isCounting} aria-live="polite">
        {text}
      </Button>
    </>
  );
}
