/** `cpc_min` and `cpc-min` are `cpcMin`: how GraphQL spells the names of the documents. */
export function camelCase(name: string): string {
  return name.replace(/[-_]+(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}
