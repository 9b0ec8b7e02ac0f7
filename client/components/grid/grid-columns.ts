import type { CellFormat } from '../../../server/contract/column-vocabulary.js';
import type { Language } from '../../../server/contract/localised.js';
import type { ColDef, ValueFormatterParams } from 'ag-grid-community';
import type { ComponentType } from 'react';
import { formatPercent } from '../../../server/contract/format-number.js';
import { type CellWords, cellText } from './cell-text.js';
import type { CellProps } from './cells/cell-props.js';
import styles from './cells/cells.module.css';
import { ChangeCell } from './cells/change-cell.js';
import { DomainCell } from './cells/domain-cell.js';
import { CompetitionCell, PercentCell } from './cells/figure-cells.js';
import { KeywordCell } from './cells/keyword-cell.js';
import { PositionCell } from './cells/position-cell.js';
import { LinkedTextCell } from './cells/text-cell.js';
import { UrlCell } from './cells/url-cell.js';
import { WizardsCell } from './cells/wizards-cell.js';
import { columnWidth } from './column-width.js';
import { type GridColumn, type GridRow, isNumeric } from './grid-column.js';

/** Formats that need more than text; the others are written by the grid itself, which is several times faster. */
const renderers: Partial<Record<CellFormat, ComponentType<CellProps>>> = {
  keyword: KeywordCell,
  domain: DomainCell,
  url: UrlCell,
  position: PositionCell,
  change: ChangeCell,
  competition: CompetitionCell,
  percent: PercentCell,
  wizards: WizardsCell,
};

/** The last column gives way down to this before the table scrolls sideways. */
const leastOfLast = 180;

/** Texts, which a narrow column cuts. */
const cutFormats = new Set<CellFormat>(['keyword', 'domain', 'url', 'text', 'sentence']);

/** What the pointer brings up over a cell: the whole text, or a share with the decimals that its column leaves out. */
function exactValue(
  { format, decimals }: GridColumn,
  value: unknown,
  language: Language,
): string | undefined {
  if (typeof value === 'string') return cutFormats.has(format) ? value : undefined;
  if (format !== 'percent' || typeof value !== 'number') return undefined;
  const exact = formatPercent(value, language, 2);
  return Number(value.toFixed(decimals)) === Number(value.toFixed(2)) ? undefined : exact;
}

/** The grid's columns from a report's: what names the row stays in sight, the last takes what width is left. */
export function gridColumns(
  columns: readonly GridColumn[],
  words: CellWords,
  narrow: boolean,
): ColDef<GridRow>[] {
  const naming = namingColumn(columns);
  return columns.map((column, index) => {
    const last = index === columns.length - 1;
    const renderer = renderers[column.format] ?? (column.linkTo ? LinkedTextCell : undefined);
    const width = column.width ?? columnWidth(column, index === naming, narrow);
    return {
      colId: column.id,
      field: column.field,
      headerName: column.title,
      sortable: column.sortable,
      // Null, as the grid keeps what an absent value says nothing about.
      pinned: index <= naming || (column.pinned && !narrow) ? 'left' : null,
      lockPinned: true,
      lockPosition: index <= naming ? 'left' : undefined,
      width,
      flex: null,
      minWidth: Math.min(width, 60),
      ...(last && !isNumeric(column.format) && column.width === undefined
        ? { flex: 1, minWidth: Math.min(width, leastOfLast) }
        : {}),
      headerClass: isNumeric(column.format) ? 'ag-right-aligned-header' : undefined,
      cellClass: cellClass(column),
      valueFormatter: ({ value }: ValueFormatterParams<GridRow>) => cellText(column.format, value, words),
      tooltipValueGetter: ({ value }) => exactValue(column, value, words.language),
      ...(renderer ? { cellRenderer: renderer, cellRendererParams: { declaration: column } } : {}),
    };
  });
}

/** The column that says what a row is. */
export function namingColumnOf(columns: readonly GridColumn[]): GridColumn | undefined {
  return columns[namingColumn(columns)];
}

/** Place of the column that says what a row is: the first, or the second where a rank stands before it. */
export function namingColumn(columns: readonly GridColumn[]): number {
  const [first, second] = columns;
  return first && second && isNumeric(first.format) && !isNumeric(second.format) ? 1 : 0;
}

const quietFormats = new Set<CellFormat>([
  'number',
  'money',
  'percent',
  'date',
  'competition',
  'flag',
  'placement',
]);

/** Figures stand right; the table's main one is in ink, the others a step quieter. */
function cellClass({ format, main }: GridColumn): string[] {
  const quiet = quietFormats.has(format) && !main;
  return [
    ...(isNumeric(format) ? ['ag-right-aligned-cell'] : []),
    ...(quiet && styles.quiet ? [styles.quiet] : []),
  ];
}
