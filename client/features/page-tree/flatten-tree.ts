import { childrenOf, hasChildren, type PageTree } from './tree-model.js';

/** Comparator for sibling nodes. */
export type NodeOrder = (a: number, b: number) => number;

interface FlattenOptions {
  /** Expanded nodes. */
  open: ReadonlySet<number>;
  /** Bitmask of the nodes that the search displays; undefined without a search. */
  visibleMask?: Uint8Array;
  order?: NodeOrder;
}

/** Visible nodes in display order (preorder traversal of the expanded nodes). */
export function flattenTree(tree: PageTree, { open, visibleMask, order }: FlattenOptions): number[] {
  const rows: number[] = [];
  const stack = [0];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    rows.push(node);
    if (!open.has(node) || !hasChildren(tree, node)) continue;
    const children = childrenOf(tree, node);
    const visibleChildren = visibleMask ? children.filter((child) => visibleMask[child]) : children;
    if (order) visibleChildren.sort(order);
    for (let index = visibleChildren.length - 1; index >= 0; index -= 1) {
      stack.push(visibleChildren[index] ?? 0);
    }
  }
  return rows;
}
