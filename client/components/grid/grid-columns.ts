import type { CellLabels } from '../../../server/contract/cell-labels.js';
import type { ColDef, ValueFormatterParams } from 'ag-grid-community';
import { siteTile } from '../../../server/contract/site-tile.js';
import styles from './cells/cells.module.css';
import { LinkedTextCell } from './cells/text-cell.js';
import { columnWidth } from './column-width.js';
import { headerTitles } from './header-titles.js';
import { displayedValue } from './measure-widest-values.js';
import { rangeText } from './value-source.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { cellFormatLooks } from './cell-formats.js';

/** The last column gives way down to this before the table scrolls sideways. */
const minLastColumnWidth = 180;

/** What the widths of a table's columns follow from, beside the columns. */
interface ColumnSizes {
  /** Whether the window is that of a telephone. */
  narrow: boolean;
  /** The longest figures by the ids of their columns. */
  widestValues?: ReadonlyMap<string, string>;
}

/** Pixels that columns take together before one is stretched. */
export function totalWidth(columns: readonly GridColumn[], sizes: ColumnSizes): number {
  return widthsOf(columns, sizes).reduce((sum, width) => sum + width, 0);
}

/**
 * The columns in the order in which a telephone shows them: that of the report, but the one that orders the rows comes forward to
 * where it is in sight whole. So the table starts at its first column, and what stands first there (the position) is seen.
 */
export function moveSortedIntoView(
  columns: readonly GridColumn[],
  sorted: string | undefined,
  { pixels, widestValues }: Pick<ColumnSizes, 'maxLength'> & { pixels: number },
): readonly GridColumn[] {
  const widths = widthsOf(columns, { narrow: true, widestValues });
  const from = columns.findIndex(({ id }) => id === sorted);
  const sortedWidth = widths[from] ?? 0;
  let index = 0;
  for (let end = sortedWidth; index < from && end + (widths[index] ?? 0) <= pixels; index += 1) {
    end += widths[index] ?? 0;
  }
  index = Math.max(index, nameColumnIndex(columns) + 1);
  const moved = columns[from];
  if (!moved || index >= from) return columns;
  const others = columns.filter((column) => column !== moved);
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

/** Least width to which what names the row gives way in a window that is wider than a telephone's. */
const minNameColumnWidth = 200;

/**
 * The columns where what names the row is as much narrower as the one that orders the rows needs to be in sight whole, or the
 * first figure where none does.
 */
export function shrinkNameColumn(
  columns: readonly GridColumn[],
  sorted: string | undefined,
  { pixels, widestValues }: Pick<ColumnSizes, 'maxLength'> & { pixels: number },
): readonly GridColumn[] {
  const nameIndex = nameColumnIndex(columns);
  const sortedIndex = columns.findIndex(({ id }) => id === sorted);
  // Where no column of a row's own orders the rows, the first figure of their own is what they are read for.
  const firstNumberIndex = columns.findIndex(
    ({ format, groupedBy }, place) => place > nameIndex && !groupedBy && cellFormatLooks[format].isNumeric,
  );
  const from = sorted === undefined ? firstNumberIndex : sortedIndex;
  const nameColumn = columns[nameIndex];
  if (!nameColumn || nameColumn.width !== undefined || from <= nameIndex) return columns;
  const widths = widthsOf(columns, { narrow: false, widestValues });
  const nameWidth = widths[nameIndex] ?? 0;
  const excess = widths.slice(0, from + 1).reduce((sum, width) => sum + width, 0) - pixels;
  if (excess <= 0 || nameWidth - excess < minNameColumnWidth) return columns;
  return columns.map((column) => (column === nameColumn ? { ...column, width: nameWidth - excess } : column));
}

function widthsOf(columns: readonly GridColumn[], { narrow, widestValues }: ColumnSizes): number[] {
  const nameIndex = nameColumnIndex(columns);
  const titles = headerTitles(columns, narrow);
  return columns.map((column, index) => {
    const title = titles[index] ?? column.title;
    const isNameColumn = index === nameIndex;
    return (
      column.width ??
      columnWidth(column, { title, isNameColumn, narrow, widestValue: widestValues?.get(column.id) })
    );
  });
}

/**
 * The grid's columns from a report's: what names the row stays in sight, and one takes what width is left. `fit` says that all
 * of them are in sight at once, `goesOn` which rows show what their columns are grouped by already above.
 */
export function gridColumns(
  columns: readonly GridColumn[],
  labels: CellLabels,
  {
    fit,
    isContinuation,
    ...sizes
  }: ColumnSizes & { fit: boolean; isContinuation?: (row: GridRow) => boolean },
): ColDef<GridRow>[] {
  const { narrow } = sizes;
  const nameIndex = nameColumnIndex(columns);
  const widths = widthsOf(columns, sizes);
  const titles = headerTitles(columns, narrow);
  const stretched = stretchedColumn(columns, fit);
  return columns.map((column, index) => {
    const isNameStretched = index === nameIndex && stretched === nameIndex;
    const { cell } = cellFormatLooks[column.format];
    const renderer = cell ?? (column.linkTo ? LinkedTextCell : undefined);
    const width = widths[index] ?? 0;
    const isPinned = index <= nameIndex || (column.pinned === true && !narrow);
    return {
      colId: column.id,
      field: column.field,
      headerName: titles[index] ?? column.title,
      sortable: column.sortable,
      // Null, as the grid keeps what an absent value says nothing about. What is stretched cannot be pinned, nor need it be.
      pinned: isPinned && stretched !== nameIndex ? 'left' : null,
      lockPinned: true,
      lockPosition: index <= nameIndex ? 'left' : undefined,
      width,
      flex: null,
      minWidth: Math.min(width, 60),
      ...(index === stretched
        ? { flex: 1, minWidth: isNameStretched ? width : Math.min(width, minLastColumnWidth) }
        : {}),
      headerClass: headerClass(column),
      ...headerStyle(column),
      cellClass: [...cellClass(column), ...(renderer ? [] : classList(styles.written))],
      ...(isContinuation && column.groupedBy && styles.goingOn
        ? { cellClassRules: { [styles.goingOn]: ({ data }) => data !== undefined && isContinuation(data) } }
        : {}),
      valueFormatter: ({ value, data }: ValueFormatterParams<GridRow>) =>
        (data && rangeText(column, data, labels)) ?? displayedValue(column, value, labels, narrow),
      ...(renderer ? { cellRenderer: renderer, cellRendererParams: { declaration: column } } : {}),
    };
  });
}

/**
 * Place of the column that takes the width that is left. Of a table that needs no scroll it is the one whose texts would be cut:
 * sentences, else the last where it holds texts, else what names the rows. One that scrolls lets its last yield, if no figures
 * stand there. Undefined where none does.
 */
function stretchedColumn(columns: readonly GridColumn[], fit: boolean): number | undefined {
  const last = columns.length - 1;
  const isFree = (place: number) => columns[place] !== undefined && columns[place].width === undefined;
  const lookOf = (place: number) => columns[place] && cellFormatLooks[columns[place].format];
  const yielding = lookOf(last)?.isNumeric === false ? [last] : [];
  const textColumns = [
    columns.findIndex(({ format }) => format === 'sentence'),
    ...(lookOf(last)?.tip === 'text' ? [last] : []),
    nameColumnIndex(columns),
  ];
  return [...(fit ? textColumns : []), ...yielding].find(isFree);
}

/** The column that says what a row is. */
export function nameColumnOf(columns: readonly GridColumn[]): GridColumn | undefined {
  return columns[nameColumnIndex(columns)];
}

/** Place of the column that says what a row is: the first, or the second where a rank stands before it. */
export function nameColumnIndex(columns: readonly GridColumn[]): number {
  const [first, second] = columns;
  const isNumber = ({ format }: GridColumn) => cellFormatLooks[format].isNumeric;
  return first && second && isNumber(first) && !isNumber(second) ? 1 : 0;
}

/** Figures stand right; the table's main one is in ink, the others a step quieter. */
function cellClass({ format, main, isTinted, site }: GridColumn): string[] {
  const { isNumeric, isQuiet } = cellFormatLooks[format];
  return [
    ...(isTinted && styles.tinted ? [styles.tinted] : []),
    ...(site !== undefined ? classList(styles.ofSite) : isNumeric ? ['ag-right-aligned-cell'] : []),
    ...(isQuiet && !main && styles.quiet ? [styles.quiet] : []),
  ];
}

function classList(name: string | undefined): string[] {
  return name === undefined ? [] : [name];
}

/** The tile of a site's icon, drawn by the style of its head: a component of its own in each head would cost more. */
function headerStyle({ site }: GridColumn): Pick<ColDef, 'headerStyle'> {
  if (site === undefined) return {};
  const { letter, colour } = siteTile(site);
  return { headerStyle: { '--site-letter': JSON.stringify(letter), '--site-colour': colour } };
}

function headerClass({ format, isTinted, site }: GridColumn): string[] {
  const isNumeric = cellFormatLooks[format].isNumeric;
  return [
    ...(site !== undefined ? classList(styles.ofSiteHead) : isNumeric ? ['ag-right-aligned-header'] : []),
    ...(isTinted && styles.tintedHead ? [styles.tintedHead] : []),
  ];
}
