/** Signs that people write currencies with; the others are known by their codes alone. */
const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', RUB: '₽', USD: '$' };

/** Sign of a currency on the screen, its code of ISO 4217 where it has none: `$`, `₽`, `KZT`. */
export function currencySign(code: string): string {
  return signs[code] ?? code;
}

/** Name of an amount of money with what it is counted in, a sign or a code: `CPC, ₽`, `CPC, RUB`. */
export function titleWithCurrency(title: string, currency: string): string {
  return `${title}, ${currency}`;
}
