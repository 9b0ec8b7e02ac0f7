/** Largest amount that the payment tables can store. */
const maxCents = 2_147_483_647;

/** A field of a verified notification that cannot be stored. */
export class NotificationFieldError extends Error {
  constructor(readonly field: string) {
    super(`${field} is missing or invalid`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Parses an amount, such as `49` or `49.5`, to cents; undefined if invalid. */
export function parseCents(amount: unknown): number | undefined {
  const [, units, fraction = ''] = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(String(amount)) ?? [];
  if (units === undefined) return undefined;
  const cents = Number(units) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= maxCents ? cents : undefined;
}

/**
 * Returns a positive amount of a notification.
 * @throws NotificationFieldError
 */
export function requireCents(cents: unknown, field: string): number {
  const isValid = typeof cents === 'number' && Number.isSafeInteger(cents) && cents > 0 && cents <= maxCents;
  if (!isValid) throw new NotificationFieldError(field);
  return cents;
}

/** Converts cents to currency units. */
export function toCurrencyUnits(cents: number): number {
  return cents / 100;
}

/** Converts a string or number to text; empty for other values. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Reads an id that is stored. Numbers above the exact range of JavaScript are invalid, because two ids would be equal.
 * A cancellation is stored as `cancel-` and the id in a column of 100 characters.
 * @throws NotificationFieldError for a missing, long or unprintable id
 */
export function requireId(fields: Fields, name: string): string {
  const value = fields[name];
  const isExact = typeof value !== 'number' || Number.isSafeInteger(value);
  const text = toText(value);
  if (isExact && /^[^\p{Cc}\p{Cs}]{1,93}$/u.test(text)) return text;
  throw new NotificationFieldError(name);
}

/**
 * Reads an id that may be missing or empty.
 * @throws NotificationFieldError
 */
export function optionalId(fields: Fields, name: string): string | undefined {
  return (fields[name] ?? '') === '' ? undefined : requireId(fields, name);
}

/** Reads a currency code in any case. */
export function readCurrency(value: unknown): string {
  return toText(value).trim().toUpperCase();
}
