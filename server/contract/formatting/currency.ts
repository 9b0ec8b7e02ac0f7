/** Common currency symbols; other currencies use their codes. */
const currencySigns: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', RUB: '₽', USD: '$' };

/** Currency symbol, or the ISO 4217 code if there is none: `$`, `₽`, `KZT`. */
export function getCurrencySign(code: string): string {
  return currencySigns[code] ?? code;
}

/** Title of an amount with its currency: `CPC, ₽`, `CPC, RUB`. */
export function formatTitleWithCurrency(title: string, currency: string): string {
  return `${title}, ${currency}`;
}
