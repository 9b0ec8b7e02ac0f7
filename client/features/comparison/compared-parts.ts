import type { DomainFilter } from './comparison-params.js';

/** Keywords that exactly these domains have in common. Domains are numbered from 1. */
export interface ComparedPart {
  domains: readonly number[];
  keywords: number;
}

/** Whether the table includes a part. `domainFilters` has one filter per domain, in order. */
export function isVisible(
  { domains }: Pick<ComparedPart, 'domains'>,
  domainFilters: readonly DomainFilter[],
): boolean {
  return domainFilters.every((domainFilter, at) => {
    const has = domains.includes(at + 1);
    return domainFilter === 'any' || has === (domainFilter === 'has');
  });
}

/** Whether the table shows this part and no other. */
export function isOnlyVisiblePart(
  part: Pick<ComparedPart, 'domains'>,
  domainFilters: readonly DomainFilter[],
): boolean {
  return isVisible(part, domainFilters) && !domainFilters.includes('any');
}

/** Sizes of the pairwise and larger intersections that the diagram layout expects, whatever other domains rank. */
export function sharedSets(
  parts: readonly ComparedPart[],
  count: number,
): { sets: string[]; size: number }[] {
  return subsetsOf(count).map((subset) => ({
    sets: subset.map(String),
    size: parts
      .filter(({ domains }) => subset.every((number) => domains.includes(number)))
      .reduce((sum, { keywords }) => sum + keywords, 0),
  }));
}

/** All non-empty subsets of the numbers from 1 to `count`. */
function subsetsOf(count: number): number[][] {
  let choices: number[][] = [[]];
  for (let number = 1; number <= count; number += 1) {
    choices = [...choices, ...choices.map((subset) => [...subset, number])];
  }
  return choices.filter(({ length }) => length > 0);
}
