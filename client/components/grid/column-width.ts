import type { CellFormat } from '../../../server/contract/column-vocabulary.js';
import type { GridColumn } from './grid-column.js';

const widths: Readonly<Record<CellFormat, number>> = {
  keyword: 248,
  domain: 248,
  url: 260,
  text: 180,
  sentence: 300,
  position: 84,
  change: 80,
  /** Thirteen figures and blanks: counts of results reach billions. */
  number: 112,
  money: 70,
  percent: 128,
  competition: 110,
  wizards: 92,
  flag: 70,
  date: 110,
  placement: 92,
};

/** Width of the naming column where the window is narrow: the next one is then cut, to show that there is more. */
const narrowNaming = 178;
/** Width of a naming column that holds addresses: nothing else names the row. */
const addressNaming = 380;
/** Width of a naming column that holds sentences, as titles of ads. */
const sentenceNaming = 320;
/** A letter of a column's head in either script, its padding and the sort arrow, in pixels. */
const letter = { latin: 7.1, cyrillic: 8 };
const padding = 24;
const arrow = 24;

/** Pixels that a column starts with: enough for its values and for its whole title with the sort arrow. */
export function columnWidth(column: GridColumn, naming: boolean, narrow: boolean): number {
  if (naming && narrow) return narrowNaming;
  if (naming && column.format === 'url') return addressNaming;
  if (naming && column.format === 'text') return sentenceNaming;
  return Math.max(
    widths[column.format],
    Math.ceil(
      column.title.length * (/\p{Script=Cyrillic}/u.test(column.title) ? letter.cyrillic : letter.latin),
    ) +
      padding +
      (column.sortable ? arrow : 0),
  );
}
