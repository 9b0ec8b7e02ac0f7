import type { Filter, FilterGroup } from '../../../server/contract/filter-language/filter-model.js';

/** What a group's own site may lack where others stand: a position at all, or a good one. */
export type Gap = 'missing' | 'weak';

/** Positions that count as good. */
export const goodDepth = 10;

/**
 * The keywords of a gap of one of some domains, by the columns of their positions: it stands nowhere within the depth while
 * another does, or below the first ten while another is among them.
 */
export function gapFilter(
  gap: Gap,
  { ownColumn, columns, top }: { ownColumn: string; columns: readonly string[]; top: number },
): Filter {
  const others = columns.filter((column) => column !== ownColumn);
  const within = gap === 'missing' ? top : Math.min(goodDepth, top);
  const positions = Array.from({ length: within }, (_place, at) => String(at + 1));
  const without: FilterGroup = [{ field: ownColumn, operator: 'NOT ONE OF', values: positions }];
  const standing = others.map((field) => ({ field, operator: '<=', values: [String(within)] }) as const);
  return standing.length === 0 ? [without] : [without, standing];
}
