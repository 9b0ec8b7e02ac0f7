import type { CellWords } from '../../../server/contract/cell-words.js';
import type { ColDef, ValueFormatterParams } from 'ag-grid-community';
import { formatPercent } from '../../../server/contract/format-number.js';
import { cellText } from './cell-text.js';
import styles from './cells/cells.module.css';
import { LinkedTextCell } from './cells/text-cell.js';
import { columnWidth } from './column-width.js';
import { shownFigure } from './longest-figures.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { cellFormatLooks } from './cell-formats.js';

/** The last column gives way down to this before the table scrolls sideways. */
const leastOfLast = 180;

/** What the pointer brings up over a cell: the whole text, or a share with the decimals that its column leaves out. */
function exactValue(
  column: GridColumn,
  value: unknown,
  words: CellWords,
  narrow: boolean,
): string | undefined {
  const { format, decimals } = column;
  const { tip } = cellFormatLooks[format];
  const whole = cellText(format, value, words);
  if (whole !== shownFigure(column, value, words, narrow)) return whole;
  if (typeof value === 'string') return tip === 'text' ? value : undefined;
  if (tip !== 'decimals' || typeof value !== 'number') return undefined;
  const exact = formatPercent(value, words.language, 2);
  return Number(value.toFixed(decimals)) === Number(value.toFixed(2)) ? undefined : exact;
}

/**
 * The grid's columns from a report's: what names the row stays in sight, and one takes what width is left. `longest` holds the
 * longest figures by the ids of their columns.
 */
export function gridColumns(
  columns: readonly GridColumn[],
  words: CellWords,
  narrow: boolean,
  longest: ReadonlyMap<string, string> = new Map(),
): ColDef<GridRow>[] {
  const naming = namingColumn(columns);
  const widthOf = (column: GridColumn, index: number) =>
    column.width ??
    columnWidth(column, { naming: index === naming, narrow, longest: longest.get(column.id) });
  const stretched = stretchedColumn(columns, columns.map(widthOf), narrow);
  return columns.map((column, index) => {
    const isNamingStretched = index === naming && stretched === naming;
    const { cell, isNumeric } = cellFormatLooks[column.format];
    const renderer = cell ?? (column.linkTo ? LinkedTextCell : undefined);
    const width = widthOf(column, index);
    return {
      colId: column.id,
      field: column.field,
      headerName: column.title,
      sortable: column.sortable,
      // Null, as the grid keeps what an absent value says nothing about.
      pinned: (index <= naming && stretched !== naming) || (column.pinned && !narrow) ? 'left' : null,
      lockPinned: true,
      lockPosition: index <= naming ? 'left' : undefined,
      width,
      flex: null,
      minWidth: Math.min(width, 60),
      ...(index === stretched
        ? { flex: 1, minWidth: isNamingStretched ? width : Math.min(width, leastOfLast) }
        : {}),
      headerClass: isNumeric ? 'ag-right-aligned-header' : undefined,
      cellClass: cellClass(column),
      valueFormatter: ({ value }: ValueFormatterParams<GridRow>) => shownFigure(column, value, words, narrow),
      tooltipValueGetter: ({ value }) => exactValue(column, value, words, narrow),
      ...(renderer ? { cellRenderer: renderer, cellRendererParams: { declaration: column } } : {}),
    };
  });
}

/** Wider tables scroll sideways on most screens: what names their rows stays in its place. */
const mostStanding = 900;

/**
 * Place of the column that takes the width that is left: the last where it holds texts, else what names the rows of a table that
 * needs no scroll; undefined where none does.
 */
function stretchedColumn(
  columns: readonly GridColumn[],
  widths: readonly number[],
  narrow: boolean,
): number | undefined {
  const last = columns.at(-1);
  if (!last) return undefined;
  const naming = namingColumn(columns);
  const isFree = (column: GridColumn | undefined) => column?.width === undefined;
  if (!cellFormatLooks[last.format].isNumeric && isFree(last)) return columns.length - 1;
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return !narrow && whole <= mostStanding && isFree(columns[naming]) ? naming : undefined;
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
