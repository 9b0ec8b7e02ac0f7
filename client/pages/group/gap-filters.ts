import type { Filter, FilterGroup } from '../../../server/contract/filter-language/filter-model.js';

/** A keyword gap of the reader's domain: unranked, or ranked worse than others. */
export type Gap = 'missing' | 'weak';

/** Positions that count as good. */
export const goodDepth = 10;

/**
 * Filter for a keyword gap: the domain is unranked within the depth while another ranks, or below the top 10 while
 * another is inside.
 */
export function gapFilter(
  gap: Gap,
  { ownColumn, columns, top }: { ownColumn: string; columns: readonly string[]; top: number },
): Filter {
  const otherColumns = columns.filter((column) => column !== ownColumn);
  const within = gap === 'missing' ? top : Math.min(goodDepth, top);
  const positions = Array.from({ length: within }, (_place, at) => String(at + 1));
  const without: FilterGroup = [{ field: ownColumn, operator: 'NOT ONE OF', values: positions }];
  const standing = otherColumns.map(
    (field) => ({ field, operator: '<=', values: [String(within)] }) as const,
  );
  return standing.length === 0 ? [without] : [without, standing];
}
