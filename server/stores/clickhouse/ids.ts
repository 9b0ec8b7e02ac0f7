/**
 * SQL of the id of a normalised keyword or domain name: the upper 53 bits of cityHash64, exact in JSON numbers.
 * Pass an expression, never a value: values are bound, as in `idOf('{domain:String}')`.
 */
export function idOf(expression: string): string {
  return `bitShiftRight(cityHash64(${expression}), 11)`;
}
