import type { Filter, FilterGroup } from '../../../../server/contract/filter-language/filter-model.js';

/** Keyword gap of the user’s domain: `missing` is unranked, `weak` ranks worse than others. */
export type Gap = 'missing' | 'weak';

export const strongPositionDepth = 10;

/**
 * Filter for a keyword gap: the domain is unranked within the depth while another ranks, or below the top 10 while
 * another is inside.
 */
export function gapFilter(
  gap: Gap,
  { ownColumn, columns, top }: { ownColumn: string; columns: readonly string[]; top: number },
): Filter {
  const otherColumns = columns.filter((column) => column !== ownColumn);
  const maxPosition = gap === 'missing' ? top : Math.min(strongPositionDepth, top);
  const positions = Array.from({ length: maxPosition }, (_place, index) => String(index + 1));
  const notRankedGroup: FilterGroup = [{ field: ownColumn, operator: 'NOT ONE OF', values: positions }];
  const rankedConditions = otherColumns.map(
    (field) => ({ field, operator: '<=', values: [String(maxPosition)] }) as const,
  );
  return rankedConditions.length === 0 ? [notRankedGroup] : [notRankedGroup, rankedConditions];
}
