import type { CellLabels } from '../../../server/contract/reports/cell-labels.js';
import type { ColDef, ValueFormatterParams } from 'ag-grid-community';
import { createSiteTile } from '../../../server/contract/appearance/site-tile.js';
import styles from './cells/cells.module.css';
import { LinkedTextCell } from './cells/text-cell.js';
import { columnWidth, minColumnWidth } from './column-width.js';
import { headerTitles } from './header-titles.js';
import { displayedValue } from './measure-widest-values.js';
import { rangeText } from './value-source.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { cellFormatPresentations } from './cell-formats.js';

/** Minimum width of the last column in px; narrower windows scroll horizontally. */
const minLastColumnWidth = 180;

/** Width inputs that do not belong to a column. */
interface ColumnSizes {
  /** Whether the window has phone width. */
  narrow: boolean;
  /** Widest formatted values by column id. */
  widestValues?: ReadonlyMap<string, string>;
  /** Widths that fit the window; undefined for the natural widths. */
  fit?: ColumnFit;
}

/** Widths of columns that are shortened to fit the window. */
interface ColumnFit {
  /** Widths in px in the order of the columns. */
  widths: readonly number[];
  /** Whether header titles need a second line. */
  wrapsTitles: boolean;
}

/** Total width of the columns before stretching. */
export function totalWidth(columns: readonly GridColumn[], sizes: ColumnSizes): number {
  return sum(computeWidths(columns, sizes));
}

/** Column order on phones: moves the sorted column forward until it is fully visible without scrolling. */
export function moveSortedIntoView(
  columns: readonly GridColumn[],
  sortedColumnId: string | undefined,
  { pixels, widestValues }: Pick<ColumnSizes, 'widestValues'> & { pixels: number },
): readonly GridColumn[] {
  const widths = computeWidths(columns, { narrow: true, widestValues });
  const from = columns.findIndex(({ id }) => id === sortedColumnId);
  const sortedWidth = widths[from] ?? 0;
  let index = 0;
  for (let end = sortedWidth; index < from && end + (widths[index] ?? 0) <= pixels; index += 1) {
    end += widths[index] ?? 0;
  }
  index = Math.max(index, nameColumnIndex(columns) + 1);
  const moved = columns[from];
  if (!moved || index >= from) return columns;
  const remaining = columns.filter((column) => column !== moved);
  return [...remaining.slice(0, index), moved, ...remaining.slice(index)];
}

/** Steps in which columns are shortened. */
const fitSteps = [
  { wrapsTitles: false, isTight: false },
  { wrapsTitles: true, isTight: false },
  { wrapsTitles: true, isTight: true },
] as const;

/**
 * Shortens columns so that the table does not scroll horizontally: texts first, then titles with a second line, then
 * names and the bars of percentages.
 * @returns undefined if the columns fit with their natural widths, or not even with the shortest ones
 */
export function fitColumns(
  columns: readonly GridColumn[],
  sortedColumnId: string | undefined,
  { pixels, widestValues }: Pick<ColumnSizes, 'widestValues'> & { pixels: number },
): ColumnFit | undefined {
  const naturalWidths = computeWidths(columns, { narrow: false, widestValues });
  const excess = sum(naturalWidths) - pixels;
  if (excess <= 0) return undefined;
  const nameIndex = nameColumnIndex(columns);
  for (const { wrapsTitles, isTight } of fitSteps) {
    const reserves = columns.map((column, index) => {
      if (column.width !== undefined) return 0;
      const minWidth = minColumnWidth(column, {
        title: column.title,
        isNameColumn: index === nameIndex,
        narrow: false,
        widestValue: widestValues?.get(column.id),
        wrapsTitle: wrapsTitles ? (column.id === sortedColumnId ? 'sorted' : 'unsorted') : undefined,
        isTight,
      });
      return (naturalWidths[index] ?? 0) - minWidth;
    });
    const share = excess / sum(reserves);
    if (share <= 1) {
      const widths = naturalWidths.map((width, index) => Math.floor(width - share * (reserves[index] ?? 0)));
      return { widths, wrapsTitles };
    }
  }
  return undefined;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

/** Minimum width of a shrunk name column in px. */
const minNameColumnWidth = 200;

/** Shrinks the name column until the sorted column, or else the first numeric one, is visible. */
export function shrinkNameColumn(
  columns: readonly GridColumn[],
  sortedColumnId: string | undefined,
  { pixels, widestValues }: Pick<ColumnSizes, 'widestValues'> & { pixels: number },
): readonly GridColumn[] {
  const nameIndex = nameColumnIndex(columns);
  const sortedIndex = columns.findIndex(({ id }) => id === sortedColumnId);
  // Without a sorted column, the first numeric column should be visible.
  const firstNumberIndex = columns.findIndex(
    ({ format, groupedBy }, index) =>
      index > nameIndex && !groupedBy && cellFormatPresentations[format].isNumeric,
  );
  const from = sortedColumnId === undefined ? firstNumberIndex : sortedIndex;
  const nameColumn = columns[nameIndex];
  if (!nameColumn || nameColumn.width !== undefined || from <= nameIndex) return columns;
  const widths = computeWidths(columns, { narrow: false, widestValues });
  const nameWidth = widths[nameIndex] ?? 0;
  const excess = sum(widths.slice(0, from + 1)) - pixels;
  if (excess <= 0 || nameWidth - excess < minNameColumnWidth) return columns;
  return columns.map((column) => (column === nameColumn ? { ...column, width: nameWidth - excess } : column));
}

function computeWidths(columns: readonly GridColumn[], { narrow, widestValues, fit }: ColumnSizes): number[] {
  if (fit) return [...fit.widths];
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
 * Maps report columns to grid columns: pins the name column and stretches one column.
 * @param options `columnsFit`: all columns fit; `isContinuation`: whether a row belongs to the group of the previous
 *   row
 */
export function gridColumns(
  columns: readonly GridColumn[],
  labels: CellLabels,
  {
    columnsFit,
    isContinuation,
    ...sizes
  }: ColumnSizes & { columnsFit: boolean; isContinuation?: (row: GridRow) => boolean },
): ColDef<GridRow>[] {
  const { narrow } = sizes;
  const nameIndex = nameColumnIndex(columns);
  const widths = computeWidths(columns, sizes);
  const titles = headerTitles(columns, narrow);
  const stretched = stretchedColumn(columns, columnsFit);
  return columns.map((column, index) => {
    const isNameStretched = index === nameIndex && stretched === nameIndex;
    const { cell } = cellFormatPresentations[column.format];
    const renderer = cell ?? (column.linkTo ? LinkedTextCell : undefined);
    const width = widths[index] ?? 0;
    const isPinned = index <= nameIndex || (column.pinned === true && !narrow);
    return {
      colId: column.id,
      field: column.field,
      headerName: titles[index] ?? column.title,
      sortable: column.sortable,
      // The grid ignores undefined, so null resets the value. A stretched column cannot be pinned.
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
 * Index of the stretched column. If all columns fit: the last text column with sentences, else a final text column,
 * else the name column. Otherwise: the last column unless it is numeric.
 */
function stretchedColumn(columns: readonly GridColumn[], columnsFit: boolean): number | undefined {
  const last = columns.length - 1;
  const isFree = (index: number) => columns[index] !== undefined && columns[index].width === undefined;
  const presentationAt = (index: number) => columns[index] && cellFormatPresentations[columns[index].format];
  const shrinkable = presentationAt(last)?.isNumeric === false ? [last] : [];
  const textColumns = [
    columns.findIndex(({ format }) => format === 'sentence'),
    ...(presentationAt(last)?.tooltip === 'text' ? [last] : []),
    nameColumnIndex(columns),
  ];
  return [...(columnsFit ? textColumns : []), ...shrinkable].find(isFree);
}

/** Column that names a row. */
export function findNameColumn(columns: readonly GridColumn[]): GridColumn | undefined {
  return columns[nameColumnIndex(columns)];
}

/** Index of the name column: the first, or the second after a rank. */
export function nameColumnIndex(columns: readonly GridColumn[]): number {
  const [first, second] = columns;
  const isNumber = ({ format }: GridColumn) => cellFormatPresentations[format].isNumeric;
  return first && second && isNumber(first) && !isNumber(second) ? 1 : 0;
}

/** Numbers are right-aligned; the main column uses the full text colour, others are subdued. */
function cellClass({ format, main, isTinted, site }: GridColumn): string[] {
  const { isNumeric, isQuiet } = cellFormatPresentations[format];
  return [
    ...(isTinted && styles.tinted ? [styles.tinted] : []),
    ...(site !== undefined ? classList(styles.ofSite) : isNumeric ? ['ag-right-aligned-cell'] : []),
    ...(isQuiet && !main && styles.quiet ? [styles.quiet] : []),
  ];
}

function classList(name: string | undefined): string[] {
  return name === undefined ? [] : [name];
}

/** Site icon as a CSS background, because a component per header would be slower. */
function headerStyle({ site }: GridColumn): Pick<ColDef, 'headerStyle'> {
  if (site === undefined) return {};
  const { letter, colour } = createSiteTile(site);
  return { headerStyle: { '--site-letter': JSON.stringify(letter), '--site-colour': colour } };
}

function headerClass({ format, isTinted, site }: GridColumn): string[] {
  const isNumeric = cellFormatPresentations[format].isNumeric;
  return [
    ...(site !== undefined ? classList(styles.ofSiteHead) : isNumeric ? ['ag-right-aligned-header'] : []),
    ...(isTinted && styles.tintedHead ? [styles.tintedHead] : []),
  ];
}
