import { describe, expect, it } from 'vitest';
import { evenlySpaced, parseDepth } from './test-depth.js';

describe('depth of a test run', () => {
  it('is quick unless TEST_DEPTH is set', () => {
    expect([undefined, '', 'deep', 'full'].map(parseDepth)).toEqual(['quick', 'quick', 'deep', 'full']);
  });

  it('rejects other values', () => {
    expect(() => parseDepth('deeper')).toThrow('TEST_DEPTH is quick, deep, full, not deeper');
  });

  it('selects evenly spaced cases including the first', () => {
    expect(evenlySpaced([0, 1, 2, 3, 4, 5, 6], 3)).toEqual([0, 2, 4]);
    expect(evenlySpaced([0, 1], 3)).toEqual([0, 1]);
    expect(evenlySpaced([], 3)).toEqual([]);
  });
});
