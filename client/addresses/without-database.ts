import { getParameterNames } from '../../server/contract/report-parameters.js';

/** The return address must not contain the old database. */
export function withoutDatabase(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of getParameterNames('base')) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
