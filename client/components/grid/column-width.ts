import { cellFormatLooks } from './cell-formats.js';
import type { GridColumn } from './grid-column.js';
import { titleWidth } from './head-titles.js';

/** Width of the naming column where the window is narrow: three more stand beside it, and the next one is cut to show that there is more. */
const narrowNaming = 178;
/** A site's icon and the gap behind it: its name has as many letters in sight as others. */
const icon = 24;
/** Largest width of the other columns there where it is only their heads that ask for more. */
const narrowMost = 144;
/** What stands beside a head's name: the cell's padding with what letters take more elsewhere, and the sort arrow. */
const padding = 24;
const arrow = 17;
/** A sign of a figure in a cell, and the cell's padding. */
const digit = 7.7;
const cellPadding = 21;

/** What a column's width depends on beside the column. */
interface ColumnPlace {
  /** Its name as its head shows it. */
  title: string;
  /** Whether it says what a row is. */
  naming: boolean;
  /** Whether the window is that of a telephone. */
  narrow: boolean;
  /** The longest of its figures, as it is shown; undefined for other columns. */
  maxLength: string | undefined;
}

/** Pixels that a column starts with: enough for its values and for its whole title with the sort arrow. */
export function columnWidth(column: GridColumn, { title, naming, narrow, maxLength }: ColumnPlace): number {
  if (naming && narrow) return column.format === 'domain' ? narrowNaming + icon : narrowNaming;
  const { width, namingWidth } = cellFormatLooks[column.format];
  if (naming && namingWidth !== null) return namingWidth;
  const head =
    titleWidth(title) + padding + (column.sortable ? arrow : 0) + (column.site === undefined ? 0 : icon);
  // A text beside what names the row has no more room there than that.
  const min = narrow ? Math.min(width, narrowNaming) : width;
  const content = maxLength === undefined ? min : Math.ceil(maxLength.length * digit) + cellPadding;
  return Math.max(content, narrow ? Math.min(narrowMost, head) : head);
}
