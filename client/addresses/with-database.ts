import {
  getAddressName,
  getParameterNames,
  readAddressParameter,
} from '../../server/contract/report-parameters.js';
import { pageAt } from './catalogue.js';

interface Address {
  pathname: string;
  search: string;
  hash?: string;
}

/**
 * Adds the database to a report address, so that the link opens the same data for every reader. An address that
 * already has a database keeps it, unless it is `unknownDatabase`.
 */
export function withDatabase(
  { pathname, search, hash = '' }: Address,
  database: string | undefined,
  unknownDatabase?: string,
): string {
  const query = new URLSearchParams(search);
  const requestedDatabase = readAddressParameter('base', query);
  const hasValidDatabase = requestedDatabase !== undefined && requestedDatabase !== unknownDatabase;
  const needsNoDatabase = requestedDatabase === undefined && pageAt(pathname) === undefined;
  if (database === undefined || hasValidDatabase || needsNoDatabase) return pathname + search + hash;
  for (const name of getParameterNames('base')) query.delete(name);
  query.set(getAddressName('base'), database);
  return `${pathname}?${query}${hash}`;
}
