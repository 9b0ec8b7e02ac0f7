import { readAddress } from '../../server/contract/report-parameters.js';
import { documentDatabase } from '../lib/document-meta.js';
import { withDatabase } from './with-database.js';

/** What the document's own address said in place of a database's code; undefined where it named one or none. */
let unknownDatabase: string | undefined;

/** Names the database in the address that the document was opened with, before anything reads it. */
export function addDatabaseToDocumentAddress(): void {
  const { pathname, search, hash } = window.location;
  const requestedDatabase = readAddress('base', new URLSearchParams(search));
  // The server answers with the database that it reads: the usual one where the address names none that there is.
  unknownDatabase = requestedDatabase === documentDatabase() ? undefined : requestedDatabase;
  const canonicalAddress = addressWithDatabase({ pathname, search, hash });
  if (canonicalAddress !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', canonicalAddress);
}

/** The address with the database that this document reads, where it is a report's and names none. */
export function addressWithDatabase(address: { pathname: string; search: string; hash?: string }): string {
  return withDatabase(address, documentDatabase(), unknownDatabase);
}

/** The code that the document's address named and that stands for no database; undefined where there is nothing to tell. */
export function missingDatabase(): string | undefined {
  return unknownDatabase?.toLowerCase() === documentDatabase() ? undefined : unknownDatabase;
}
