/** Dates of results that are not all from the date named for the data. */
export interface PositionsRange {
  /** Number of keywords whose results are newer than the named date. */
  newer: number;
  /** ISO dates of the oldest and the newest results. */
  oldest: string;
  newest: string;
}

/** Dates of the results that a page shows. */
export interface PositionsDates {
  /** ISO date of the results of most keywords, the newest of several; null without results. */
  positionsDate: string | null;
  /** Null if all results are from `positionsDate`. */
  positionsRange: PositionsRange | null;
}
