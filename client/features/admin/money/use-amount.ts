import { useFormat } from '../../../i18n/use-format.js';

/** Formats an amount in its currency. */
export function useAmount(): (cents: number, currency: string) => string {
  const { money } = useFormat();
  return (cents, currency) => (currency === 'USD' ? money(cents) : `${(cents / 100).toFixed(2)} ${currency}`);
}
