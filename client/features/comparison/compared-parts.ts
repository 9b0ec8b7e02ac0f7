import type { DomainFilter } from './comparison-params.js';

/** Keywords that exactly these of the compared domains have, by their numbers from 1. */
export interface ComparedPart {
  domains: readonly number[];
  keywords: number;
}

/** Whether the table shows a part's keywords. `stances` are those of the domains in their order. */
export function isVisible(
  { domains }: Pick<ComparedPart, 'domains'>,
  domainFilters: readonly DomainFilter[],
): boolean {
  return domainFilters.every((domainFilter, at) => {
    const has = domains.includes(at + 1);
    return domainFilter === 'any' || has === (domainFilter === 'has');
  });
}

/** Whether the table shows the keywords of this part and no others. */
export function isOnlyVisiblePart(
  part: Pick<ComparedPart, 'domains'>,
  domainFilters: readonly DomainFilter[],
): boolean {
  return isVisible(part, domainFilters) && !domainFilters.includes('any');
}

/** The sets that a diagram of overlapping circles is laid out by: what each choice of domains shares, whoever else has it. */
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

/** Every choice of some of the numbers from 1. */
function subsetsOf(count: number): number[][] {
  let choices: number[][] = [[]];
  for (let number = 1; number <= count; number += 1) {
    choices = [...choices, ...choices.map((subset) => [...subset, number])];
  }
  return choices.filter(({ length }) => length > 0);
}
