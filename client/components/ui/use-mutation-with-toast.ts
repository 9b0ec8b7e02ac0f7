import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useToasts } from './use-toasts.js';

/**
 * Runs a mutation on demand. Resolves to its data, or to undefined after showing the error in a persistent toast.
 * Forms show their errors themselves and do not need this hook.
 */
export function useMutationWithToast<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  errorTitle: string,
) {
  const { warn } = useToasts();
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const action = async (variables: Variables): Promise<Data | undefined> => {
    setBusy(true);
    try {
      const options = { mutation, variables } as Parameters<typeof client.mutate<Data, Variables>>[0];
      return (await client.mutate<Data, Variables>(options)).data;
    } catch (error) {
      warn(errorTitle, toUserError(error as Error).message);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return [action, isBusy] as const;
}
