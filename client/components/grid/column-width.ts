import { cellFormatLooks } from './cell-formats.js';
import type { GridColumn } from './grid-column.js';
import { titleWidth } from './header-titles.js';

/** Width of the naming column where the window is narrow: three more stand beside it, and the next one is cut to show that there is more. */
const narrowNameWidth = 178;
/** A site's icon and the gap behind it: its name has as many letters in sight as others. */
const siteIconWidth = 24;
/** Largest width of the other columns there where it is only their heads that ask for more. */
const narrowMaxWidth = 144;
/** What stands beside a head's name: the cell's padding with what letters take more elsewhere, and the sort arrow. */
const headerPadding = 24;
const sortArrowWidth = 17;
/** A sign of a figure in a cell, and the cell's padding. */
const digitWidth = 7.7;
const cellPadding = 21;

/** What a column's width depends on beside the column. */
interface ColumnSizing {
  /** Its name as its head shows it. */
  title: string;
  /** Whether it says what a row is. */
  isNameColumn: boolean;
  /** Whether the window is that of a telephone. */
  narrow: boolean;
  /** The longest of its figures, as it is shown; undefined for other columns. */
  widestValue: string | undefined;
}

/** Pixels that a column starts with: enough for its values and for its whole title with the sort arrow. */
export function columnWidth(
  column: GridColumn,
  { title, isNameColumn, narrow, widestValue }: ColumnSizing,
): number {
  if (isNameColumn && narrow)
    return column.format === 'domain' ? narrowNameWidth + siteIconWidth : narrowNameWidth;
  const { width, nameColumnWidth } = cellFormatLooks[column.format];
  if (isNameColumn && nameColumnWidth !== null) return nameColumnWidth;
  const headerWidth =
    titleWidth(title) +
    headerPadding +
    (column.sortable ? sortArrowWidth : 0) +
    (column.site === undefined ? 0 : siteIconWidth);
  // A text beside what names the row has no more room there than that.
  const minWidth = narrow ? Math.min(width, narrowNameWidth) : width;
  const contentWidth =
    widestValue === undefined ? minWidth : Math.ceil(widestValue.length * digitWidth) + cellPadding;
  return Math.max(contentWidth, narrow ? Math.min(narrowMaxWidth, headerWidth) : headerWidth);
}
