/** Parses an amount, such as `49` or `49.5`, to cents; undefined if invalid. */
export function parseCents(amount: unknown): number | undefined {
  const [, units, fraction = ''] = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(String(amount)) ?? [];
  return units === undefined ? undefined : Number(units) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Converts cents to currency units. */
export function toCurrencyUnits(cents: number): number {
  return cents / 100;
}

/** Converts a string or number to text; empty for other values. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
