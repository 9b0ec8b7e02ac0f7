import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMutationWithToast } from './use-mutation-with-toast.js';
import { useToasts } from './use-toasts.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';

/** Remove and restore mutations with the same variables. */
interface Removal<Variables extends OperationVariables> {
  remove: TypedDocumentNode<unknown, Variables>;
  restore: TypedDocumentNode<unknown, Variables>;
  removalErrorTitle: string;
  restoreErrorTitle: string;
}

/** Removes an item immediately and offers undo, even after navigation. */
export function useRemoval<Variables extends OperationVariables>({
  removalErrorTitle,
  restoreErrorTitle,
  ...documents
}: Removal<Variables>): (
  variables: Variables,
  removedMessage: string,
  onRemoved: () => void,
) => Promise<void> {
  const client = useApolloClient();
  const { successWithUndo } = useToasts();
  const [remove] = useMutationWithToast(documents.remove, removalErrorTitle);
  const [restore] = useMutationWithToast(documents.restore, restoreErrorTitle);
  const undo = async (variables: Variables) => {
    if (await restore(variables)) await refetchAll(client.refetchQueries({ include: 'active' }));
  };
  return async (variables, removedMessage, onRemoved) => {
    if (!(await remove(variables))) return;
    successWithUndo(removedMessage, () => void undo(variables));
    onRemoved();
  };
}
