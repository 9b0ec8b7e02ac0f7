import { countColumns } from './count-columns.js';
import type { PageTree } from './tree-model.js';
import type { TreeSettings } from './tree-settings.js';

/** Pane width in px that fits three of the widest counts, and the width of these counts. */
const defaultWidth = { side: 420, counts: 162 };
const gapPx = 4;

/** Pane width in px. It grows with the number of counts so that names stay readable. */
export function treeWidth(tree: PageTree, settings: TreeSettings, includesDescendants: boolean): number {
  const countsWidth = countColumns(tree, settings, includesDescendants).reduce(
    (sum, { width }) => sum + width + gapPx,
    0,
  );
  return defaultWidth.side + Math.max(0, countsWidth - defaultWidth.counts);
}
