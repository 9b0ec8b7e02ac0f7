/** Builds an address from a path and query parameters; parameters without a value are omitted. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
