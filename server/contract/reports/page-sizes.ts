/** Page sizes of reports. */
export const pageSizes = {
  default: 25,
  min: 1,
  max: 500,
  /** Sizes offered in the menu, in order. */
  options: [10, 25, 50, 150, 200, 500],
} as const;

/** Maximum rows per page of lists and public API calls with a token. Larger values are reduced to it. */
export const maxRowsPerPage = 50_000;
