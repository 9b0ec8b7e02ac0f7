import { describe, expect, it } from 'vitest';
import { isVisible, isOnlyVisiblePart, sharedSets } from './compared-parts.js';

const parts = [
  { domains: [1], keywords: 50 },
  { domains: [2], keywords: 30 },
  { domains: [1, 2], keywords: 20 },
  { domains: [1, 2, 3], keywords: 5 },
];

describe('parts of a comparison', () => {
  it('sum up to the intersections of each choice of domains', () => {
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

  it('are visible if they match the filter of each domain', () => {
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
