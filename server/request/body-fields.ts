export type RawValues = Readonly<Record<string, unknown>>;

/** Fields of a body, merged with those under `data` and `params`. */
export function bodyFields(body: unknown): RawValues {
  const fields = asRecord(body);
  return { ...fields, ...asRecord(fields['data']), ...asRecord(fields['params']) };
}

/**
 * The value if it is an object, otherwise an empty one. A text or a list in its place would have one field per entry,
 * and each costs microseconds: spreading a text of 10 MB takes half a minute.
 */
export function asRecord(value: unknown): RawValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawValues) : {};
}
