import { describe, expect, it } from 'vitest';
import { parseDepth } from './test-depth.js';

describe('depth of a test run', () => {
  it('is quick unless TEST_DEPTH is set', () => {
    expect([undefined, '', 'deep', 'full'].map(parseDepth)).toEqual(['quick', 'quick', 'deep', 'full']);
  });

  it('rejects other values', () => {
    expect(() => parseDepth('deeper')).toThrow('TEST_DEPTH is quick, deep, full, not deeper');
  });
});
