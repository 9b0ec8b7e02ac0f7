import { describe, expect, it } from 'vitest';
import { readDeepOptions } from './deep-options.js';

describe('options of npm run test:deep', () => {
  it('default to ten minutes and a random seed', () => {
    const { seed, ...options } = readDeepOptions([]);
    expect(options).toEqual({ minutes: 10, full: false, vitestArguments: [] });
    expect(Number.isSafeInteger(seed)).toBe(true);
  });

  it('read seed, time budget and arguments for vitest', () => {
    expect(readDeepOptions(['--seed', '7', '--minutes', '3', '--', 'tests/browser/home.spec.ts'])).toEqual({
      seed: 7,
      minutes: 3,
      full: false,
      vitestArguments: ['tests/browser/home.spec.ts'],
    });
  });

  it('have no time budget in a full run', () => {
    expect(readDeepOptions(['--full', '--seed', '1'])).toEqual({ seed: 1, full: true, vitestArguments: [] });
    expect(() => readDeepOptions(['--full', '--minutes', '3'])).toThrow('omit --minutes');
  });

  it.each([
    [['--minutes', '0'], '--minutes is a whole number from 1, not 0'],
    [['--seed', '-1'], '--seed'],
    [['--seed=1.5'], '--seed is a whole number from 0, not 1.5'],
  ])('reject %j', (parameters, message) => {
    expect(() => readDeepOptions(parameters)).toThrow(message);
  });
});
