/** Plain machine-readable numbers; all other texts take the slow path. */
const plainPattern = `'^[0-9]+$|^[0-9]*[.][0-9]+$|^[0-9.]+[eE][+\\\\-]?[0-9]+$'`;

/** Ambiguous numbers: unexpected characters between digits, or a suffix for thousands or millions. */
const ambiguousPattern = `'[0-9][^0-9.,\\\\s\\'’\\\\x{a0}\\\\x{2009}\\\\x{202f}]+[0-9]|[0-9][ \\\\x{a0}]*[kKmMbBкКмМ](?:[^a-zA-Zа-яА-Я]|$)'`;

/** Strips spaces, currency names and signs around the digits; empty for non-numbers. */
const bareSql = (text: string): string =>
  `if(match(${text}, ${ambiguousPattern}), '', trim(TRAILING '.,' FROM replaceRegexpAll(${text}, '[^0-9.,\\\\-]', '')))`;

/** Removes thousands separators between groups of three digits. */
const ungroupedSql = (text: string, separator: string): string =>
  `if(match(${text}, '^-?[0-9]{1,3}(?:${separator}[0-9]{3})+$'), replaceRegexpAll(${text}, '${separator}', ''), ${text})`;

/**
 * Aliases that parse a text as Nullable(Float64) `name`, with thousands separators, decimal commas and currency
 * signs.
 * The later of comma and point is the decimal separator; a single comma before three digits separates thousands.
 * For plain numbers the following searches receive an empty text and are cheap.
 */
export function numberAliases(text: string, name: string): string[] {
  return [
    `(${text} = '' OR match(${text}, ${plainPattern})) AS ${name}_plain`,
    `${bareSql(`if(${name}_plain, '', ${text})`)} AS ${name}_bare`,
    // 1,234.5 and 1.234,5: removes the first separator and converts the last one to a point.
    `replaceRegexpOne(replaceRegexpOne(${name}_bare, '^(-?[0-9]{1,3}(?:,[0-9]{3})*)([.][0-9]*)$', '\\\\1;\\\\2'), '^(-?[0-9]{1,3}(?:[.][0-9]{3})+),([0-9]*)$', '\\\\1;.\\\\2') AS ${name}_parts`,
    `replaceRegexpAll(extract(${name}_parts, '^([^;]*)'), if(position(${name}_parts, ';') > 0, '[.,]', '^$'), '') AS ${name}_whole`,
    `toFloat64OrNull(if(${name}_plain, ${text}, replaceAll(concat(${ungroupedSql(`${name}_whole`, ',')}, extract(${name}_parts, ';(.*)$')), ',', '.'))) AS ${name}`,
  ];
}

/** Aliases that parse a text as a whole number; a point before three digits also separates thousands. */
export function integerAliases(text: string, name: string): string[] {
  return [
    `match(${text}, '^[0-9]*$') AS ${name}_plain`,
    `${bareSql(`if(${name}_plain, '', ${text})`)} AS ${name}_bare`,
    `toFloat64OrNull(if(${name}_plain, ${text}, replaceAll(${ungroupedSql(`${name}_bare`, '[.,]')}, ',', '.'))) AS ${name}`,
  ];
}

/** SQL that converts a Nullable(Float64) to an integer type: NULL if negative, clamped to the maximum. */
export function countSql(value: string, type: 'UInt32' | 'UInt64'): string {
  const maxValue = type === 'UInt32' ? '4294967295.' : '9007199254740991.';
  return `if(${value} >= 0, to${type}(least(${value}, ${maxValue})), NULL)`;
}

/**
 * SQL that converts a Nullable(Float64) to money, NULL if invalid. Rounds to cents first because the conversion to a
 * decimal truncates.
 */
export function moneySql(value: string): string {
  return `if(${value} >= 0 AND ${value} < 9999999, toDecimal32(toInt32(round(${value} * 100)), 0) * toDecimal32('0.01', 2), NULL)`;
}
