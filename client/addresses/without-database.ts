/** The page to come back to must not name the old database. */
export function withoutDatabase(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('db');
  return query.size > 0 ? `?${query}` : '';
}
