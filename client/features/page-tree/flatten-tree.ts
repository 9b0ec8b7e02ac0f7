import { childrenOf, hasChildren, type PageTree } from './tree-model.js';

/** How the children of a node are ordered; undefined for the order of the tree. */
export type NodeOrder = (one: number, other: number) => number;

interface ShownNodes {
  /** Nodes whose children are shown. */
  open: ReadonlySet<number>;
  /** Marks of the nodes that pass the search; undefined where all do. */
  passing?: Uint8Array;
  order?: NodeOrder;
}

/** The nodes that the list shows, from top to bottom. */
export function flattenTree(tree: PageTree, { open, passing, order }: ShownNodes): number[] {
  const rows: number[] = [];
  const waiting = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    rows.push(node);
    if (!open.has(node) || !hasChildren(tree, node)) continue;
    const children = childrenOf(tree, node);
    const visible = passing ? children.filter((child) => passing[child]) : children;
    if (order) visible.sort(order);
    for (let at = visible.length - 1; at >= 0; at -= 1) waiting.push(visible[at] ?? 0);
  }
  return rows;
}
