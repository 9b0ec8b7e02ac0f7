/** A number as programs write it; whatever else is there costs a second look. */
const plain = `'^[0-9]+$|^[0-9]*[.][0-9]+$|^[0-9.]+[eE][+\\\\-]?[0-9]+$'`;

/** Digits with what people and exports put around them taken away: blanks of every kind, currency and percent signs. */
const bare = (text: string): string => `replaceRegexpAll(${text}, '[^0-9.,\\\\-]', '')`;

/** Takes the thousands separators out of groups of three digits; the rest of the text stays. */
const ungrouped = (text: string, separator: string): string =>
  `if(match(${text}, '^-?[0-9]{1,3}(?:${separator}[0-9]{3})+$'), replaceRegexpAll(${text}, '${separator}', ''), ${text})`;

/**
 * SQL of a text as a Nullable(Float64): thousands separators, decimal commas, currency signs; NULL for what is no number.
 * Of a comma and a point the later one is the decimal sign; a comma before three digits parts thousands.
 */
export function numberSql(text: string): string {
  // 1,234.5 and 1.234,5: with both signs there, the first kind goes and the last becomes the point.
  const oneSign = `replaceRegexpOne(replaceRegexpOne(${bare(text)}, '^(-?[0-9]{1,3}(?:,[0-9]{3})*)([.][0-9]*)$', '\\\\1;\\\\2'), '^(-?[0-9]{1,3}(?:[.][0-9]{3})+),([0-9]*)$', '\\\\1;,\\\\2')`;
  const whole = `replaceRegexpAll(extract(${oneSign}, '^([^;]*)'), if(position(${oneSign}, ';') > 0, '[.,]', '^$'), '')`;
  const slow = `concat(${ungrouped(whole, ',')}, extract(${oneSign}, ';(.*)$'))`;
  return readSql(text, slow);
}

/** SQL of a text as a whole number in a Nullable(Float64): here a point before three digits parts thousands too. */
export function wholeNumberSql(text: string): string {
  return `toFloat64OrNull(if(match(${text}, '^[0-9]*$'), ${text}, replaceAll(${ungrouped(bare(text), '[.,]')}, ',', '.')))`;
}

function readSql(text: string, slow: string): string {
  return `toFloat64OrNull(if(${text} = '' OR match(${text}, ${plain}), ${text}, replaceAll(${slow}, ',', '.')))`;
}

/** SQL of a Nullable(Float64) as a count that fits the type, NULL for a negative one; too large a one is the largest. */
export function countSql(value: string, type: 'UInt32' | 'UInt64'): string {
  const largest = type === 'UInt32' ? '4294967295.' : '9007199254740991.';
  return `if(${value} >= 0, to${type}(least(${value}, ${largest})), NULL)`;
}

/** SQL of a Nullable(Float64) as money, NULL for what no price is. */
export function moneySql(value: string): string {
  return `if(${value} >= 0 AND ${value} < 9999999, toDecimal32(round(${value}, 2), 2), NULL)`;
}
