import { splitTreePath, type PageCount } from '../../../server/contract/reports/tree-counts.js';
import type { PageTreeQuery } from './page-tree.generated.js';

/** Columnar tree of the GraphQL API, with parents before their children. */
export type TreeColumns = Pick<
  PageTreeQuery['pageTree'],
  'names' | 'depths' | 'it1' | 'it3' | 'it5' | 'it10' | 'it50' | 'vis'
>;

/** Page tree. A node id is its index in the columns; 0 is the root. */
export interface PageTree {
  size: number;
  names: readonly string[];
  depths: Uint16Array;
  /** Parent of each node; -1 for the root. */
  parents: Int32Array;
  /** Index after the last descendant of each node. */
  ends: Int32Array;
  /** Counts of the node without its descendants. */
  nodeCounts: Record<PageCount, Float64Array>;
  /** Counts of the node and its descendants. */
  subtreeCounts: Record<PageCount, Float64Array>;
}

/** Builds the tree from its columns in two passes. */
export function buildTree(columns: TreeColumns): PageTree {
  const size = columns.names.length;
  const depths = Uint16Array.from(columns.depths);
  const { parents, ends } = computeLinks(depths);
  const nodeCounts = byCount((count) => Float64Array.from(columns[count]));
  const subtreeCounts = byCount((count) => sumSubtrees(nodeCounts[count], parents));
  return { size, names: columns.names, depths, parents, ends, nodeCounts, subtreeCounts };
}

function computeLinks(depths: Uint16Array): Pick<PageTree, 'parents' | 'ends'> {
  const size = depths.length;
  const parents = new Int32Array(size).fill(-1);
  const ends = new Int32Array(size).fill(size);
  const openAncestors: number[] = [];
  for (let node = 0; node < size; node += 1) {
    const depth = depths[node] ?? 0;
    while (openAncestors.length > depth) ends[openAncestors.pop() ?? 0] = node;
    parents[node] = openAncestors.at(-1) ?? -1;
    openAncestors.push(node);
  }
  return { parents, ends };
}

/**
 * Iterates backwards: children follow their parents, so each subtotal is complete before it is added to its parent.
 */
function sumSubtrees(counts: Float64Array, parents: Int32Array): Float64Array {
  const totals = Float64Array.from(counts);
  for (let node = totals.length - 1; node > 0; node -= 1) {
    const parent = parents[node] ?? 0;
    totals[parent] = (totals[parent] ?? 0) + (totals[node] ?? 0);
  }
  return totals;
}

function byCount<Value>(valueOf: (count: PageCount) => Value): Record<PageCount, Value> {
  return {
    it1: valueOf('it1'),
    it3: valueOf('it3'),
    it5: valueOf('it5'),
    it10: valueOf('it10'),
    it50: valueOf('it50'),
    vis: valueOf('vis'),
  };
}

export function hasChildren({ ends }: PageTree, node: number): boolean {
  return (ends[node] ?? 0) > node + 1;
}

/** Direct children in tree order. */
export function childrenOf({ ends }: PageTree, node: number): number[] {
  const children: number[] = [];
  const end = ends[node] ?? 0;
  for (let child = node + 1; child < end; child = ends[child] ?? end) children.push(child);
  return children;
}

/** Nodes from the root to `node`, inclusive. */
export function lineageOf({ parents }: PageTree, node: number): number[] {
  const lineage: number[] = [];
  for (let current = node; current >= 0; current = parents[current] ?? -1) lineage.unshift(current);
  return lineage;
}

/** Path of a node within its domain; `/` for the root. */
export function pathOf(tree: PageTree, node: number): string {
  const segments = lineageOf(tree, node)
    .slice(1)
    .map((step) => tree.names[step] ?? '');
  return `/${segments.join('/')}`;
}

/** Node at a path, or its nearest existing ancestor. */
export function nodeAt(tree: PageTree, path: string): number {
  let node = 0;
  for (const name of splitTreePath(path)) {
    const next = childrenOf(tree, node).find((child) => tree.names[child] === name);
    if (next === undefined) return node;
    node = next;
  }
  return node;
}
