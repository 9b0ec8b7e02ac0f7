import type { PageTree } from './tree-model.js';

/** What a search leaves of the tree. */
export interface FoundNodes {
  /** Marks of the nodes that are shown: those found, what leads to them, what is below them. */
  passing: Uint8Array;
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
const stride = 2_000;

/**
 * Finds nodes by their names, a slice at a time so that the page never stalls; the root is never searched. Undefined where it
 * was told to stop.
 */
export async function searchNodes(
  tree: PageTree,
  terms: readonly string[],
  nameOf: (node: number) => string,
  signal: AbortSignal,
): Promise<FoundNodes | undefined> {
  const passing = new Uint8Array(tree.size);
  const open = new Set<number>([0]);
  let count = 0;
  let started = performance.now();
  passing[0] = 1;
  for (let node = 1; node < tree.size; node += 1) {
    if (node % stride === 0 && performance.now() - started > sliceMs) {
      await breath();
      if (signal.aborted) return undefined;
      started = performance.now();
    }
    const name = nameOf(node).toLowerCase();
    if (!terms.every((term) => name.includes(term))) continue;
    count += 1;
    markFound(tree, node, passing, open);
  }
  return { passing, open, count };
}

function markFound({ parents, ends }: PageTree, found: number, passing: Uint8Array, open: Set<number>): void {
  passing.fill(1, found, ends[found]);
  for (let node = parents[found] ?? 0; node > 0 && !open.has(node); node = parents[node] ?? 0) {
    open.add(node);
    passing[node] = 1;
  }
}

function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0));
}
