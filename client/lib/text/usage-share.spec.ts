import { expect, it } from 'vitest';
import { usageTone, usedPercent } from './usage-share.js';

const kind = 'reports';

it('warns from 80 % of a limit and reports it as exhausted at its end', () => {
  const tones = [0, 11, 12, 14, 15, 16].map((used) => usageTone({ kind, used, limit: 15 }));
  expect(tones).toEqual(['calm', 'calm', 'warning', 'warning', 'negative', 'negative']);
});

it('never rounds up to the full limit', () => {
  expect(usedPercent({ kind, used: 999, limit: 1000 })).toBe(99);
  expect(usedPercent({ kind, used: 1001, limit: 1000 })).toBe(100);
});

it('does not warn without a limit or for a limit of zero', () => {
  expect(usedPercent({ kind, used: 5000, limit: null })).toBeUndefined();
  expect(usageTone({ kind, used: 5000, limit: null })).toBe('calm');
  expect(usageTone({ kind: 'apiRequests', used: 0, limit: 0 })).toBe('calm');
});

it('does not warn when all team seats are used', () => {
  expect(usageTone({ kind: 'users', used: 5, limit: 5 })).toBe('calm');
});
