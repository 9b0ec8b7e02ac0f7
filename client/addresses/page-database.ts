import { readAddressParameter } from '../../server/contract/report-parameters.js';
import { documentDatabase } from '../lib/document-meta.js';
import { withDatabase } from './with-database.js';

/** The database code in the document's address that does not exist; undefined otherwise. */
let unknownDatabase: string | undefined;

/** Adds the database to the document's address before any code reads it. */
export function addDatabaseToDocumentAddress(): void {
  const { pathname, search, hash } = window.location;
  const requestedDatabase = readAddressParameter('base', new URLSearchParams(search));
  // For an unknown code the server falls back to the default database.
  unknownDatabase = requestedDatabase === documentDatabase() ? undefined : requestedDatabase;
  const canonicalAddress = addressWithDatabase({ pathname, search, hash });
  if (canonicalAddress !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', canonicalAddress);
  }
}

/** Adds this document's database to a report address that has none. */
export function addressWithDatabase(address: { pathname: string; search: string; hash?: string }): string {
  return withDatabase(address, documentDatabase(), unknownDatabase);
}

/** The unknown database code in the document's address; undefined if there is nothing to report. */
export function missingDatabase(): string | undefined {
  return unknownDatabase?.toLowerCase() === documentDatabase() ? undefined : unknownDatabase;
}
