import { type PageCount } from '../../../server/contract/reports/tree-counts.js';
import { type PageTree } from './tree-model.js';
import {
  type TreeCount,
  treeCounts,
  defaultTreeColour,
} from '../../../server/contract/reports/tree-counts.js';
import { getCountColumn, type CountView, type TreeSettings } from './tree-settings.js';

/** Count displayed as a column of the tree. */
export interface CountColumn {
  count: TreeCount;
  /** Box width in px. */
  width: BarWidth;
  values: Float64Array;
  /** Value of a full bar: the maximum among first-level nodes. */
  barMax: number;
  view: CountView;
  /** True if all values are 0 because the database lacks the underlying data. */
  isUnknown: boolean;
}

export type BarWidth = 27 | 35 | 50;

/** Box width by the number of digits in the column's maximum. */
export function barWidth(max: number): BarWidth {
  const digits = String(Math.round(max)).length;
  if (digits <= 2) return 27;
  return digits === 3 ? 35 : 50;
}

/** Position counts from the top 50 down to the top 1, then visits. */
const columnOrder: readonly TreeCount[] = [
  ...treeCounts.filter((count) => count !== 'sumVis').reverse(),
  'sumVis',
];

/** Columns of the counts that the settings enable. Visits are unknown if the keywords have no volumes. */
export function countColumns(
  tree: PageTree,
  { counts }: TreeSettings,
  includesDescendants: boolean,
  hasVolumes = true,
): CountColumn[] {
  const table: Record<PageCount, Float64Array> = includesDescendants ? tree.subtreeCounts : tree.nodeCounts;
  return columnOrder
    .filter((count) => counts[count].enabled)
    .map((count) => {
      const values = table[getCountColumn(count)];
      const max = maxOf(values);
      return {
        count,
        values,
        width: barWidth(max),
        barMax: maxOfLevel(tree, values, 1) || max,
        view: counts[count],
        isUnknown: !hasVolumes && count === 'sumVis',
      };
    });
}

/** Fill of a bar in percent. */
export function filledShare({ values, barMax }: CountColumn, node: number): number {
  if (node === 0) return values[0] ? 100 : 0;
  return barMax > 0 ? Math.min(100, ((values[node] ?? 0) / barMax) * 100) : 0;
}

/** User-selected color; undefined for the color of the theme. */
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
