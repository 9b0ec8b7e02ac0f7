import type { CellWords } from '../../../server/contract/cell-words.js';
import type { Language } from '../../../server/contract/localised.js';
import type { ColDef, ValueFormatterParams } from 'ag-grid-community';
import { formatPercent } from '../../../server/contract/format-number.js';
import { cellText } from './cell-text.js';
import styles from './cells/cells.module.css';
import { LinkedTextCell } from './cells/text-cell.js';
import { columnWidth } from './column-width.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { cellFormatLooks } from './cell-formats.js';

/** The last column gives way down to this before the table scrolls sideways. */
const leastOfLast = 180;

/** What the pointer brings up over a cell: the whole text, or a share with the decimals that its column leaves out. */
function exactValue(
  { format, decimals }: GridColumn,
  value: unknown,
  language: Language,
): string | undefined {
  const { tip } = cellFormatLooks[format];
  if (typeof value === 'string') return tip === 'text' ? value : undefined;
  if (tip !== 'decimals' || typeof value !== 'number') return undefined;
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
    const { cell, isNumeric } = cellFormatLooks[column.format];
    const renderer = cell ?? (column.linkTo ? LinkedTextCell : undefined);
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
      ...(last && !isNumeric && column.width === undefined
        ? { flex: 1, minWidth: Math.min(width, leastOfLast) }
        : {}),
      headerClass: isNumeric ? 'ag-right-aligned-header' : undefined,
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
  const isFigure = ({ format }: GridColumn) => cellFormatLooks[format].isNumeric;
  return first && second && isFigure(first) && !isFigure(second) ? 1 : 0;
}

/** Figures stand right; the table's main one is in ink, the others a step quieter. */
function cellClass({ format, main }: GridColumn): string[] {
  const { isNumeric, isQuiet } = cellFormatLooks[format];
  return [
    ...(isNumeric ? ['ag-right-aligned-cell'] : []),
    ...(isQuiet && !main && styles.quiet ? [styles.quiet] : []),
  ];
}
