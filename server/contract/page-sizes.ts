/** Rows of a page of a report. */
export const pageSizes = {
  /** Where nobody names a number. */
  default: 25,
  min: 1,
  max: 500,
  /** What the table offers, in the order of its menu. */
  options: [10, 25, 50, 150, 200, 500],
} as const;
