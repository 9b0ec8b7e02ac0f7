import type { DomainFilter } from './comparison-params.js';

/** Keywords shared by exactly these domains, which are numbered from 1. */
export interface ComparedPart {
  domains: readonly number[];
  keywords: number;
}

/** Whether the table includes a part. `domainFilters` has one filter per domain, in order. */
export function isVisible(
  { domains }: Pick<ComparedPart, 'domains'>,
  domainFilters: readonly DomainFilter[],
): boolean {
  return domainFilters.every((domainFilter, index) => {
    const hasDomain = domains.includes(index + 1);
    return domainFilter === 'any' || hasDomain === (domainFilter === 'has');
  });
}

/** Whether the table shows this part and no other. */
export function isOnlyVisiblePart(
  part: Pick<ComparedPart, 'domains'>,
  domainFilters: readonly DomainFilter[],
): boolean {
  return isVisible(part, domainFilters) && !domainFilters.includes('any');
}

/**
 * Intersection sizes in the format of the diagram layout: the number of keywords that all domains of a set share,
 * whether or not other domains rank for them too.
 */
export function sharedSets(
  parts: readonly ComparedPart[],
  count: number,
): { sets: string[]; size: number }[] {
  return listSubsets(count).map((subset) => ({
    sets: subset.map(String),
    size: parts
      .filter(({ domains }) => subset.every((domainNumber) => domains.includes(domainNumber)))
      .reduce((sum, { keywords }) => sum + keywords, 0),
  }));
}

/** All non-empty subsets of the numbers from 1 to `count`. */
function listSubsets(count: number): number[][] {
  let subsets: number[][] = [[]];
  for (let domainNumber = 1; domainNumber <= count; domainNumber += 1) {
    subsets = [...subsets, ...subsets.map((subset) => [...subset, domainNumber])];
  }
  return subsets.filter(({ length }) => length > 0);
}
