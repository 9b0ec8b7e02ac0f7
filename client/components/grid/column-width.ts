import { cellFormatLooks } from './cell-formats.js';
import type { GridColumn } from './grid-column.js';

/** Width of the naming column where the window is narrow: three more stand beside it, and the next one is cut to show that there is more. */
const narrowNaming = 178;
/** A site's icon and the gap behind it: its name has as many letters in sight as others. */
const icon = 24;
/** Least and largest width of the other columns there: their heads may be cut, their figures may not. */
const narrowLeast = 64;
const narrowMost = 108;
/** A letter of a column's head in either script, its padding and the sort arrow, in pixels. */
const letter = { latin: 7.1, cyrillic: 8 };
const padding = 24;
const narrowPadding = 36;
const arrow = 24;
/** A sign of a figure in a cell, and the cell's padding. */
const digit = 7.7;
const cellPadding = 21;

/** What a column's width depends on beside the column. */
interface ColumnPlace {
  /** Whether it says what a row is. */
  naming: boolean;
  /** Whether the window is that of a telephone. */
  narrow: boolean;
  /** The longest of its figures, as it is shown; undefined for other columns. */
  longest: string | undefined;
}

/** Pixels that a column starts with: enough for its values and for its whole title with the sort arrow. */
export function columnWidth(column: GridColumn, { naming, narrow, longest }: ColumnPlace): number {
  if (naming && narrow) return column.format === 'domain' ? narrowNaming + icon : narrowNaming;
  const { width, namingWidth } = cellFormatLooks[column.format];
  if (naming && namingWidth !== null) return namingWidth;
  const title = Math.ceil(
    column.title.length * (/\p{Script=Cyrillic}/u.test(column.title) ? letter.cyrillic : letter.latin),
  );
  // A text beside what names the row has no more room there than that.
  const least = narrow ? Math.min(width, narrowNaming) : width;
  const content = longest === undefined ? least : Math.ceil(longest.length * digit) + cellPadding;
  if (narrow) return Math.max(content, Math.min(narrowMost, Math.max(narrowLeast, title + narrowPadding)));
  return Math.max(content, title + padding + (column.sortable ? arrow : 0));
}
