import { expect, it } from 'vitest';
import { usageTone, usedPercent } from './usage-share.js';

const kind = 'reports';

it('warns from four fifths of a limit, and says at its end that it is used up', () => {
  const tones = [0, 11, 12, 14, 15, 16].map((used) => usageTone({ kind, used, limit: 15 }));
  expect(tones).toEqual(['calm', 'calm', 'warning', 'warning', 'negative', 'negative']);
});

it('never rounds up to the end of a limit', () => {
  expect(usedPercent({ kind, used: 999, limit: 1000 })).toBe(99);
  expect(usedPercent({ kind, used: 1001, limit: 1000 })).toBe(100);
});

it('has nothing to warn of where there is no limit, or where the plan holds none of it', () => {
  expect(usedPercent({ kind, used: 5000, limit: null })).toBeUndefined();
  expect(usageTone({ kind, used: 5000, limit: null })).toBe('calm');
  expect(usageTone({ kind: 'apiRequests', used: 0, limit: 0 })).toBe('calm');
});

it('stays calm where every place for people is taken', () => {
  expect(usageTone({ kind: 'users', used: 5, limit: 5 })).toBe('calm');
});
