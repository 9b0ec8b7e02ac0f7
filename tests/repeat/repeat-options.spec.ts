import { describe, expect, it } from 'vitest';
import { readOptions } from './repeat-options.js';

describe('options of test:repeat', () => {
  it('are numbers, and arguments after -- go to vitest', () => {
    expect(
      readOptions(['--runs', '2', '--load=10', '--shuffle', '7', '--', 'a.spec.ts', '-t', 'one case']),
    ).toEqual({ runs: 2, load: 10, shuffle: 7, vitestArguments: ['a.spec.ts', '-t', 'one case'] });
  });

  it('have defaults, with a random seed', () => {
    const { shuffle, ...defaults } = readOptions([]);
    expect(defaults).toEqual({ runs: 3, load: 0, vitestArguments: [] });
    expect(shuffle).toBeGreaterThanOrEqual(0);
    expect(new Set(Array.from({ length: 5 }, () => readOptions([]).shuffle)).size).toBeGreaterThan(1);
  });

  it.each([
    [['--runs', '0'], /--runs is a whole number from 1, not 0/],
    [['--load', '1.5'], /--load is a whole number from 0, not 1\.5/],
    [['--shuffle', 'x'], /--shuffle is a whole number from 0, not x/],
    [['--times', '3'], /--times/],
  ])('reject %j with the option name', (parameters, message) => {
    expect(() => readOptions(parameters)).toThrow(message);
  });
});
