import { addressName, namesOf, readAddress } from '../../server/contract/report-parameters.js';
import { pageAt } from './catalogue.js';

/** An address of the browser's, by its parts. */
interface Address {
  pathname: string;
  search: string;
  hash?: string;
}

/**
 * The address of a report with its database in it, so that it means the same wherever it is opened; other addresses and those
 * that name theirs stay as they are. `missing` is a code that stands for no database: `database` takes its place in any address.
 */
export function withDatabase(
  { pathname, search, hash = '' }: Address,
  database: string | undefined,
  missing?: string,
): string {
  const query = new URLSearchParams(search);
  const requestedDatabase = readAddress('base', query);
  const hasValidDatabase = requestedDatabase !== undefined && requestedDatabase !== missing;
  const needsNone = requestedDatabase === undefined && pageAt(pathname) === undefined;
  if (database === undefined || hasValidDatabase || needsNone) return pathname + search + hash;
  for (const name of namesOf('base')) query.delete(name);
  query.set(addressName('base'), database);
  return `${pathname}?${query}${hash}`;
}
