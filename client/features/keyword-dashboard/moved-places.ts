import type { KeywordSummary } from './keyword-types.js';

type Place = KeywordSummary['top'][number];

/** Places that differ from the previous search results: the furthest climb first, what is new before what fell. */
export function movedPlaces(places: readonly Place[]): Place[] {
  return places
    .filter(({ delta }) => delta !== 0)
    .sort((one, other) => rank(other) - rank(one) || one.pos - other.pos);
}

/** Places climbed; a newcomer stands between those that climbed and those that fell. */
function rank({ delta }: Place): number {
  return delta ?? 0;
}
