/** `cpc_min` and `cpc-min` become `cpcMin`, the GraphQL form of a public API name. */
export function camelCase(name: string): string {
  return name.replace(/[-_]+(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
