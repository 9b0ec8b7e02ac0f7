/** A number as programs write it; whatever else is there costs a second look. */
const plain = `'^[0-9]+$|^[0-9]*[.][0-9]+$|^[0-9.]+[eE][+\\\\-]?[0-9]+$'`;

/** Something odd between digits, or a letter for thousands or millions behind them: no number that could be read rightly. */
const ambiguous = `'[0-9][^0-9.,\\\\s\\'’\\\\x{a0}\\\\x{2009}\\\\x{202f}]+[0-9]|[0-9][ \\\\x{a0}]*[kKmMbBкКмМ](?:[^a-zA-Zа-яА-Я]|$)'`;

/** Digits with what people and exports put around them taken away: blanks, names and signs of currencies; blank for what is no number. */
const bare = (text: string): string =>
  `if(match(${text}, ${ambiguous}), '', trim(TRAILING '.,' FROM replaceRegexpAll(${text}, '[^0-9.,\\\\-]', '')))`;

/** Takes the thousands separators out of groups of three digits; the rest of the text stays. */
const ungrouped = (text: string, separator: string): string =>
  `if(match(${text}, '^-?[0-9]{1,3}(?:${separator}[0-9]{3})+$'), replaceRegexpAll(${text}, '${separator}', ''), ${text})`;

/**
 * Aliases that read a text as `name`, a Nullable(Float64): thousands separators, decimal commas, currency signs; NULL for what
 * is no number. Of a comma and a point the later one is the decimal sign; a comma before three digits parts thousands.
 * A plain number takes the short way: the searches behind it see an empty text then.
 */
export function numberAliases(text: string, name: string): string[] {
  return [
    `(${text} = '' OR match(${text}, ${plain})) AS ${name}_plain`,
    `${bare(`if(${name}_plain, '', ${text})`)} AS ${name}_bare`,
    // 1,234.5 and 1.234,5: with both signs there, the first kind goes and the last becomes the point.
    `replaceRegexpOne(replaceRegexpOne(${name}_bare, '^(-?[0-9]{1,3}(?:,[0-9]{3})*)([.][0-9]*)$', '\\\\1;\\\\2'), '^(-?[0-9]{1,3}(?:[.][0-9]{3})+),([0-9]*)$', '\\\\1;.\\\\2') AS ${name}_parts`,
    `replaceRegexpAll(extract(${name}_parts, '^([^;]*)'), if(position(${name}_parts, ';') > 0, '[.,]', '^$'), '') AS ${name}_whole`,
    `toFloat64OrNull(if(${name}_plain, ${text}, replaceAll(concat(${ungrouped(`${name}_whole`, ',')}, extract(${name}_parts, ';(.*)$')), ',', '.'))) AS ${name}`,
  ];
}

/** Aliases that read a text as a whole number, a Nullable(Float64) `name`: here a point before three digits parts thousands too. */
export function integerAliases(text: string, name: string): string[] {
  return [
    `match(${text}, '^[0-9]*$') AS ${name}_plain`,
    `${bare(`if(${name}_plain, '', ${text})`)} AS ${name}_bare`,
    `toFloat64OrNull(if(${name}_plain, ${text}, replaceAll(${ungrouped(`${name}_bare`, '[.,]')}, ',', '.'))) AS ${name}`,
  ];
}

/** SQL of a Nullable(Float64) as a count that fits the type, NULL for a negative one; too large a one is the largest. */
export function countSql(value: string, type: 'UInt32' | 'UInt64'): string {
  const maxValue = type === 'UInt32' ? '4294967295.' : '9007199254740991.';
  return `if(${value} >= 0, to${type}(least(${value}, ${maxValue})), NULL)`;
}

/** SQL of a Nullable(Float64) as money, NULL for what no price is. By whole cents: a fraction turned into a decimal is cut off. */
export function moneySql(value: string): string {
  return `if(${value} >= 0 AND ${value} < 9999999, toDecimal32(toInt32(round(${value} * 100)), 0) * toDecimal32('0.01', 2), NULL)`;
}
