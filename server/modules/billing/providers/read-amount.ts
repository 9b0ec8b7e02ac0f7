/** A sum as providers write it, `49` or `49.5`, in hundredths; undefined for anything that is no such sum. */
export function centsOf(amount: unknown): number | undefined {
  const [, units, fraction = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?0*$/.exec(String(amount)) ?? [];
  return units === undefined ? undefined : Number(units) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Hundredths as providers write a sum. */
export function amountOf(cents: number): number {
  return cents / 100;
}

/** A text or a number that a provider sent, as text; empty for anything else. */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
