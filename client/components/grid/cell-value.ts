/** Plain text of a row value. Supports strings, numbers, booleans and lists of them; other values are empty. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Whether a value is missing and displayed as a dash. Zero is not missing. */
export function isUnknown(value: unknown): value is null | undefined | '' | readonly [] {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '';
}
