/** Page sizes of reports. */
export const pageSizes = {
  default: 25,
  min: 1,
  max: 500,
  /** Sizes offered in the menu, in order. */
  options: [10, 25, 50, 150, 200, 500],
} as const;
