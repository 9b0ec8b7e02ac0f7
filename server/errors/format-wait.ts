import type { Localised } from '../contract/language/localised.js';

const russianSeconds = { one: 'секунду', few: 'секунды', many: 'секунд' };
const russianMinutes = { one: 'минуту', few: 'минуты', many: 'минут' };
const russianPluralRules = new Intl.PluralRules('ru');

/**
 * Formats a waiting time as an imperative, such as `wait 37 seconds`. Times from two minutes on are rounded up to
 * minutes.
 */
export function formatWait(totalSeconds: number): Localised {
  const isShort = totalSeconds < 120;
  const count = isShort ? totalSeconds : Math.ceil(totalSeconds / 60);
  const unit = isShort ? 'second' : 'minute';
  const forms: Readonly<Record<string, string>> = isShort ? russianSeconds : russianMinutes;
  return {
    en: `wait ${count} ${unit}${count === 1 ? '' : 's'}`,
    ru: `подождите ${count} ${forms[russianPluralRules.select(count)] ?? ''}`,
  };
}
