import { expect, it } from 'vitest';
import { usageTone, usedPercent } from './usage-share.js';

it('warns from four fifths of a limit, and says at its end that it is used up', () => {
  const tones = [0, 11, 12, 14, 15, 16].map((used) => usageTone({ used, limit: 15 }));
  expect(tones).toEqual(['calm', 'calm', 'warning', 'warning', 'negative', 'negative']);
});

it('never rounds up to the end of a limit', () => {
  expect(usedPercent({ used: 999, limit: 1000 })).toBe(99);
  expect(usedPercent({ used: 1001, limit: 1000 })).toBe(100);
});

it('has nothing to warn of where there is no limit', () => {
  expect(usedPercent({ used: 5000, limit: null })).toBeUndefined();
  expect(usageTone({ used: 5000, limit: null })).toBe('calm');
});
