import { cellFormatPresentations } from './cell-formats.js';
import type { GridColumn } from './grid-column.js';
import { titleWidth, twoLineTitleWidth } from './header-titles.js';

/** Name column width on phones in px. Three more columns fit, and a partly visible fourth one hints at scrolling. */
const narrowNameWidth = 178;
/** Site icon and gap in px. */
const siteIconWidth = 24;
/** Maximum width in px of other columns on phones if only the header needs more. */
const narrowMaxWidth = 144;
/** Cell padding and sort arrow next to a header title, in px. */
const headerPadding = 24;
const sortArrowWidth = 17;
/** Digit width and cell padding in px. */
const digitWidth = 7.7;
const cellPadding = 21;

/** Width inputs that do not belong to the column. */
interface ColumnSizing {
  /** Header title. */
  title: string;
  /** Whether the column names the row. */
  isNameColumn: boolean;
  /** Whether the window has phone width. */
  narrow: boolean;
  /** Widest formatted value; undefined for columns without amounts. */
  widestValue: string | undefined;
  /** Whether the header title wraps to a second line. Only the sorted column then reserves space for its arrow. */
  wrapsTitle?: 'sorted' | 'unsorted';
  /** Whether names, texts and bars are shortened further than they read best. */
  isTight?: boolean;
}

/** Initial width in px: fits the values and the title with its sort arrow. */
export function columnWidth(
  column: GridColumn,
  { title, isNameColumn, narrow, widestValue, wrapsTitle }: ColumnSizing,
): number {
  if (isNameColumn && narrow) {
    return column.format === 'domain' ? narrowNameWidth + siteIconWidth : narrowNameWidth;
  }
  const { width, nameColumnWidth } = cellFormatPresentations[column.format];
  if (isNameColumn && nameColumnWidth !== null) return nameColumnWidth;
  const headerWidth = columnHeaderWidth(column, title, wrapsTitle);
  // Text columns must not exceed the name column on phones.
  const minWidth = narrow ? Math.min(width, narrowNameWidth) : width;
  const contentWidth =
    widestValue === undefined ? minWidth : Math.ceil(widestValue.length * digitWidth) + cellPadding;
  return Math.max(contentWidth, narrow ? Math.min(narrowMaxWidth, headerWidth) : headerWidth);
}

/** Minimum widths in px of a name column and of another text column that are shortened to fit the window. */
const minNameWidth = 200;
const minTextWidth = 120;
/** Minimum widths in px if the table would otherwise scroll horizontally. A percentage then has a shorter bar. */
const tightNameWidth = 160;
const tightTextWidth = 100;
const tightPercentWidth = 92;

/** Minimum width in px of a column that is shortened to fit the window. Only texts may be truncated. */
export function minColumnWidth(column: GridColumn, sizing: ColumnSizing): number {
  const { title, isNameColumn, wrapsTitle, isTight } = sizing;
  const width = columnWidth(column, sizing);
  if (isNameColumn) return Math.min(width, isTight ? tightNameWidth : minNameWidth);
  const headerWidth = columnHeaderWidth(column, title, wrapsTitle);
  if (column.format === 'percent' && isTight) return Math.max(tightPercentWidth, headerWidth);
  if (cellFormatPresentations[column.format].tooltip !== 'text') return width;
  return Math.min(width, Math.max(isTight ? tightTextWidth : minTextWidth, headerWidth));
}

function columnHeaderWidth(
  { sortable, site }: GridColumn,
  title: string,
  wrapsTitle: ColumnSizing['wrapsTitle'],
): number {
  return (
    (wrapsTitle ? twoLineTitleWidth(title) : titleWidth(title)) +
    headerPadding +
    (sortable && wrapsTitle !== 'unsorted' ? sortArrowWidth : 0) +
    (site === undefined ? 0 : siteIconWidth)
  );
}
