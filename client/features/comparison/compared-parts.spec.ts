import { describe, expect, it } from 'vitest';
import { isVisible, isOnlyVisiblePart, sharedSets } from './compared-parts.js';

const parts = [
  { domains: [1], keywords: 50 },
  { domains: [2], keywords: 30 },
  { domains: [1, 2], keywords: 20 },
  { domains: [1, 2, 3], keywords: 5 },
];

describe('the parts of a comparison', () => {
  it('give what each choice of domains shares, whoever else has it', () => {
    expect(sharedSets(parts, 3)).toEqual([
      { sets: ['1'], size: 75 },
      { sets: ['2'], size: 55 },
      { sets: ['1', '2'], size: 25 },
      { sets: ['3'], size: 5 },
      { sets: ['1', '3'], size: 5 },
      { sets: ['2', '3'], size: 5 },
      { sets: ['1', '2', '3'], size: 5 },
    ]);
  });

  it('are shown where each domain has the keywords as it must', () => {
    const visibleParts = (...domainFilters: Parameters<typeof isVisible>[1]) =>
      parts.map((part) => isVisible(part, domainFilters));
    expect(visibleParts('has', 'any', 'lacks')).toEqual([true, false, true, false]);
    expect(visibleParts('has', 'has', 'any')).toEqual([false, false, true, true]);
    expect(parts.map((part) => isOnlyVisiblePart(part, ['has', 'has', 'lacks']))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(isOnlyVisiblePart({ domains: [1, 2] }, ['has', 'has', 'any'])).toBe(false);
  });
});
