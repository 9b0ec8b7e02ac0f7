/** The deepest position of a result page that is kept at all. */
export const maxSerpPosition = 50;

/** The five depths that the whole product counts and colours alike: the places that each holds, from the best. */
export const depths = [
  { first: 1, last: 1 },
  { first: 2, last: 3 },
  { first: 4, last: 5 },
  { first: 6, last: 10 },
  { first: 11, last: maxSerpPosition },
] as const;

export type Depth = (typeof depths)[number];

/** Keywords with a position in the top 1, 3, 5, 10 and 50: each total holds the ones before. */
export interface DepthTotals {
  it1: number;
  it3: number;
  it5: number;
  it10: number;
  it50: number;
}

/** The depth that a position belongs to; undefined for what is no position. */
export function depthOf(position: number | null | undefined): Depth | undefined {
  if (!position || position < 1) return undefined;
  return depths.find(({ last }) => position <= last);
}

/** The places of a depth: `2–3`; those of the first by its own word. */
export function depthName({ first, last }: Depth, top: string): string {
  return first === last ? top : `${first}–${last}`;
}

/** Keywords of each depth, in the order of `depths`. */
export function depthShares({ it1, it3, it5, it10, it50 }: DepthTotals): number[] {
  return [it1, it3 - it1, it5 - it3, it10 - it5, it50 - it10];
}
