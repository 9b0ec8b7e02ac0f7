/**
 * What a fact of an own site tells apart, as bits. Facts of different dimensions say the same searches once more, so that they
 * never add up. With `page` impressions are those of pages, without it those of the site: two results of one site on one result
 * page are one impression of the site and two of its pages.
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

/** By what own figures are found for the rows of a report on what is measured. */
export interface FirstPartyJoin {
  /** Column of its rows and of the facts. */
  key: 'keyword_id' | 'url_hash';
  /** What the facts must tell apart. */
  of: readonly FirstPartyDimension[];
}

/** The bits of several dimensions. */
export function dimensionBits(names: Iterable<FirstPartyDimension>): number {
  let dims = 0;
  for (const name of names) dims |= firstPartyDimensions[name];
  return dims;
}

/** Whether facts of these dimensions tell all the wanted ones apart. */
export function hasDimensions(dims: number, required: number): boolean {
  return (dims & required) === required;
}
