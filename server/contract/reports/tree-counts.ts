/** Page metrics in column order: keywords in the top 1 to 50, and daily visits. */
export const pageCounts = ['it1', 'it3', 'it5', 'it10', 'it50', 'vis'] as const;

export type PageCount = (typeof pageCounts)[number];

/** Maximum depth of a node. The name of a node at this depth contains all further segments of the path. */
const maxTreeDepth = 32;

/** Names of the nodes from the root to the node of a path. The root has none. */
export function splitTreePath(path: string): string[] {
  const segments = path.replace(/^\//, '').replace(/\/+$/, '').split('/');
  const names = segments.slice(0, maxTreeDepth - 1);
  if (segments.length > names.length) names.push(segments.slice(names.length).join('/'));
  return names[0] === '' && names.length === 1 ? [] : names;
}

/** Metrics including sublevels, for display, colour and sort of the page tree. */
export const treeCounts = ['sumIt1', 'sumIt3', 'sumIt5', 'sumIt10', 'sumIt50', 'sumVis'] as const;

export type TreeCount = (typeof treeCounts)[number];

/** Sort fields of sibling nodes. */
export type TreeSortField = 'name' | TreeCount;

/** Ascending or descending. */
export type SortDirection = 'asc' | 'desc';

/** Sort of sibling nodes. */
export interface TreeSort {
  field: TreeSortField;
  dir: SortDirection;
}

/** Default bar colour. The interface displays the tint of the theme in its place. */
export const defaultTreeColour = '#b9f5f1';

/** Default metrics. */
export const defaultTreeCounts: readonly TreeCount[] = ['sumIt10', 'sumIt50', 'sumVis'];
