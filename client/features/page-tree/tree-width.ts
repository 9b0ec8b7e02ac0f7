import { countColumns } from './count-columns.js';
import type { PageTree } from './tree-model.js';
import type { TreeSetting } from './tree-setting.js';

/** Width of the tree's side with three of the widest counts, and the place that these take. */
const defaultWidth = { side: 420, counts: 162 };
const gapPx = 4;

/** The tree's side in pixels: wider where more counts are shown, so that names keep their place. */
export function treeWidth(tree: PageTree, setting: TreeSetting, withLevels: boolean): number {
  const counts = countColumns(tree, setting, withLevels).reduce((sum, { width }) => sum + width + gapPx, 0);
  return defaultWidth.side + Math.max(0, counts - defaultWidth.counts);
}
