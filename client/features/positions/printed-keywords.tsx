import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { notChecked, notInTop } from '../../../server/contract/projects/positions.js';
import { createGridColumn, type GridRow, type SortState } from '../../components/grid/grid-column.js';
import { measureWidestValues } from '../../components/grid/measure-widest-values.js';
import { signedText } from '../../components/grid/number-text.js';
import { PrintTable } from '../../components/grid/print-table.js';
import { useCellLabels } from '../../i18n/use-cell-labels.js';
import { useFormat } from '../../i18n/use-format.js';
import { previousPosition, type Report, type ReportRow } from './report-rows.js';

interface PrintedKeywordsProps {
  dates: Report['dates'];
  /** In the order of the grid. */
  rows: readonly ReportRow[];
  sort: SortState | undefined;
}

/** All keywords of the grid for the printer. Dates that exceed the paper continue on further pages. */
export function PrintedKeywords({ dates, rows, sort }: PrintedKeywordsProps) {
  const { t } = useTranslation(['positions', 'frame']);
  const format = useFormat();
  const labels = useCellLabels();
  const columns = useMemo(
    () => [
      createGridColumn('keyword', t('grid.keyword'), 'keyword'),
      createGridColumn('volume', t('grid.volume'), 'number', { zeroIsUnknown: true }),
      ...dates.map(({ date }) => createGridColumn(date, format.day(date), 'position')),
      createGridColumn('tags', t('grid.tags'), 'text'),
      createGridColumn('page', t('grid.page'), 'url'),
    ],
    [dates, format, t],
  );
  const printedRows = useMemo(
    () =>
      rows.map((row): GridRow => ({
        keyword: row.keyword,
        volume: row.ws,
        tags: row.tags.join(', '),
        page: row.paths.find((path) => path !== ''),
        ...Object.fromEntries(dates.map(({ date, depth }, index) => [date, positionText(row, index, depth)])),
      })),
    [rows, dates, labels, t],
  );

  /** Position with its change since the previous date: `3 (+2)`. */
  function positionText(row: ReportRow, dateIndex: number, depth: number): string | undefined {
    const position = row.positions[dateIndex] ?? notChecked;
    if (position === notChecked) return undefined;
    if (position === notInTop) return t('grid.notInTopShort', { depth });
    const previous = previousPosition(row, dateIndex) ?? notInTop;
    const change = previous === notInTop ? 0 : previous - position;
    return change === 0 ? String(position) : `${position} (${signedText(change, labels)})`;
  }

  return (
    <PrintTable
      label={t('grid.label')}
      columns={columns}
      rows={printedRows}
      environment={{ labels, names: { isNew: t('change.new', { ns: 'frame' }) }, serpFeatures: new Map() }}
      widestValues={measureWidestValues(columns, printedRows, labels, false)}
      sort={sort}
    />
  );
}
