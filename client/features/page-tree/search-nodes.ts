import type { PageTree } from './tree-model.js';

/** What a search leaves of the tree. */
export interface NodeSearchResult {
  /** Marks of the nodes that are shown: those found, what leads to them, what is below them. */
  visibleMask: Uint8Array;
  /** What leads to the found ones: open, so that they are in sight. */
  open: Set<number>;
  count: number;
}

/** The terms of a search text: joined by a plus sign, all of them must be in a name, in any case of letters. */
export function searchTerms(text: string): string[] {
  return text
    .split('+')
    .map((term) => term.trim().toLowerCase())
    .filter((term) => term !== '');
}

/** Time after which the search lets the page breathe, in milliseconds. */
const sliceMs = 8;
/** Nodes between two looks at the clock. */
const nodesPerClockCheck = 2_000;

/**
 * Finds nodes by their names, a slice at a time so that the page never stalls; the root is never searched. Undefined where it
 * was told to stop.
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
  return new Promise((done) => setTimeout(done, 0));
}
