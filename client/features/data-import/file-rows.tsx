import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { Table } from './column-report.js';

/** Rows of some tables; null where they cannot be told of all. */
export function rowsOf(tables: readonly Table[]): number | null {
  const existing = tables.map(({ rows }) => rows);
  return existing.some((rows) => rows === null)
    ? null
    : existing.reduce<number>((sum, rows) => sum + (rows ?? 0), 0);
}

/** How many rows there are, and what of them will not be stored as far as the first ones tell. */
export function FileRows({ tables }: { tables: readonly Table[] }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  const rows = rowsOf(tables);
  const words = rows === null ? '' : t('preview.rows', { count: rows, formatted: format.integer(rows) });
  const forecasts = tables.flatMap(({ forecast }) => forecast ?? []);
  const sum = (of: (forecast: (typeof forecasts)[number]) => number) =>
    forecasts.reduce((all, forecast) => all + of(forecast), 0);
  const of = sum((forecast) => forecast.of);
  const beyond = sum((forecast) => forecast.beyond);
  const rejected = sum((forecast) => forecast.rejected);
  const lost = [
    beyond > 0 ? t('preview.beyond', { count: beyond, formatted: format.integer(beyond) }) : '',
    rejected > 0 ? t('preview.rejected', { count: rejected, formatted: format.integer(rejected) }) : '',
  ].filter(Boolean);
  const isAll = forecasts.every((forecast) => forecast.isAll);
  const looked = isAll
    ? t('preview.ofAll')
    : t('preview.ofFirst', { count: of, formatted: format.integer(of) });
  const notified = of === 0 ? '' : lost.length > 0 ? `${looked}${lost.join(', ')}` : t('preview.noneLost');
  // Of the first rows alone that all of them can be stored says little.
  return <>{[words, lost.length > 0 || isAll ? notified : ''].filter(Boolean).join(' · ')}</>;
}
