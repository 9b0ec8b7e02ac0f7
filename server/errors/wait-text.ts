import type { Localised } from '../contract/localised.js';

const seconds = { one: 'секунду', few: 'секунды', many: 'секунд' };
const minutes = { one: 'минуту', few: 'минуты', many: 'минут' };
const russian = new Intl.PluralRules('ru');

/** Waiting time as an imperative, as `wait 37 seconds`. From two minutes on, rounded up to minutes. */
export function waitText(total: number): Localised {
  const isShort = total < 120;
  const count = isShort ? total : Math.ceil(total / 60);
  const unit = isShort ? 'second' : 'minute';
  const forms: Readonly<Record<string, string>> = isShort ? seconds : minutes;
  return {
    en: `wait ${count} ${unit}${count === 1 ? '' : 's'}`,
    ru: `подождите ${count} ${forms[russian.select(count)] ?? ''}`,
  };
}
