import type { PageTree } from '../modules/page-tree/page-tree.type.js';
import type { PageCount } from '../contract/tree-counts.js';

/** A node as the documents have it, with the nodes below. Its counts are its own; visits are whole. */
interface TreeNode extends Record<PageCount, number> {
  id: number;
  name: string;
  children: TreeNode[];
}

/** The root of a tree with everything below it. */
export function presentPageTree(tree: PageTree): TreeNode {
  const root = nodeOf(tree, 0);
  const above = [root];
  for (let id = 1; id < tree.names.length; id += 1) {
    const node = nodeOf(tree, id);
    const depth = tree.depths[id] ?? 1;
    above[depth - 1]?.children.push(node);
    above[depth] = node;
  }
  return root;
}

function nodeOf({ names, it1, it3, it5, it10, it50, vis }: PageTree, id: number): TreeNode {
  return {
    id,
    name: names[id] ?? '',
    it1: it1[id] ?? 0,
    it3: it3[id] ?? 0,
    it5: it5[id] ?? 0,
    it10: it10[id] ?? 0,
    it50: it50[id] ?? 0,
    vis: Math.round(vis[id] ?? 0),
    children: [],
  };
}
