import { expect, it } from 'vitest';
import {
  percentToCount,
  withDepth,
  draftFromSettings,
  countToPercent,
  toSettingsInput,
} from './settings-draft.js';

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

it('displays a percentage as a number of URLs and sends it as a percentage', () => {
  const draft = draftFromSettings({
    settings: { ...settings, skippedDomains: [...settings.skippedDomains] },
  });
  expect(draft.strength).toBe(7);
  expect(toSettingsInput(draft)).toEqual(settings);
});

it('converts the count of any depth to a percentage that converts back to the same count', () => {
  for (const top of [10, 20, 50]) {
    for (let count = 1; count <= top; count += 1) {
      expect(percentToCount(countToPercent(count, top), top)).toBe(count);
    }
  }
});

it('preserves a percentage at another depth and clamps a count', () => {
  const draft = draftFromSettings({ settings: { ...settings, skippedDomains: [] } });
  expect(withDepth(draft, 10).strength).toBe(4);
  expect(withDepth({ ...draft, isPercent: false, strength: 15 }, 10).strength).toBe(10);
});
