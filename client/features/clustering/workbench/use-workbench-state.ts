import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { sendMultipart } from '../../../graphql/transport/send-multipart.js';
import {
  ClusteringEditsDocument,
  ClusteringStateDocument,
  ClusteringTreeDocument,
  RedoClusteringEditDocument,
  UndoClusteringEditDocument,
  type ClusteringChangeFragment,
  type ClusteringEditFragment,
  type ClusteringFragment,
} from '../clustering.generated.js';
import { type SortedTree, sortTree, readTree, applyChange, type FolderTree } from './folder-tree.js';
import { useEditDescription } from './use-edit-description.js';
import { usePollRemoteEdits } from './use-poll-remote-edits.js';
import type { EditDocument, Workbench } from './workbench.js';
import type { OptimisticEdit } from './optimistic-edits.js';

interface WorkbenchState {
  /** Undefined until the tree has loaded. */
  workbench: Workbench | undefined;
  error: Error | undefined;
  retry: () => void;
}

const initialTreeState = { confirmed: { folders: new Map(), stats: new Map() }, pending: [] };

/** State of the clustering workbench. `isExact` selects the search volume that the database uses. */
export function useWorkbenchState(
  project: ClusteringFragment,
  isExact: boolean,
  setProject: (project: ClusteringFragment) => void,
): WorkbenchState {
  const { t } = useTranslation('clustering');
  const client = useApolloClient();
  const { warn, successWithUndo } = useToasts();
  const describeEdit = useEditDescription();
  /** Dismisses the undo toast of the previous edit: only the latest edit can be undone. */
  const dismissUndoToast = useRef<() => void>(undefined);
  const [state, dispatch] = useReducer(treeReducer, initialTreeState);
  const [edits, setEdits] = useState<readonly ClusteringEditFragment[]>();
  const [error, setError] = useState<Error>();
  const [keywordsVersion, setKeywordsVersion] = useState(0);
  const [sendingCount, setSendingCount] = useState(0);
  const pendingCount = useRef(0);
  const currentRevision = useRef(project.revision);
  /** Latest edits as a ref, so that a queued edit reads them when it runs. */
  const latestEdits = useRef<readonly ClusteringEditFragment[]>([]);
  const { uid } = project;

  const readEdits = useCallback(async () => {
    const { data } = await client.query({
      query: ClusteringEditsDocument,
      variables: { uid },
      fetchPolicy: 'no-cache',
    });
    const loadedEdits = data?.clusteringEdits ?? [];
    latestEdits.current = loadedEdits;
    setEdits(loadedEdits);
    return loadedEdits;
  }, [client, uid]);

  const reload = useCallback(async () => {
    const queryOptions = { variables: { uid }, fetchPolicy: 'no-cache' } as const;
    const [tree, stateResult] = await Promise.all([
      client.query({ query: ClusteringTreeDocument, ...queryOptions }),
      client.query({ query: ClusteringStateDocument, ...queryOptions }),
      readEdits(),
    ]);
    if (!tree.data || !stateResult.data) return;
    const { revision, ...columns } = tree.data.clusteringTree;
    currentRevision.current = revision;
    dispatch({ type: 'loaded', tree: readTree(columns, isExact) });
    setProject({ ...stateResult.data.clusteringState, revision });
    setKeywordsVersion((count) => count + 1);
  }, [client, uid, isExact, setProject, readEdits]);

  const retry = useCallback(() => {
    setError(undefined);
    reload().catch((reloadError: unknown) => setError(reloadError as Error));
  }, [reload]);
  useEffect(retry, [retry]);

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const lastEditId = useRef(0);
  const send = useCallback(
    <Variables extends OperationVariables>(
      document: EditDocument<Variables>,
      variablesInput: Variables | (() => Variables | undefined),
      { optimisticEdit, rejectedTitle, files = {}, onRejected }: Parameters<Workbench['send']>[2],
    ): Promise<ClusteringChangeFragment | undefined> => {
      const id = (lastEditId.current += 1);
      dismissUndoToast.current?.();
      if (optimisticEdit) dispatch({ type: 'started', id, edit: optimisticEdit });
      setSendingCount((pendingCount.current += 1));
      const sendEdit = async () => {
        // Queued edits compute their variables when they run, after the edits before them.
        const variables = typeof variablesInput === 'function' ? variablesInput() : variablesInput;
        try {
          if (!variables) return undefined;
          const options = { mutation: document, variables } as Parameters<typeof client.mutate>[0];
          const data =
            Object.keys(files).length > 0
              ? await sendMultipart(document, variables, files)
              : (await client.mutate(options)).data;
          const { change } = data as { change: ClusteringChangeFragment };
          const previousRevision = currentRevision.current;
          currentRevision.current = change.clustering.revision;
          dispatch({ type: 'confirmed', id, change, isExact });
          setProject(change.clustering);
          setKeywordsVersion((count) => count + 1);
          const loadedEdits = await readEdits();
          // Another user's edit was applied in between, and our response does not contain its changes.
          if (isNewEdit(change) && getPreviousRevision(loadedEdits, change) !== previousRevision) {
            await reload();
          }
          return change;
        } catch (error) {
          dispatch({ type: 'rejected', id });
          onRejected?.();
          const { code, message } = toUserError(error as Error);
          warn(rejectedTitle, message);
          if (code === 'CLUSTERING_CHANGED') await reload().catch(() => undefined);
          return undefined;
        } finally {
          setSendingCount((pendingCount.current -= 1));
        }
      };
      const sending = queue.current.then(sendEdit);
      queue.current = sending;
      return sending;
    },
    [client, isExact, setProject, readEdits, reload, warn],
  );

  const undoable = edits?.find(({ isUndone }) => !isUndone);
  const redoable = edits?.find(({ revision }) => revision === project.redo);
  const undo = useCallback(() => {
    const getUndoVariables = () => {
      const revision = latestEdits.current.find(({ isUndone }) => !isUndone)?.revision;
      return revision === undefined ? undefined : { uid, revision };
    };
    void send(UndoClusteringEditDocument, getUndoVariables, { rejectedTitle: t('notUndone') });
  }, [send, uid, t]);
  const redo = useCallback(() => {
    // Undone edits are listed newest first, so the edit undone last is the oldest of them.
    const getRedoVariables = () => {
      const revision = latestEdits.current.findLast(({ isUndone }) => isUndone)?.revision;
      return revision === undefined ? undefined : { uid, revision };
    };
    void send(RedoClusteringEditDocument, getRedoVariables, { rejectedTitle: t('notRedone') });
  }, [send, uid, t]);

  const offerUndo = useCallback(
    ({ edit }: ClusteringChangeFragment) => {
      if (!edit) return;
      const { revision } = edit;
      dismissUndoToast.current?.();
      dismissUndoToast.current = successWithUndo(describeEdit(edit), () => {
        void send(UndoClusteringEditDocument, { uid, revision }, { rejectedTitle: t('notUndone') });
      });
    },
    [send, uid, t, describeEdit, successWithUndo],
  );

  usePollRemoteEdits({ project, edits, currentRevision, pendingCount, reload, setProject, readEdits });

  const previousTree = useRef<SortedTree>(undefined);
  const tree = useMemo(
    () => (previousTree.current = sortTree(applyOptimisticEdits(state), previousTree.current)),
    [state],
  );
  const isSending = sendingCount > 0;
  const isRead = edits !== undefined && keywordsVersion > 0;
  const workbench: Workbench | undefined = isRead
    ? {
        project,
        tree,
        edits,
        keywordsVersion,
        isSending,
        send,
        undo,
        redo,
        offerUndo,
        undoable,
        redoable,
        reload,
        setProject,
      }
    : undefined;
  return { workbench, error, retry };
}

/** Whether the response belongs to a new edit, not to an undo or redo. */
function isNewEdit({ edit, clustering }: ClusteringChangeFragment): boolean {
  return edit !== null && edit.revision === clustering.revision && clustering.redo === null;
}

/** Revision before the given edit; 0 if there is none. */
function getPreviousRevision(
  edits: readonly ClusteringEditFragment[],
  { edit }: ClusteringChangeFragment,
): number {
  return edits.find(({ isUndone, revision }) => !isUndone && revision < (edit?.revision ?? 0))?.revision ?? 0;
}

/** Confirmed tree and the optimistic edits that wait for the server. */
export interface TreeState {
  confirmed: FolderTree;
  pending: readonly { id: number; edit: OptimisticEdit }[];
}

type TreeEvent =
  | { type: 'loaded'; tree: FolderTree }
  | { type: 'started'; id: number; edit: OptimisticEdit }
  | { type: 'confirmed'; id: number; change: ClusteringChangeFragment; isExact: boolean }
  | { type: 'rejected'; id: number };

/** Reducer of the tree: an optimistic edit is pending until the server confirms or rejects it. */
export function treeReducer(state: TreeState, event: TreeEvent): TreeState {
  const removePending = (id: number) => state.pending.filter((pendingEdit) => pendingEdit.id !== id);
  switch (event.type) {
    case 'loaded':
      return { ...state, confirmed: event.tree };
    case 'started':
      return { ...state, pending: [...state.pending, { id: event.id, edit: event.edit }] };
    case 'confirmed':
      return {
        confirmed: applyChange(state.confirmed, event.change, event.isExact),
        pending: removePending(event.id),
      };
    case 'rejected':
      return { ...state, pending: removePending(event.id) };
  }
}

/** Applies the pending edits to the confirmed tree. */
export function applyOptimisticEdits({ confirmed, pending }: TreeState): FolderTree {
  return pending.reduce((tree, { edit }) => edit(tree), confirmed);
}
