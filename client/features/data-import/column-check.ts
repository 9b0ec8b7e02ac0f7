/** Result of parsing the first values of a column as a field. */
interface ColumnCheck {
  /** Number of checked values, and of those that cannot be parsed. */
  checked: number;
  failed: number;
  /** The first failing value. */
  example: string;
}

const numeric = /^\d[\d\s.,\u{a0}\u{202f}'’]*$/u;
const patterns: Readonly<Record<string, RegExp | undefined>> = {
  position: /^\d{1,4}$/,
  previous_position: /^(?:\d{1,4})?$/,
  average_position: /^\d+(?:[.,]\d+)?$/,
  url: /^(?:https?:\/\/\S+\.\S+|\/\S*)$/i,
  domain: /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u,
  date: /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/,
  keyword: /\S/,
  ws: numeric,
  wsk: numeric,
  docs: numeric,
};

/** Checks whether the first values of a column can be parsed as a field; undefined without values. */
export function checkColumn(field: string, values: readonly string[]): ColumnCheck | undefined {
  const pattern = patterns[field];
  if (values.length === 0) return undefined;
  const failed = pattern ? values.filter((value) => !pattern.test(value.trim())) : [];
  return { checked: values.length, failed: failed.length, example: failed[0] ?? '' };
}
