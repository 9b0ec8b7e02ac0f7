import { type CountName, countNames } from './tree-model.js';

/** Counts that the tree can show, by their names in a person's setting. */
export const treeCounts = ['sumIt1', 'sumIt3', 'sumIt5', 'sumIt10', 'sumIt50', 'sumVis'] as const;

export type TreeCount = (typeof treeCounts)[number];

/** How one count is shown. */
export interface CountView {
  enabled: boolean;
  /** Of its bars, as `#b9f5f1`; the usual one stands for the tint that the theme has for the count. */
  color: string;
  /** Whether bars stand behind its figures. */
  background: boolean;
}

export interface TreeSort {
  field: TreeCount | 'name';
  dir: 'asc' | 'desc';
}

/** How a person wants the tree. */
export interface TreeSetting {
  counts: Readonly<Record<TreeCount, CountView>>;
  /** Null for the order of the paths. */
  sort: TreeSort | null;
}

/** The colour of the setting where nobody chose one. */
export const usualColor = '#b9f5f1';

const shown: CountView = { enabled: true, color: usualColor, background: true };
const hidden: CountView = { ...shown, enabled: false };

export const usualSetting: TreeSetting = {
  counts: { sumIt1: hidden, sumIt3: hidden, sumIt5: hidden, sumIt10: shown, sumIt50: shown, sumVis: shown },
  sort: null,
};

/** The column of the tree that a count of the setting is about. */
export function columnOf(count: TreeCount): CountName {
  return countNames[treeCounts.indexOf(count)] ?? 'it50';
}
