import { cellFormatPresentations } from './cell-formats.js';
import type { GridColumn } from './grid-column.js';
import { titleWidth } from './header-titles.js';

/** Name column width on phones: three more columns fit, and the truncated fourth hints at scrolling. */
const narrowNameWidth = 178;
/** Site icon with its gap, added so that the name keeps its space. */
const siteIconWidth = 24;
/** Maximum width of other columns on phones if only the header needs more. */
const narrowMaxWidth = 144;
/** Space next to a header title: cell padding and sort arrow. */
const headerPadding = 24;
const sortArrowWidth = 17;
/** Width of a digit and cell padding. */
const digitWidth = 7.7;
const cellPadding = 21;

/** Inputs of the column width apart from the column. */
interface ColumnSizing {
  /** Title shown in the header. */
  title: string;
  /** Whether the column names the row. */
  isNameColumn: boolean;
  /** Whether the window has phone width. */
  narrow: boolean;
  /** Widest formatted value; undefined for columns without amounts. */
  widestValue: string | undefined;
}

/** Initial width in px: fits the values and the title with its sort arrow. */
export function columnWidth(
  column: GridColumn,
  { title, isNameColumn, narrow, widestValue }: ColumnSizing,
): number {
  if (isNameColumn && narrow) {
    return column.format === 'domain' ? narrowNameWidth + siteIconWidth : narrowNameWidth;
  }
  const { width, nameColumnWidth } = cellFormatPresentations[column.format];
  if (isNameColumn && nameColumnWidth !== null) return nameColumnWidth;
  const headerWidth =
    titleWidth(title) +
    headerPadding +
    (column.sortable ? sortArrowWidth : 0) +
    (column.site === undefined ? 0 : siteIconWidth);
  // On phones a text column must not be wider than the name column.
  const minWidth = narrow ? Math.min(width, narrowNameWidth) : width;
  const contentWidth =
    widestValue === undefined ? minWidth : Math.ceil(widestValue.length * digitWidth) + cellPadding;
  return Math.max(contentWidth, narrow ? Math.min(narrowMaxWidth, headerWidth) : headerWidth);
}
