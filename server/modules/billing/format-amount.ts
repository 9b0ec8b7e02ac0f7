import { formatMoney } from '../../contract/format-money.js';
import type { Localised } from '../../contract/localised.js';

/** A sum for a person to read, as the pages write it: `$1,791`, in Russian `$1 791`; of another currency with its code. */
export function formatAmount(cents: number, currency = 'USD'): Localised {
  const withCurrencyCode = `${(cents / 100).toFixed(2)} ${currency}`;
  if (currency !== 'USD') return { en: withCurrencyCode, ru: withCurrencyCode };
  return { en: formatMoney(cents, 'en'), ru: formatMoney(cents, 'ru') };
}
