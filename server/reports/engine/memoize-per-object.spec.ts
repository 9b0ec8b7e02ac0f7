import { describe, expect, it, vi } from 'vitest';
import { memoizePerObject } from './memoize-per-object.js';

describe('memoizePerObject', () => {
  it('computes a value once for each object and key', () => {
    const compute = vi.fn((target: { name: string }, part: number) => `${target.name} ${part}`);
    const memoized = memoizePerObject(compute, String);
    const [first, second] = [{ name: 'one' }, { name: 'one' }];
    expect([memoized(first, 1), memoized(first, 1), memoized(first, 2), memoized(second, 1)]).toEqual([
      'one 1',
      'one 1',
      'one 2',
      'one 1',
    ]);
    expect(compute.mock.calls).toEqual([
      [first, 1],
      [first, 2],
      [second, 1],
    ]);
  });

  it('memoizes undefined', () => {
    const compute = vi.fn(() => undefined);
    const memoized = memoizePerObject(compute);
    const target = {};
    expect([memoized(target), memoized(target)]).toEqual([undefined, undefined]);
    expect(compute).toHaveBeenCalledOnce();
  });

  it('does not memoize a failed computation', () => {
    let fails = true;
    const memoized = memoizePerObject(() => {
      if (fails) throw new Error('not yet');
      return 1;
    });
    const target = {};
    expect(() => memoized(target)).toThrow('not yet');
    fails = false;
    expect(memoized(target)).toBe(1);
  });
});
