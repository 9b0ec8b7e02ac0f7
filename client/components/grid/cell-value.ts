/** A value of a row as bare text; values are texts, numbers, flags or lists of them, anything else has none. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Whether there is nothing, or nothing is known: such a cell shows a dash, while zero is a figure. */
export function isUnknown(value: unknown): value is null | undefined | '' | readonly [] {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '';
}
