import { expect, it } from 'vitest';
import { addressesOf, withDepth, draftFromSettings, percentOf, toSettingsInput } from './settings-draft.js';

const settings = {
  method: 'SOFT',
  top: 20,
  strength: 35,
  isPercent: true,
  leastVolume: 0,
  leastClusterVolume: 100,
  skippedDomains: ['market.example'],
  update: 'UNKNOWN',
} as const;

it('shows a strength in per cent as so many addresses of the depth, and sends a per cent', () => {
  const draft = draftFromSettings({
    settings: { ...settings, skippedDomains: [...settings.skippedDomains] },
  });
  expect(draft.strength).toBe(7);
  expect(toSettingsInput(draft)).toEqual(settings);
});

it('sends any depth’s count as a per cent that comes to the same count', () => {
  for (const top of [10, 20, 50]) {
    for (let count = 1; count <= top; count += 1) {
      expect(addressesOf(percentOf(count, top), top)).toBe(count);
    }
  }
});

it('keeps the share at another depth where it is a per cent, else the count as far as it fits', () => {
  const draft = draftFromSettings({ settings: { ...settings, skippedDomains: [] } });
  expect(withDepth(draft, 10).strength).toBe(4);
  expect(withDepth({ ...draft, isPercent: false, strength: 15 }, 10).strength).toBe(10);
});
