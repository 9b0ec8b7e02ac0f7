import { describe, expect, it } from 'vitest';
import { defaultCloneBounds } from '../import-run.js';
import { fitsClone } from './collect-affected-keywords.js';

describe('a change that is published as a clone', () => {
  const large = { positions: 50_000_000, keywords: 1_000_000, affected: 1_000, deletedShare: 0 };
  const fits = (change: Partial<typeof large>) => fitsClone({ ...large, ...change }, defaultCloneBounds);

  it('affects a bounded number and share of the keywords of a large database', () => {
    expect(fits({})).toBe(true);
    expect(fits({ affected: 0 })).toBe(true);
    expect(fits({ affected: 100_000 })).toBe(true);
    expect(fits({ affected: 100_001 })).toBe(false);
    expect(fits({ keywords: 9_999 })).toBe(false);
    expect(fits({ positions: 499_999 })).toBe(false);
  });

  it('does not leave more than a fifth of the rows deleted', () => {
    expect(fits({ deletedShare: 0.199 })).toBe(true);
    expect(fits({ deletedShare: 0.1991 })).toBe(false);
  });
});
