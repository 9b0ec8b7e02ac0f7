import type { PageTree } from '../modules/page-tree/page-tree.type.js';
import { pageCounts } from '../contract/tree-counts.js';

/** Letters that are written down before they are handed on. */
const chunkLength = 64 * 1024;

/**
 * The answer of the documents, a tree of nodes in each other, as JSON that is written node by node: as objects, and then as one
 * text, the tree of a big domain would take a hundred megabytes for a moment. A node's counts are its own; visits are whole.
 */
export function* pageTreeText(tree: PageTree): Generator<string> {
  let text = `{"pages":${tree.pages},"shown_pages":${tree.shownPages},"data":[`;
  let previousDepth = -1;
  for (let id = 0; id < tree.names.length; id++) {
    const depth = tree.depths[id] ?? 0;
    if (depth <= previousDepth) text += `${']}'.repeat(previousDepth - depth + 1)},`;
    text += nodeText(tree, id);
    previousDepth = depth;
    if (text.length < chunkLength) continue;
    yield text;
    text = '';
  }
  yield `${text}${']}'.repeat(previousDepth + 1)}]}`;
}

/** A node up to what is below it. */
function nodeText(tree: PageTree, id: number): string {
  const counts = pageCounts.map((count) => `"${count}":${Math.round(tree[count][id] ?? 0)}`);
  return `{"id":${id},"name":${JSON.stringify(tree.names[id])},${counts.join(',')},"children":[`;
}
