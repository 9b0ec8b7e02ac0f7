import { childrenOf, hasChildren, type PageTree } from './tree-model.js';

/** How the children of a node are ordered; undefined for the order of the tree. */
export type NodeOrder = (one: number, other: number) => number;

interface FlattenOptions {
  /** Nodes whose children are shown. */
  open: ReadonlySet<number>;
  /** Marks of the nodes that pass the search; undefined where all do. */
  visibleMask?: Uint8Array;
  order?: NodeOrder;
}

/** The nodes that the list shows, from top to bottom. */
export function flattenTree(tree: PageTree, { open, visibleMask, order }: FlattenOptions): number[] {
  const rows: number[] = [];
  const stack = [0];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    rows.push(node);
    if (!open.has(node) || !hasChildren(tree, node)) continue;
    const children = childrenOf(tree, node);
    const visibleChildren = visibleMask ? children.filter((child) => visibleMask[child]) : children;
    if (order) visibleChildren.sort(order);
    for (let index = visibleChildren.length - 1; index >= 0; index -= 1)
      stack.push(visibleChildren[index] ?? 0);
  }
  return rows;
}
