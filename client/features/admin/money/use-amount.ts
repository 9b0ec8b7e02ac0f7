import { useFormat } from '../../../i18n/use-format.js';

/** Formats an amount in its currency. */
export function useAmount(): (cents: number, currency: string) => string {
  const { money, decimal } = useFormat();
  return (cents, currency) =>
    currency === 'USD' ? money(cents) : `${decimal(cents / 100, 2)}\u00a0${currency}`;
}
