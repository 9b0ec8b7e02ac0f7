import type { KeywordSummary } from './keyword-types.js';

type SerpResult = KeywordSummary['top'][number];

/** Places that differ from the previous search results: the furthest climb first, what is new before what fell. */
export function movedResults(results: readonly SerpResult[]): SerpResult[] {
  return results
    .filter(({ delta }) => delta !== 0)
    .sort((one, other) => positionsGained(other) - positionsGained(one) || one.pos - other.pos);
}

/** Places climbed; a newcomer stands between those that climbed and those that fell. */
function positionsGained({ delta }: SerpResult): number {
  return delta ?? 0;
}
