import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import {
  ClusteringStateDocument,
  type ClusteringEditFragment,
  type ClusteringFragment,
} from '../clustering.generated.js';
import { useEditDescription } from './use-edit-description.js';

/** Poll interval for edits by others. */
const pollIntervalMs = 5000;

/** Toast duration, longer than usual because the user is looking at the tree. */
const toastDurationMs = 10_000;

interface RemoteEditsOptions {
  project: ClusteringFragment;
  edits: readonly ClusteringEditFragment[] | undefined;
  /** Revision that the page currently shows. */
  currentRevision: RefObject<number>;
  /** Number of pending local edits; polling pauses for them. */
  pendingCount: RefObject<number>;
  reload: () => Promise<void>;
  setProject: (project: ClusteringFragment) => void;
  readEdits: () => Promise<readonly ClusteringEditFragment[]>;
}

/** Polls the project for edits by other users, refetches it after one and announces the author. */
export function usePollRemoteEdits({
  project,
  edits,
  currentRevision,
  pendingCount,
  reload,
  setProject,
  readEdits,
}: RemoteEditsOptions): void {
  const client = useApolloClient();
  const { t } = useTranslation('clustering');
  const { success } = useToasts();
  const { account } = useViewer();
  const describeEdit = useEditDescription();
  const notifyAboutEdits = (latestEdits: readonly ClusteringEditFragment[]) => {
    const seenRevisions = new Set(edits?.map(({ revision }) => revision));
    const newEdits = latestEdits.filter(
      ({ revision, isUndone }) => !isUndone && !seenRevisions.has(revision),
    );
    const [latest] = newEdits;
    if (!latest) return void success(t('others.undone'), toastDurationMs);
    const text = describeEdit(latest);
    const author = latest.who || t('history.nobody');
    const message =
      latest.who === account?.email
        ? t('others.self', { what: text })
        : t('others.did', { who: author, what: text });
    const moreText = newEdits.length > 1 ? ` ${t('others.more', { count: newEdits.length - 1 })}` : '';
    success(message + moreText, toastDurationMs);
  };
  const poll = useEffectEvent(async () => {
    if (document.hidden || pendingCount.current > 0 || !edits) return;
    const previousRevision = currentRevision.current;
    const { data } = await client.query({
      query: ClusteringStateDocument,
      variables: { uid: project.uid },
      fetchPolicy: 'no-cache',
    });
    const state = data?.clusteringState;
    // A local edit changed the revision during the request.
    if (!state || pendingCount.current > 0 || currentRevision.current !== previousRevision) return;
    if (state.state === 'processing') return setProject(state);
    if (state.revision === previousRevision) return;
    await reload();
    const latestEdits = await readEdits();
    if (pendingCount.current === 0) notifyAboutEdits(latestEdits);
  });
  useEffect(() => {
    let isStopped = false;
    const timer = setInterval(() => {
      // The next poll reports a lost connection.
      if (!isStopped) poll().catch(() => undefined);
    }, pollIntervalMs);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, []);
}
