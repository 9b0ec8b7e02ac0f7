import { readAddressParameter } from '../../server/contract/report-parameters.js';
import { documentDatabase } from '../lib/document-meta.js';
import { withDatabase } from './with-database.js';

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
