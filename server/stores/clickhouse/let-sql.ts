/** Evaluates an expression over named intermediate values, each computed once. */
export function letSql(values: readonly (readonly [name: string, sql: string])[], result: string): string {
  return values.reduceRight((inner, [name, sql]) => `arrayMap(${name} -> ${inner}, [${sql}])[1]`, result);
}
