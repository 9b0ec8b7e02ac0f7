/** A sum for a person to read: `$49.50`; with the code of another currency in its place. */
export function dollars(cents: number, currency = 'USD'): string {
  const sum = (cents / 100).toFixed(2);
  return currency === 'USD' ? `$${sum}` : `${sum} ${currency}`;
}
