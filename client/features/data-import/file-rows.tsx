import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { Table } from './column-report.js';

/** Rows of some tables; null where they cannot be told of all. */
export function countRows(tables: readonly Table[]): number | null {
  const rowCounts = tables.map(({ rows }) => rows);
  return rowCounts.some((rows) => rows === null)
    ? null
    : rowCounts.reduce<number>((sumOf, rows) => sumOf + (rows ?? 0), 0);
}

/** How many rows there are, and what of them will not be stored as far as the first ones tell. */
export function FileRows({ tables }: { tables: readonly Table[] }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  const rows = countRows(tables);
  const rowsText = rows === null ? '' : t('preview.rows', { count: rows, formatted: format.integer(rows) });
  const forecasts = tables.flatMap(({ forecast }) => forecast ?? []);
  const sumOf = (of: (forecast: (typeof forecasts)[number]) => number) =>
    forecasts.reduce((all, forecast) => all + of(forecast), 0);
  const checkedRows = sumOf((forecast) => forecast.of);
  const beyond = sumOf((forecast) => forecast.beyond);
  const rejected = sumOf((forecast) => forecast.rejected);
  const losses = [
    beyond > 0 ? t('preview.beyond', { count: beyond, formatted: format.integer(beyond) }) : '',
    rejected > 0 ? t('preview.rejected', { count: rejected, formatted: format.integer(rejected) }) : '',
  ].filter(Boolean);
  const isAll = forecasts.every((forecast) => forecast.isAll);
  const checkedText = isAll
    ? t('preview.ofAll')
    : t('preview.ofFirst', { count: checkedRows, formatted: format.integer(checkedRows) });
  const lossText =
    checkedRows === 0 ? '' : losses.length > 0 ? `${checkedText}${losses.join(', ')}` : t('preview.noneLost');
  // Of the first rows alone that all of them can be stored says little.
  return <>{[rowsText, losses.length > 0 || isAll ? lossText : ''].filter(Boolean).join(' · ')}</>;
}
