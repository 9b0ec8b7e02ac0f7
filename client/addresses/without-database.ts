import { getParameterNames } from '../../server/contract/reports/report-parameters.js';

/** Query string without the database, for links that change the database. */
export function withoutDatabase(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of getParameterNames('base')) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
