import { expect, it } from 'vitest';
import { hasRegressed } from './baseline.js';

it('detects a ratio that is worse than the baseline beyond the tolerance in either direction', () => {
  const higherIsBetter = { name: 'pages', min: 0.6 };
  const lowerIsBetter = { name: 'work', max: 5 };
  expect(hasRegressed({ ...higherIsBetter, value: 0.7 }, 1)).toBe(true);
  expect(hasRegressed({ ...higherIsBetter, value: 0.8 }, 1)).toBe(false);
  expect(hasRegressed({ ...higherIsBetter, value: 2 }, 1)).toBe(false);
  expect(hasRegressed({ ...lowerIsBetter, value: 13 }, 10)).toBe(true);
  expect(hasRegressed({ ...lowerIsBetter, value: 12 }, 10)).toBe(false);
  expect(hasRegressed({ ...lowerIsBetter, value: 1 }, undefined)).toBe(false);
});
