import { type Filter, formatRange } from '../../../../server/contract/filter-language/filter-model.js';

/** Keyword gap of the user’s domain: `missing` is unranked, `weak` ranks worse than others. */
export type Gap = 'missing' | 'weak';

export const strongPositionDepth = 10;

/** Column with the best position of all domains of a group. */
const bestPositionColumn = 'bestpos';

/**
 * Filter for a keyword gap: the domain is unranked within the depth while another ranks, or below the top 10 while
 * another is inside. The best position of the group is another domain's, because the own domain ranks below it.
 */
export function gapFilter(gap: Gap, { ownColumn, top }: { ownColumn: string; top: number }): Filter {
  const maxPosition = String(gap === 'missing' ? top : Math.min(strongPositionDepth, top));
  return [
    [{ field: ownColumn, operator: 'NOT BETWEEN', values: [formatRange(['1', maxPosition])] }],
    [{ field: bestPositionColumn, operator: '<=', values: [maxPosition] }],
  ];
}
