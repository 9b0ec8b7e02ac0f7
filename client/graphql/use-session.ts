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
import { takeOverTables } from './take-over-tables.js';

/** What begins and ends a session. Each rejects with the server's refusal. */
interface SessionActs {
  logIn: (who: { email: string; password: string }) => Promise<void>;
  register: (input: RegisterMutationVariables['input']) => Promise<void>;
  logOut: () => Promise<void>;
  /** Continues the session that a newer one ended, here. */
  takeOver: () => Promise<void>;
  /** The password once more after the session is over; what the page shows stays. */
  comeBack: (who: { email: string; password: string }) => Promise<void>;
  resetPassword: (input: ResetPasswordMutationVariables) => Promise<void>;
}

/** The acts of logging in and out, after which the page shows what the person may see. */
export function useSession(): SessionActs {
  const client = useApolloClient();
  return useMemo(() => actsOf(client), [client]);
}

function actsOf(client: ApolloClient): SessionActs {
  return {
    logIn: async (who) => startAnew(client, (await send(client, LogInDocument, who)).logIn.csrfToken),
    register: async (input) => {
      const { csrfToken } = (await send(client, RegisterDocument, { input })).register;
      replaceCsrfToken(csrfToken);
      await takeOverTables(client);
      await startAnew(client, csrfToken);
    },
    logOut: async () => startAnew(client, (await send(client, LogOutDocument, {})).logOut.csrfToken),
    takeOver: async () =>
      goOn(client, (await send(client, TakeOverSessionDocument, {})).takeOverSession.csrfToken),
    comeBack: async (who) => goOn(client, (await send(client, LogInDocument, who)).logIn.csrfToken),
    resetPassword: async (input) =>
      startAnew(client, (await send(client, ResetPasswordDocument, input)).resetPassword.csrfToken),
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
async function startAnew(client: ApolloClient, csrfToken: string): Promise<void> {
  replaceCsrfToken(csrfToken);
  broadcastSession(csrfToken);
  resumeSession();
  await refetchAll(client.resetStore());
}

/** The same person again: what is on the page stays, and what was refused meanwhile is asked for again. */
async function goOn(client: ApolloClient, csrfToken: string): Promise<void> {
  replaceCsrfToken(csrfToken);
  broadcastSession(csrfToken);
  resumeSession();
  await refetchAll(client.refetchQueries({ include: 'active' }));
}
