import { type PageCount } from '../../../server/contract/tree-counts.js';
import { type PageTree } from './tree-model.js';
import { type TreeCount, treeCounts, defaultTreeColour } from '../../../server/contract/tree-counts.js';
import { columnOf, type CountView, type TreeSetting } from './tree-setting.js';

/** A count as a column of the list. */
export interface CountColumn {
  count: TreeCount;
  /** Width of its boxes in pixels. */
  width: BarWidth;
  values: Float64Array;
  /** What a full bar stands for: the largest node of the first level. */
  barMax: number;
  view: CountView;
  /** Whether nothing is known of it: all are 0 because the database lacks what they follow from. */
  isUnknown: boolean;
}

export type BarWidth = 27 | 35 | 50;

/** Boxes are as wide as the largest figure of their column needs, told by its digits. */
export function barWidth(max: number): BarWidth {
  const digits = String(Math.round(max)).length;
  if (digits <= 2) return 27;
  return digits === 3 ? 35 : 50;
}

/** The most keywords come first, as people read the list from the deepest count to the top one; visits stand last. */
const columnOrder: readonly TreeCount[] = [
  ...treeCounts.filter((count) => count !== 'sumVis').reverse(),
  'sumVis',
];

/** The columns that a setting shows; visits are unknown where the database lacks volumes. */
export function countColumns(
  tree: PageTree,
  { counts }: TreeSetting,
  withLevelsBelow: boolean,
  lacksVolumes = false,
): CountColumn[] {
  const table: Record<PageCount, Float64Array> = withLevelsBelow ? tree.subtreeCounts : tree.nodeCounts;
  return columnOrder
    .filter((count) => counts[count].enabled)
    .map((count) => {
      const values = table[columnOf(count)];
      const max = maxOf(values);
      return {
        count,
        values,
        width: barWidth(max),
        barMax: maxOfLevel(tree, values, 1) || max,
        view: counts[count],
        isUnknown: lacksVolumes && count === 'sumVis' && max === 0,
      };
    });
}

/** Share of a bar that is filled, in percent. */
export function filledShare({ values, barMax }: CountColumn, node: number): number {
  if (node === 0) return values[0] ? 100 : 0;
  return barMax > 0 ? Math.min(100, ((values[node] ?? 0) / barMax) * 100) : 0;
}

/** The person's own colour; undefined where the theme's tint is used. */
export function customColor({ color }: CountView): string | undefined {
  return color.toLowerCase() === defaultTreeColour ? undefined : color;
}

function maxOf(values: Float64Array): number {
  let max = 0;
  for (const value of values) if (value > max) max = value;
  return max;
}

function maxOfLevel({ depths }: PageTree, values: Float64Array, level: number): number {
  let max = 0;
  for (let node = 0; node < values.length; node += 1) {
    if (depths[node] === level && (values[node] ?? 0) > max) max = values[node] ?? 0;
  }
  return max;
}
