import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  LogInDocument,
  type LogInMutationVariables,
  LogOutDocument,
  RegisterDocument,
  type RegisterMutationVariables,
  ResetPasswordDocument,
  type ResetPasswordMutationVariables,
  TakeOverSessionDocument,
} from './session.generated.js';
import { refetchAll } from '../transport/refetch-all.js';
import { replaceCsrfToken } from '../../lib/page/document-meta.js';
import { broadcastSession } from '../../lib/session/session-channel.js';
import { resumeSession } from '../../lib/session/session-end.js';
import {
  SaveTableColumnsDocument,
  type SaveTableColumnsMutationVariables,
} from './save-table-columns.generated.js';
import { guestColumnsKey, guestReportNames } from '../../lib/storage/guest-columns.js';
import { clearResearch } from '../../lib/storage/recent-reports.js';
import { readStored, writeStored } from '../../lib/storage/stored-value.js';

/** Session actions. Each rejects with the server's error. */
interface SessionActions {
  logIn: (credentials: LogInMutationVariables) => Promise<void>;
  register: (input: RegisterMutationVariables['input']) => Promise<void>;
  logOut: () => Promise<void>;
  /** Takes the session over from the device with the newer log-in. */
  takeOver: () => Promise<void>;
  /** Logs in again after the session expired, without reloading the page. */
  reauthenticate: (credentials: LogInMutationVariables) => Promise<void>;
  resetPassword: (input: ResetPasswordMutationVariables) => Promise<void>;
}

/** Session actions that also update the cached data. */
export function useSession(): SessionActions {
  const client = useApolloClient();
  return useMemo(() => createSessionActions(client), [client]);
}

function createSessionActions(client: ApolloClient): SessionActions {
  return {
    logIn: async (credentials) =>
      startSession(client, (await send(client, LogInDocument, credentials)).logIn.csrfToken),
    register: async (input) => {
      const { csrfToken } = (await send(client, RegisterDocument, { input })).register;
      replaceCsrfToken(csrfToken);
      await migrateGuestColumns(client);
      await startSession(client, csrfToken);
    },
    logOut: async () => {
      const { csrfToken } = (await send(client, LogOutDocument, {})).logOut;
      clearResearch();
      await startSession(client, csrfToken);
    },
    takeOver: async () =>
      continueSession(client, (await send(client, TakeOverSessionDocument, {})).takeOverSession.csrfToken),
    reauthenticate: async (credentials) =>
      continueSession(client, (await send(client, LogInDocument, credentials)).logIn.csrfToken),
    resetPassword: async (input) =>
      startSession(client, (await send(client, ResetPasswordDocument, input)).resetPassword.csrfToken),
  };
}

async function send<Data, Variables extends Record<string, unknown>>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client.mutate({ mutation, variables } as ApolloClient.MutateOptions<
    Data,
    Variables
  >);
  if (!data) throw new Error('no data');
  return data;
}

/** Uses the CSRF token of a new session in all tabs. The server rejects forms with the token of the previous one. */
export function adoptSession(csrfToken: string): void {
  replaceCsrfToken(csrfToken);
  broadcastSession(csrfToken);
  resumeSession();
}

/** Drops all cached data, because another user has other permissions. */
async function startSession(client: ApolloClient, csrfToken: string): Promise<void> {
  adoptSession(csrfToken);
  await refetchAll(client.resetStore());
}

/** Continues the session of the same user: refetches the active queries and keeps the page. */
async function continueSession(client: ApolloClient, csrfToken: string): Promise<void> {
  adoptSession(csrfToken);
  await refetchAll(client.refetchQueries({ include: 'active' }));
}

/** Saves the column settings of a guest to the new account. */
async function migrateGuestColumns(client: ApolloClient): Promise<void> {
  await Promise.all(
    guestReportNames().map(async (reportName) => {
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
    }),
  );
}
