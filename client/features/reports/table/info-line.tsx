import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.js';
import type { ReportResult } from '../report-result.js';
import { useReportMeta } from '../report-context.js';
import { rowNoun, pluralRowNoun, genitiveRowNoun } from '../report-meta.js';
import styles from './table.module.css';

/** Row range, totals with and without filter, and the comparison date. */
export function InfoLine({ result, isFiltered }: { result: ReportResult; isFiltered: boolean }) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const meta = useReportMeta();
  const { from, to, total, totalUnfiltered, comparedDate } = result;
  const unfilteredTotal =
    isFiltered && totalUnfiltered !== undefined
      ? t('info.without', { total: format.integer(totalUnfiltered) })
      : undefined;
  return (
    <p className={styles.info} role="status">
      {from === null || to === null ? (
        total > 0 ? (
          t('info.total', { total: format.integer(total), noun: rowNoun(meta, total, i18n.language) })
        ) : (
          t('info.none', { noun: pluralRowNoun(meta) })
        )
      ) : (
        <>
          <b>{t('info.range', { from: format.integer(from), to: format.integer(to) })}</b>{' '}
          {t('info.of', { total: format.integer(total), noun: genitiveRowNoun(meta, total, i18n.language) })}
        </>
      )}
      {unfilteredTotal && <span className={styles.without}> · {unfilteredTotal}</span>}
      {meta.comparison && comparedDate && (
        <span className={styles.since}> · {t('info.since', { day: format.day(comparedDate) })}</span>
      )}
    </p>
  );
}
