/** What the first values of a column say of its meaning. */
interface ColumnCheck {
  /** Values that were looked at, and those of them that cannot be read. */
  of: number;
  failing: number;
  /** The first of those. */
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

/** Looks at the first values of a column that is read as a field; undefined where there is none to look at. */
export function checkColumn(field: string, values: readonly string[]): ColumnCheck | undefined {
  const pattern = patterns[field];
  if (values.length === 0) return undefined;
  const failing = pattern ? values.filter((value) => !pattern.test(value.trim())) : [];
  return { of: values.length, failing: failing.length, example: failing[0] ?? '' };
}
