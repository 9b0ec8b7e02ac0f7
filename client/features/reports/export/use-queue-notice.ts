import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { ExportQueueDocument } from './export-queue.generated.js';

/** Milliseconds after which a file that has not begun is asked for, and between two looks at the queue. */
const pollIntervalMs = 2000;

/** Says the place in the queue of a file that was asked for just now, until its turn comes; nothing where it comes at once. */
export function useQueueNotice(): () => void {
  const client = useApolloClient();
  const { t } = useTranslation('files');
  const { wait } = useToasts();
  return () => {
    let notice: { place: number; hide: () => void } | undefined;
    const poll = async () => {
      const place = await latestQueuePosition();
      if (place !== notice?.place) {
        notice?.hide();
        notice = place === undefined ? undefined : { place, hide: wait(t('queued', { place })) };
      }
      if (place !== undefined) setTimeout(() => void poll(), pollIntervalMs);
    };
    setTimeout(() => void poll(), pollIntervalMs);
  };

  /** The place of the newest of one's own files that wait; undefined where none waits, or where nobody can say. */
  async function latestQueuePosition(): Promise<number | undefined> {
    try {
      const { data } = await client.query({ query: ExportQueueDocument, fetchPolicy: 'no-cache' });
      return data?.exportQueue.places.at(-1);
    } catch {
      return undefined;
    }
  }
}
