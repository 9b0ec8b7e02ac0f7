import type { PageTree } from '../../../modules/page-tree/page-tree.type.js';
import { pageCounts } from '../../../contract/reports/tree-counts.js';

/** Characters per chunk. */
const maxChunkCharacters = 64 * 1024;

/**
 * Streams the nested JSON tree of docs/public-api.md node by node. Building objects and one string would take about
 * 100 MB for a large domain. Counts exclude subfolders; visits are rounded.
 */
export function* pageTreeText(tree: PageTree): Generator<string> {
  let text = `{"pages":${tree.pages},"shown_pages":${tree.shownPages},"data":[`;
  let previousDepth = -1;
  for (let id = 0; id < tree.names.length; id++) {
    const depth = tree.depths[id] ?? 0;
    if (depth <= previousDepth) text += `${']}'.repeat(previousDepth - depth + 1)},`;
    text += serializeNode(tree, id);
    previousDepth = depth;
    if (text.length < maxChunkCharacters) continue;
    yield text;
    text = '';
  }
  yield `${text}${']}'.repeat(previousDepth + 1)}]}`;
}

/** Serializes a node up to its children. */
function serializeNode(tree: PageTree, id: number): string {
  const counts = pageCounts.map((count) => `"${count}":${Math.round(tree[count][id] ?? 0)}`);
  return `{"id":${id},"name":${JSON.stringify(tree.names[id])},${counts.join(',')},"children":[`;
}
