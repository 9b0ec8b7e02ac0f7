import type { PageTree } from './tree-model.js';

/** Nodes that match a search, with their ancestors and descendants. */
export interface NodeSearchResult {
  /** Bitmask of visible nodes: matches, their ancestors and their descendants. */
  visibleMask: Uint8Array;
  /** Ancestors of the matches, expanded so that the matches are visible. */
  open: Set<number>;
  count: number;
}

/** Splits a search text at plus signs. A name must contain all terms, case-insensitively. */
export function searchTerms(text: string): string[] {
  return text
    .split('+')
    .map((term) => term.trim().toLowerCase())
    .filter((term) => term !== '');
}

/** Maximum time in ms of one slice before the search yields to the event loop. */
const sliceMs = 8;
/** Nodes between two checks of the clock. */
const nodesPerClockCheck = 2_000;

/**
 * Searches nodes by name in time slices to avoid blocking the page. The root is excluded.
 * @returns undefined if the signal aborted the search.
 */
export async function searchNodes(
  tree: PageTree,
  terms: readonly string[],
  nameOf: (node: number) => string,
  signal: AbortSignal,
): Promise<NodeSearchResult | undefined> {
  const visibleMask = new Uint8Array(tree.size);
  const open = new Set<number>([0]);
  let count = 0;
  let sliceStart = performance.now();
  visibleMask[0] = 1;
  for (let node = 1; node < tree.size; node += 1) {
    if (node % nodesPerClockCheck === 0 && performance.now() - sliceStart > sliceMs) {
      await yieldToEventLoop();
      if (signal.aborted) return undefined;
      sliceStart = performance.now();
    }
    const name = nameOf(node).toLowerCase();
    if (!terms.every((term) => name.includes(term))) continue;
    count += 1;
    markMatch(tree, node, visibleMask, open);
  }
  return { visibleMask, open, count };
}

function markMatch(
  { parents, ends }: PageTree,
  match: number,
  visibleMask: Uint8Array,
  open: Set<number>,
): void {
  visibleMask.fill(1, match, ends[match]);
  for (let node = parents[match] ?? 0; node > 0 && !open.has(node); node = parents[node] ?? 0) {
    open.add(node);
    visibleMask[node] = 1;
  }
}

function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
