import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { Table } from './column-report.js';

/** Total number of rows; null if the count of one table is unknown. */
export function countRows(tables: readonly Table[]): number | null {
  const rowCounts = tables.map(({ rows }) => rows);
  return rowCounts.some((rows) => rows === null)
    ? null
    : rowCounts.reduce<number>((sum, rows) => sum + (rows ?? 0), 0);
}

/** Number of rows, and losses estimated from the first rows. */
export function FileRows({ tables }: { tables: readonly Table[] }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  const rows = countRows(tables);
  const rowsText = rows === null ? '' : t('preview.rows', { count: rows, formatted: format.integer(rows) });
  const forecasts = tables.flatMap(({ forecast }) => forecast ?? []);
  const sumForecasts = (getCount: (forecast: (typeof forecasts)[number]) => number) =>
    forecasts.reduce((sum, forecast) => sum + getCount(forecast), 0);
  const checkedRows = sumForecasts((forecast) => forecast.of);
  const beyondCount = sumForecasts((forecast) => forecast.beyond);
  const rejected = sumForecasts((forecast) => forecast.rejected);
  const losses = [
    beyondCount > 0
      ? t('preview.beyond', { count: beyondCount, formatted: format.integer(beyondCount) })
      : '',
    rejected > 0 ? t('preview.rejected', { count: rejected, formatted: format.integer(rejected) }) : '',
  ].filter(Boolean);
  const isAll = forecasts.every((forecast) => forecast.isAll);
  const checkedText = isAll
    ? t('preview.ofAll')
    : t('preview.ofFirst', { count: checkedRows, formatted: format.integer(checkedRows) });
  const lossText =
    checkedRows === 0 ? '' : losses.length > 0 ? `${checkedText}${losses.join(', ')}` : t('preview.noneLost');
  // A sample without losses does not prove that the entire file has none.
  return <>{[rowsText, losses.length > 0 || isAll ? lossText : ''].filter(Boolean).join(' · ')}</>;
}
