import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useViewer } from '../../../graphql/use-viewer.js';
import {
  ClusteringStateDocument,
  type ClusteringEditFragment,
  type ClusteringFragment,
} from '../clustering.generated.js';
import { useEditDescription } from './use-edit-description.js';

/** Time between two looks at what others do, in ms. */
const pollIntervalMs = 5000;

/** How long it is said, in ms: whoever works in the tree looks elsewhere. */
const toastDurationMs = 10_000;

interface RemoteEditsOptions {
  project: ClusteringFragment;
  edits: readonly ClusteringEditFragment[] | undefined;
  /** Revision that the page shows. */
  currentRevision: RefObject<number>;
  /** Own edits that are on their way: what they change is no news. */
  pendingCount: RefObject<number>;
  reload: () => Promise<void>;
  setProject: (project: ClusteringFragment) => void;
  readEdits: () => Promise<readonly ClusteringEditFragment[]>;
}

/** Looks now and then whether somebody else has changed the project, reads it anew then, and says who did what. */
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
  const textOf = useEditDescription();
  const notifyAboutEdits = (latestEdits: readonly ClusteringEditFragment[]) => {
    const seenRevisions = new Set(edits?.map(({ revision }) => revision));
    const newEdits = latestEdits.filter(
      ({ revision, isUndone }) => !isUndone && !seenRevisions.has(revision),
    );
    const [latest] = newEdits;
    if (!latest) return void success(t('others.undone'), toastDurationMs);
    const text = textOf(latest);
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
    // What was edited here while this was asked is nobody else's doing.
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
      // The next look tells of a lost connection by itself.
      if (!isStopped) poll().catch(() => undefined);
    }, pollIntervalMs);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, []);
}
