import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  LogInDocument,
  LogOutDocument,
  RegisterDocument,
  type RegisterMutationVariables,
  ResetPasswordDocument,
  type ResetPasswordMutationVariables,
  TakeOverSessionDocument,
} from './session.generated.js';
import { refetchAll } from './refetch-all.js';
import { replaceCsrfToken } from '../lib/document-meta.js';
import { broadcastSession } from '../lib/session-channel.js';
import { resumeSession } from '../lib/session-end.js';
import { migrateGuestColumns } from './migrate-guest-columns.js';

/** What begins and ends a session. Each rejects with the server's refusal. */
interface SessionActions {
  logIn: (credentials: { email: string; password: string }) => Promise<void>;
  register: (input: RegisterMutationVariables['input']) => Promise<void>;
  logOut: () => Promise<void>;
  /** Continues the session that a newer one ended, here. */
  takeOver: () => Promise<void>;
  /** The password once more after the session is over; what the page shows stays. */
  reauthenticate: (credentials: { email: string; password: string }) => Promise<void>;
  resetPassword: (input: ResetPasswordMutationVariables) => Promise<void>;
}

/** The acts of logging in and out, after which the page shows what the person may see. */
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
    logOut: async () => startSession(client, (await send(client, LogOutDocument, {})).logOut.csrfToken),
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
  if (!data) throw new Error('the mutation was answered without data');
  return data;
}

/** Another person, other rights: nothing that was read before is kept. */
async function startSession(client: ApolloClient, csrfToken: string): Promise<void> {
  replaceCsrfToken(csrfToken);
  broadcastSession(csrfToken);
  resumeSession();
  await refetchAll(client.resetStore());
}

/** The same person again: what is on the page stays, and what was refused meanwhile is asked for again. */
async function continueSession(client: ApolloClient, csrfToken: string): Promise<void> {
  replaceCsrfToken(csrfToken);
  broadcastSession(csrfToken);
  resumeSession();
  await refetchAll(client.refetchQueries({ include: 'active' }));
}
