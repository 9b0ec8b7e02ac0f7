/**
 * SQL of the id of a normalized keyword or domain: the upper 53 bits of cityHash64, exact in JSON numbers.
 * The argument is an expression, as in `buildIdSql('{domain:String}')`, because values are bound.
 */
export function buildIdSql(expression: string): string {
  return `bitShiftRight(cityHash64(${expression}), 11)`;
}
