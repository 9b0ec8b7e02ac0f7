import { cellFormatLooks } from './cell-formats.js';
import type { GridColumn } from './grid-column.js';

/** Width of the naming column where the window is narrow: the next one is then cut, to show that there is more. */
const narrowNaming = 178;
/** A letter of a column's head in either script, its padding and the sort arrow, in pixels. */
const letter = { latin: 7.1, cyrillic: 8 };
const padding = 24;
const arrow = 24;

/** Pixels that a column starts with: enough for its values and for its whole title with the sort arrow. */
export function columnWidth(column: GridColumn, naming: boolean, narrow: boolean): number {
  if (naming && narrow) return narrowNaming;
  const { width, namingWidth } = cellFormatLooks[column.format];
  if (naming && namingWidth !== null) return namingWidth;
  return Math.max(
    width,
    Math.ceil(
      column.title.length * (/\p{Script=Cyrillic}/u.test(column.title) ? letter.cyrillic : letter.latin),
    ) +
      padding +
      (column.sortable ? arrow : 0),
  );
}
