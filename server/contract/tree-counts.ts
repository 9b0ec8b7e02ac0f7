/** What is counted of each page, in the order of the table's columns: keywords in the top 1 to 50, and visits a day. */
export const pageCounts = ['it1', 'it3', 'it5', 'it10', 'it50', 'vis'] as const;

export type PageCount = (typeof pageCounts)[number];

/** The counts with the levels below, as the tree shows them: what people choose, colour and sort by. */
export const treeCounts = ['sumIt1', 'sumIt3', 'sumIt5', 'sumIt10', 'sumIt50', 'sumVis'] as const;

export type TreeCount = (typeof treeCounts)[number];

/** What the nodes of one level are ordered by. */
export type TreeSortField = 'name' | TreeCount;

/** Where an order begins: with the least or with the most. */
export type SortDirection = 'asc' | 'desc';

/** How the nodes of one level are ordered. */
export interface TreeSort {
  field: TreeSortField;
  dir: SortDirection;
}

/** The colour of the bars where nobody chose one: it stands for the tint that the theme has for the count. */
export const defaultTreeColour = '#b9f5f1';

/** The counts that are shown where nobody chose. */
export const defaultTreeCounts: readonly TreeCount[] = ['sumIt10', 'sumIt50', 'sumVis'];
