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
import { useEditText } from './use-edit-text.js';

/** Time between two looks at what others do, in ms. */
const pollInterval = 5000;

/** How long it is said, in ms: whoever works in the tree looks elsewhere. */
const noteTime = 10_000;

interface OthersEdits {
  project: ClusteringFragment;
  edits: readonly ClusteringEditFragment[] | undefined;
  /** Revision that the page shows. */
  existing: RefObject<number>;
  /** Own edits that are on their way: what they change is no news. */
  running: RefObject<number>;
  reload: () => Promise<void>;
  setProject: (project: ClusteringFragment) => void;
  readEdits: () => Promise<readonly ClusteringEditFragment[]>;
}

/** Looks now and then whether somebody else has changed the project, reads it anew then, and says who did what. */
export function usePollRemoteEdits({
  project,
  edits,
  existing,
  running,
  reload,
  setProject,
  readEdits,
}: OthersEdits): void {
  const client = useApolloClient();
  const { t } = useTranslation('clustering');
  const { success } = useToasts();
  const { account } = useViewer();
  const textOf = useEditText();
  const notify = (read: readonly ClusteringEditFragment[]) => {
    const seen = new Set(edits?.map(({ revision }) => revision));
    const fresh = read.filter(({ revision, isUndone }) => !isUndone && !seen.has(revision));
    const [latest] = fresh;
    if (!latest) return void success(t('others.undone'), noteTime);
    const text = textOf(latest);
    const who = latest.who || t('history.nobody');
    const message =
      latest.who === account?.email ? t('others.self', { what: text }) : t('others.did', { who, what: text });
    const more = fresh.length > 1 ? ` ${t('others.more', { count: fresh.length - 1 })}` : '';
    success(message + more, noteTime);
  };
  const look = useEffectEvent(async () => {
    if (document.hidden || running.current > 0 || !edits) return;
    const before = existing.current;
    const { data } = await client.query({
      query: ClusteringStateDocument,
      variables: { uid: project.uid },
      fetchPolicy: 'no-cache',
    });
    const state = data?.clusteringState;
    // What was edited here while this was asked is nobody else's doing.
    if (!state || running.current > 0 || existing.current !== before) return;
    if (state.state === 'processing') return setProject(state);
    if (state.revision === before) return;
    await reload();
    const read = await readEdits();
    if (running.current === 0) notify(read);
  });
  useEffect(() => {
    let isOver = false;
    const timer = setInterval(() => {
      // The next look tells of a lost connection by itself.
      if (!isOver) look().catch(() => undefined);
    }, pollInterval);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
}
