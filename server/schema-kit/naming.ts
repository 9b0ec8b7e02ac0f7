/** `cpc_min` → `cpcMin`: how GraphQL spells a column of the documents. */
export function camelCase(name: string): string {
  return name.replace(/[-_]+(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

/** `organic-keywords` → `OrganicKeywords`: how GraphQL names the types of a report. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
