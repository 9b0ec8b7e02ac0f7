import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { ExportQueueDocument } from './export-queue.generated.js';

/** Delay before the first queue check, and the poll interval. */
const pollIntervalMs = 2000;

/** Shows the queue position of a download until it starts; nothing if it starts at once. */
export function useQueueNotice(): () => void {
  const client = useApolloClient();
  const { t } = useTranslation('files');
  const { wait } = useToasts();
  return () => {
    let notice: { position: number; hide: () => void } | undefined;
    const poll = async () => {
      const position = await latestQueuePosition();
      if (position !== notice?.position) {
        notice?.hide();
        notice =
          position === undefined ? undefined : { position, hide: wait(t('queued', { place: position })) };
      }
      if (position !== undefined) setTimeout(() => void poll(), pollIntervalMs);
    };
    setTimeout(() => void poll(), pollIntervalMs);
  };

  /** Position of the user's latest queued file; undefined if none is queued or the request fails. */
  async function latestQueuePosition(): Promise<number | undefined> {
    try {
      const { data } = await client.query({ query: ExportQueueDocument, fetchPolicy: 'no-cache' });
      return data?.exportQueue.places.at(-1);
    } catch {
      return undefined;
    }
  }
}
