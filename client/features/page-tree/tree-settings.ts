import {
  type PageCount,
  pageCounts,
  type TreeCount,
  type TreeSort,
  treeCounts,
  defaultTreeCounts,
  defaultTreeColour,
} from '../../../server/contract/reports/tree-counts.js';

/** Display settings of one count. */
export interface CountView {
  enabled: boolean;
  /** Bar color as hex, such as `#b9f5f1`. The default value selects the color of the theme. */
  color: string;
  /** Draws bars behind the numbers. */
  background: boolean;
}

/** Display settings of the tree. */
export interface TreeSettings {
  counts: Readonly<Record<TreeCount, CountView>>;
  /** Null for the order of paths. */
  sort: TreeSort | null;
}

function defaultView(count: TreeCount): CountView {
  return { enabled: defaultTreeCounts.includes(count), color: defaultTreeColour, background: true };
}

export const defaultSettings: TreeSettings = {
  counts: {
    sumIt1: defaultView('sumIt1'),
    sumIt3: defaultView('sumIt3'),
    sumIt5: defaultView('sumIt5'),
    sumIt10: defaultView('sumIt10'),
    sumIt50: defaultView('sumIt50'),
    sumVis: defaultView('sumVis'),
  },
  sort: null,
};

/** Data column of a count. */
export function getCountColumn(count: TreeCount): PageCount {
  return pageCounts[treeCounts.indexOf(count)] ?? 'it50';
}
