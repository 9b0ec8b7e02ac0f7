/** Rows of a page of a report. */
export const pageSizes = {
  /** Where nobody names a number. */
  initial: 25,
  lowest: 1,
  highest: 500,
  /** What the table offers, in the order of its menu. */
  offered: [10, 25, 50, 150, 200, 500],
} as const;
