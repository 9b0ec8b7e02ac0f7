import type { ApolloClient } from '@apollo/client';
import {
  SaveTableColumnsDocument,
  type SaveTableColumnsMutationVariables,
} from './save-table-columns.generated.js';
import { guestColumnsKey, guestReportNames } from '../lib/guest-columns.js';
import { readStored, writeStored } from '../lib/stored-value.js';

/** Saves the column settings of a guest to the new account. */
export async function migrateGuestColumns(client: ApolloClient): Promise<void> {
  await Promise.all(guestReportNames().map((reportName) => migrateReportColumns(client, reportName)));
}

async function migrateReportColumns(client: ApolloClient, reportName: string): Promise<void> {
  const key = guestColumnsKey(reportName);
  const columns = readStored<SaveTableColumnsMutationVariables['columns']>(key, null);
  if (!columns) return;
  const variables = { reportName, columns };
  try {
    await client.mutate({ mutation: SaveTableColumnsDocument, variables, fetchPolicy: 'no-cache' });
    writeStored(key, null);
  } catch {
    // A rejected setting stays in the browser and must not fail the registration.
  }
}
