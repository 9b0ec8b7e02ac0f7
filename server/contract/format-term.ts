import { noBreakSpace } from './format-number.js';
import type { Language } from './localised.js';

/** For how long a plan is bought, in words: `3 months`, `1 day`; days count where there are no months. */
export function formatTerm({ months, days }: { months: number; days: number }, language: Language): string {
  const [count, unit] = months > 0 ? [months, 'month'] : [days, 'day'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    .format(count)
    .replace(noBreakSpace, ' ');
}
