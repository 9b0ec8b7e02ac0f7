import {
  readAddressParameter,
  getAddressName,
  getParameterNames,
} from '../../server/contract/reports/report-parameters.js';
import { documentDatabase } from '../lib/page/document-meta.js';
import { pageAt } from './catalogue.js';

/** Unknown database code in the address of the document; undefined if the code is valid or missing. */
let unknownDatabase: string | undefined;

/** Adds the database to the document's address before any code reads it. */
export function addDatabaseToDocumentAddress(): void {
  const { pathname, search, hash } = window.location;
  const requestedDatabase = readAddressParameter('base', new URLSearchParams(search));
  // The server replaces an unknown code with the default database.
  unknownDatabase = requestedDatabase === documentDatabase() ? undefined : requestedDatabase;
  const canonicalAddress = addressWithDatabase({ pathname, search, hash });
  if (canonicalAddress !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', canonicalAddress);
  }
}

/** Adds the current database to a report address that has none. */
export function addressWithDatabase(address: { pathname: string; search: string; hash?: string }): string {
  return withDatabase(address, documentDatabase(), unknownDatabase);
}

/** Unknown database code in the address of the document; undefined if there is none. */
export function missingDatabase(): string | undefined {
  return unknownDatabase?.toLowerCase() === documentDatabase() ? undefined : unknownDatabase;
}

interface Address {
  pathname: string;
  search: string;
  hash?: string;
}

/**
 * Adds the database to a report address, so that the link opens the same data for every reader. Replaces
 * `unknownDatabase`; other addresses do not change.
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
