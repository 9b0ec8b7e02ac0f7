/**
 * Dimensions of imported first-party data, as bit flags. Data sets with different dimensions repeat the same
 * searches, so they must never be added up. With `page` the impressions are counted per page, otherwise per site.
 */
export const firstPartyDimensions = {
  query: 1,
  page: 2,
  day: 4,
  country: 8,
  device: 16,
  appearance: 32,
} as const;

export type FirstPartyDimension = keyof typeof firstPartyDimensions;

/** How first-party metrics are joined to a report on measured data. */
export interface FirstPartyJoin {
  /** Join column of the report's rows and of the metrics. */
  key: 'keyword_id' | 'url_hash';
  /** Dimensions that the metrics must have. */
  dimensions: readonly FirstPartyDimension[];
}

/** Combines dimensions into bit flags. */
export function dimensionBits(names: Iterable<FirstPartyDimension>): number {
  let dims = 0;
  for (const name of names) dims |= firstPartyDimensions[name];
  return dims;
}

/** Whether the bit flags contain all required dimensions. */
export function hasDimensions(dims: number, required: number): boolean {
  return (dims & required) === required;
}
