import type { CellLabels } from '../../../server/contract/cell-labels.js';
import type { ColDef, ValueFormatterParams } from 'ag-grid-community';
import { siteTile } from '../../../server/contract/site-tile.js';
import styles from './cells/cells.module.css';
import { LinkedTextCell } from './cells/text-cell.js';
import { columnWidth } from './column-width.js';
import { headTitles } from './head-titles.js';
import { shownFigure } from './measure-widest-values.js';
import { rangeText } from './value-source.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { cellFormatLooks } from './cell-formats.js';

/** The last column gives way down to this before the table scrolls sideways. */
const leastOfLast = 180;

/** What the widths of a table's columns follow from, beside the columns. */
interface ColumnRoom {
  /** Whether the window is that of a telephone. */
  narrow: boolean;
  /** The longest figures by the ids of their columns. */
  maxLength?: ReadonlyMap<string, string>;
}

/** Pixels that columns take together before one is stretched. */
export function widthOfAll(columns: readonly GridColumn[], room: ColumnRoom): number {
  return widthsOf(columns, room).reduce((sum, width) => sum + width, 0);
}

/**
 * The columns in the order in which a telephone shows them: that of the report, but the one that orders the rows comes forward to
 * where it is in sight whole. So the table starts at its first column, and what stands first there (the position) is seen.
 */
export function withSortedInSight(
  columns: readonly GridColumn[],
  sorted: string | undefined,
  { pixels, maxLength }: Pick<ColumnRoom, 'maxLength'> & { pixels: number },
): readonly GridColumn[] {
  const widths = widthsOf(columns, { narrow: true, maxLength });
  const from = columns.findIndex(({ id }) => id === sorted);
  const own = widths[from] ?? 0;
  let place = 0;
  for (let end = own; place < from && end + (widths[place] ?? 0) <= pixels; place += 1) {
    end += widths[place] ?? 0;
  }
  place = Math.max(place, namingColumn(columns) + 1);
  const moved = columns[from];
  if (!moved || place >= from) return columns;
  const rest = columns.filter((column) => column !== moved);
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
}

/** Least width to which what names the row gives way in a window that is wider than a telephone's. */
const leastNaming = 200;

/**
 * The columns where what names the row is as much narrower as the one that orders the rows needs to be in sight whole, or the
 * first figure where none does.
 */
export function withRoomForSorted(
  columns: readonly GridColumn[],
  sorted: string | undefined,
  { pixels, maxLength }: Pick<ColumnRoom, 'maxLength'> & { pixels: number },
): readonly GridColumn[] {
  const naming = namingColumn(columns);
  const ordering = columns.findIndex(({ id }) => id === sorted);
  // Where no column of a row's own orders the rows, the first figure of their own is what they are read for.
  const stat = columns.findIndex(
    ({ format, groupedBy }, place) => place > naming && !groupedBy && cellFormatLooks[format].isNumeric,
  );
  const from = sorted === undefined ? stat : ordering;
  const named = columns[naming];
  if (!named || named.width !== undefined || from <= naming) return columns;
  const widths = widthsOf(columns, { narrow: false, maxLength });
  const own = widths[naming] ?? 0;
  const over = widths.slice(0, from + 1).reduce((sum, width) => sum + width, 0) - pixels;
  if (over <= 0 || own - over < leastNaming) return columns;
  return columns.map((column) => (column === named ? { ...column, width: own - over } : column));
}

function widthsOf(columns: readonly GridColumn[], { narrow, maxLength }: ColumnRoom): number[] {
  const naming = namingColumn(columns);
  const titles = headTitles(columns, narrow);
  return columns.map((column, index) => {
    const title = titles[index] ?? column.title;
    const isNaming = index === naming;
    return (
      column.width ??
      columnWidth(column, { title, naming: isNaming, narrow, maxLength: maxLength?.get(column.id) })
    );
  });
}

/**
 * The grid's columns from a report's: what names the row stays in sight, and one takes what width is left. `fit` says that all
 * of them are in sight at once, `goesOn` which rows show what their columns are grouped by already above.
 */
export function gridColumns(
  columns: readonly GridColumn[],
  words: CellLabels,
  { fit, goesOn, ...room }: ColumnRoom & { fit: boolean; goesOn?: (row: GridRow) => boolean },
): ColDef<GridRow>[] {
  const { narrow } = room;
  const naming = namingColumn(columns);
  const widths = widthsOf(columns, room);
  const titles = headTitles(columns, narrow);
  const stretched = stretchedColumn(columns, fit);
  return columns.map((column, index) => {
    const isNamingStretched = index === naming && stretched === naming;
    const { cell } = cellFormatLooks[column.format];
    const renderer = cell ?? (column.linkTo ? LinkedTextCell : undefined);
    const width = widths[index] ?? 0;
    const isSaved = index <= naming || (column.pinned === true && !narrow);
    return {
      colId: column.id,
      field: column.field,
      headerName: titles[index] ?? column.title,
      sortable: column.sortable,
      // Null, as the grid keeps what an absent value says nothing about. What is stretched cannot be pinned, nor need it be.
      pinned: isSaved && stretched !== naming ? 'left' : null,
      lockPinned: true,
      lockPosition: index <= naming ? 'left' : undefined,
      width,
      flex: null,
      minWidth: Math.min(width, 60),
      ...(index === stretched
        ? { flex: 1, minWidth: isNamingStretched ? width : Math.min(width, leastOfLast) }
        : {}),
      headerClass: headerClass(column),
      ...headerStyle(column),
      cellClass: [...cellClass(column), ...(renderer ? [] : classesOf(styles.written))],
      ...(goesOn && column.groupedBy && styles.goingOn
        ? { cellClassRules: { [styles.goingOn]: ({ data }) => data !== undefined && goesOn(data) } }
        : {}),
      valueFormatter: ({ value, data }: ValueFormatterParams<GridRow>) =>
        (data && rangeText(column, data, words)) ?? shownFigure(column, value, words, narrow),
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
  const messages = [
    columns.findIndex(({ format }) => format === 'sentence'),
    ...(lookOf(last)?.tip === 'text' ? [last] : []),
    namingColumn(columns),
  ];
  return [...(fit ? messages : []), ...yielding].find(isFree);
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
function cellClass({ format, main, isTinted, site }: GridColumn): string[] {
  const { isNumeric, isQuiet } = cellFormatLooks[format];
  return [
    ...(isTinted && styles.tinted ? [styles.tinted] : []),
    ...(site !== undefined ? classesOf(styles.ofSite) : isNumeric ? ['ag-right-aligned-cell'] : []),
    ...(isQuiet && !main && styles.quiet ? [styles.quiet] : []),
  ];
}

function classesOf(name: string | undefined): string[] {
  return name === undefined ? [] : [name];
}

/** The tile of a site's icon, drawn by the style of its head: a component of its own in each head would cost more. */
function headerStyle({ site }: GridColumn): Pick<ColDef, 'headerStyle'> {
  if (site === undefined) return {};
  const { letter: initial, colour } = siteTile(site);
  return { headerStyle: { '--site-letter': JSON.stringify(initial), '--site-colour': colour } };
}

function headerClass({ format, isTinted, site }: GridColumn): string[] {
  const isNumeric = cellFormatLooks[format].isNumeric;
  return [
    ...(site !== undefined ? classesOf(styles.ofSiteHead) : isNumeric ? ['ag-right-aligned-header'] : []),
    ...(isTinted && styles.tintedHead ? [styles.tintedHead] : []),
  ];
}
