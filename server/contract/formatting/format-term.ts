import { noBreakSpace } from './format-number.js';
import type { Language } from '../language/localised.js';

/** Term of a plan: `3 months`, or `1 day` for terms below a month. */
export function formatTerm({ months, days }: { months: number; days: number }, language: Language): string {
  const [count, unit] = months > 0 ? [months, 'month'] : [days, 'day'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    .format(count)
    .replace(noBreakSpace, ' ');
}
