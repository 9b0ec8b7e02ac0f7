/** The last position that is stored. */
export const maxSerpPosition = 50;

/** The five depths used for counts and colours in the entire product, best first. */
export const depths = [
  { first: 1, last: 1 },
  { first: 2, last: 3 },
  { first: 4, last: 5 },
  { first: 6, last: 10 },
  { first: 11, last: maxSerpPosition },
] as const;

export type Depth = (typeof depths)[number];

/** Cumulative keyword counts: top 1, 3, 5, 10 and 50. */
export interface DepthTotals {
  it1: number;
  it3: number;
  it5: number;
  it10: number;
  it50: number;
}

/** The depth of a position; undefined without a position. */
export function findDepth(position: number | null | undefined): Depth | undefined {
  if (!position || position < 1) return undefined;
  return depths.find(({ last }) => position <= last);
}

/** Label of a depth: `2–3`, or `top` for the first. */
export function formatDepth({ first, last }: Depth, topLabel: string): string {
  return first === last ? topLabel : `${first}–${last}`;
}

/** Keywords per depth, in the order of `depths`. */
export function splitByDepth({ it1, it3, it5, it10, it50 }: DepthTotals): number[] {
  return [it1, it3 - it1, it5 - it3, it10 - it5, it50 - it10];
}

/**
 * Keywords per depth of a domain whose search results were imported down to a position. Null for an empty depth that
 * reaches below it, because its keywords are unknown. A null position means complete results.
 */
export function splitByImportedDepth(
  totals: DepthTotals,
  positionsDepth: number | null | undefined,
): (number | null)[] {
  return splitByDepth(totals).map((keywords, index) => {
    const last = depths[index]?.last ?? 0;
    return keywords === 0 && last > (positionsDepth ?? maxSerpPosition) ? null : keywords;
  });
}
