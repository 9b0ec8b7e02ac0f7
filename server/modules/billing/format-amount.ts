import { formatMoney } from '../../contract/formatting/format-money.js';
import type { Localised } from '../../contract/language/localised.js';

/** Formats an amount: `$1,791`, in Russian `$1 791`; other currencies with their code. */
export function formatAmount(cents: number, currency = 'USD'): Localised {
  const withCurrencyCode = `${(cents / 100).toFixed(2)} ${currency}`;
  if (currency !== 'USD') return { en: withCurrencyCode, ru: withCurrencyCode };
  return { en: formatMoney(cents, 'en'), ru: formatMoney(cents, 'ru') };
}
