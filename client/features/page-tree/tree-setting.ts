import {
  type PageCount,
  pageCounts,
  type TreeCount,
  type TreeSort,
  treeCounts,
  defaultTreeCounts,
  defaultTreeColour,
} from '../../../server/contract/tree-counts.js';

/** How one count is shown. */
export interface CountView {
  enabled: boolean;
  /** Of its bars, as `#b9f5f1`; the usual one stands for the tint that the theme has for the count. */
  color: string;
  /** Whether bars stand behind its figures. */
  background: boolean;
}

/** How a person wants the tree. */
export interface TreeSetting {
  counts: Readonly<Record<TreeCount, CountView>>;
  /** Null for the order of the paths. */
  sort: TreeSort | null;
}

function defaultView(count: TreeCount): CountView {
  return { enabled: defaultTreeCounts.includes(count), color: defaultTreeColour, background: true };
}

export const defaultSetting: TreeSetting = {
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

/** The column of the tree that a count of the setting is about. */
export function columnOf(count: TreeCount): PageCount {
  return pageCounts[treeCounts.indexOf(count)] ?? 'it50';
}
