import { formatDay } from '../formatting/format-date.js';
import type { Language } from '../language/localised.js';
import type { PositionsDates } from './positions-range.js';

/** Months after which positions count as outdated. */
const maxFreshMonths = 6;

/**
 * Warning about outdated positions: `These positions are from 30 Aug 2020, more than 6 months ago, so they may have
 * changed since.` Undefined if most positions are recent or there are none.
 */
export function formatOutdatedPositions(
  { positionsDate, positionsRange }: Partial<PositionsDates>,
  now: Date,
  language: Language,
): string | undefined {
  const oldestFreshDay = new Date(now);
  oldestFreshDay.setUTCMonth(now.getUTCMonth() - maxFreshMonths);
  if (!positionsDate || positionsDate >= oldestFreshDay.toISOString().slice(0, 10)) return undefined;
  const day = formatDay(positionsDate, language);
  if (language === 'ru') {
    const positions = positionsRange ? 'Большинство позиций' : 'Позиции';
    return `${positions} от ${day}, им больше ${maxFreshMonths} месяцев: с тех пор они могли измениться.`;
  }
  const positions = positionsRange ? 'Most of these positions' : 'These positions';
  return `${positions} are from ${day}, more than ${maxFreshMonths} months ago, so they may have changed since.`;
}
