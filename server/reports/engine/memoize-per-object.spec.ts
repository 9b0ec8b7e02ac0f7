import { describe, expect, it, vi } from 'vitest';
import { memoizePerObject } from './memoize-per-object.js';

describe('memoizePerObject', () => {
  it('computes a value once for each object and key', () => {
    const work = vi.fn((of: { name: string }, part: number) => `${of.name} ${part}`);
    const once = memoizePerObject(work, String);
    const [one, other] = [{ name: 'one' }, { name: 'one' }];
    expect([once(one, 1), once(one, 1), once(one, 2), once(other, 1)]).toEqual([
      'one 1',
      'one 1',
      'one 2',
      'one 1',
    ]);
    expect(work.mock.calls).toEqual([
      [one, 1],
      [one, 2],
      [other, 1],
    ]);
  });

  it('memoizes undefined', () => {
    const work = vi.fn(() => undefined);
    const once = memoizePerObject(work);
    const of = {};
    expect([once(of), once(of)]).toEqual([undefined, undefined]);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not memoize a failed computation', () => {
    let fails = true;
    const once = memoizePerObject(() => {
      if (fails) throw new Error('not yet');
      return 1;
    });
    const of = {};
    expect(() => once(of)).toThrow('not yet');
    fails = false;
    expect(once(of)).toBe(1);
  });
});
