/** What people and exports put around digits: blanks of every kind, currency and percent signs, apostrophes. */
const aroundDigits = `[^0-9.,+\\\\-eE]`;

const bare = (text: string): string => `replaceRegexpAll(${text}, '${aroundDigits}', '')`;

/** Separators in front of groups of three digits to the end. */
const grouped = (separator: string): string => `'^[+\\\\-]?[0-9]{1,3}(?:${separator}[0-9]{3})+$'`;

/**
 * SQL of a text as a Nullable(Float64): thousands separators, decimal commas, currency signs; NULL for what is no number.
 * Of a comma and a point the later one is the decimal sign.
 */
export function numberSql(text: string): string {
  return readNumber(text, (digits) => `multiIf(
    match(${digits}, '^[^,]*[.][^,.]*$|^[0-9]+$'), ${digits},
    position(${digits}, ',') > position(${digits}, '.') AND position(${digits}, '.') > 0, replaceAll(replaceAll(${digits}, '.', ''), ',', '.'),
    match(${digits}, ${grouped(',')}) OR position(${digits}, '.') > 0, replaceAll(${digits}, ',', ''),
    replaceAll(${digits}, ',', '.'))`);
}

/** SQL of a text as a whole number in a Nullable(Float64): here a point before three digits is a thousands separator too. */
export function wholeNumberSql(text: string): string {
  return readNumber(text, (digits) => `multiIf(
    match(${digits}, ${grouped('[.,]')}), replaceRegexpAll(${digits}, '[.,]', ''),
    replaceAll(${digits}, ',', '.'))`, `toUInt64OrNull(${text})`);
}

function readNumber(text: string, plain: (digits: string) => string, quick = `toFloat64OrNull(${text})`): string {
  const finite = (value: string) => `if(isFinite(${value}), ${value}, NULL)`;
  const slow = `toFloat64OrNull(${plain(bare(text))})`;
  return `multiIf(${text} = '', NULL, ${quick} IS NOT NULL, toNullable(toFloat64(${quick})), ${finite(slow)})`;
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
