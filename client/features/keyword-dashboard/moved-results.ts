import type { KeywordSummary } from './keyword-types.js';

type SerpResult = KeywordSummary['top'][number];

/** Results whose position changed since the previous snapshot: climbers, then new results, then fallers. */
export function movedResults(results: readonly SerpResult[]): SerpResult[] {
  return results
    .filter(({ delta }) => delta !== 0)
    .sort((a, b) => positionsGained(b) - positionsGained(a) || a.pos - b.pos);
}

/** Sort key: a new result counts as 0, between climbers and fallers. */
function positionsGained({ delta }: SerpResult): number {
  return delta ?? 0;
}
