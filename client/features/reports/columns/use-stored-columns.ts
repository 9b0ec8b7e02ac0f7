import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveTableColumnsDocument } from '../../../graphql/save-table-columns.generated.js';
import { TableSettingsDocument, useTableSettingsQuery } from './table-settings.generated.js';
import { toUserError } from '../../../graphql/to-user-error.js';
import { guestColumnsKey } from '../../../lib/guest-columns.js';
import { useStored } from '../../../lib/stored-value.js';
import { useViewer } from '../../../graphql/use-viewer.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import type { ColumnSetting } from './column-arrangement.js';

/** How a reader arranged the columns of a report: people's are kept by the server, guests' by this browser. */
interface StoredColumns {
  /** Null for the declared ones. */
  columns: readonly ColumnSetting[] | null;
  /** Whether they are not known yet. */
  isWaiting: boolean;
  /** Keeps another arrangement; null takes it back to the declared one. */
  save: (columns: readonly ColumnSetting[] | null) => void;
}

/** Changes within this time are kept together, in milliseconds. */
const debounceMs = 600;

/** The arrangement of one report's columns, shown at once and kept a moment later. */
export function useStoredColumns(reportName: string): StoredColumns {
  const viewer = useViewer();
  const isLoggedIn = viewer.account !== undefined;
  const [stored, store] = useStored<readonly ColumnSetting[] | null>(guestColumnsKey(reportName), null);
  const { data, error } = useTableSettingsQuery({ variables: { reportName }, skip: !isLoggedIn });
  const send = useSaveColumns(reportName);
  const save = useCallback(
    (columns: readonly ColumnSetting[] | null) => {
      if (isLoggedIn) send(columns);
      else store(columns);
    },
    [isLoggedIn, send, store],
  );
  return {
    columns: isLoggedIn ? (data?.tableSettings.columns ?? null) : stored,
    isWaiting: viewer.isWaiting || (isLoggedIn && !data && !error),
    save,
  };
}

/** Writes an arrangement where the page reads it, then to the server; what the server refuses is taken back. */
function useSaveColumns(reportName: string) {
  const { t } = useTranslation('reports');
  const { warn } = useToasts();
  const client = useApolloClient();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined);

  useEffect(() => {
    const sendNow = () => waiting.current?.send();
    window.addEventListener('pagehide', sendNow);
    return () => {
      window.removeEventListener('pagehide', sendNow);
      sendNow();
    };
  }, [reportName]);

  return (columns: readonly ColumnSetting[] | null) => {
    const variables = { reportName };
    const query = { query: TableSettingsDocument, variables };
    const before = client.readQuery(query)?.tableSettings;
    const now = columns?.map(({ id, shown, width, pinned }) => ({ id, shown, width, pinned })) ?? null;
    client.writeQuery({
      ...query,
      data: { tableSettings: { density: before?.density ?? null, columns: now } },
    });
    const send = () => {
      forget();
      const saving = client.mutate({
        mutation: SaveTableColumnsDocument,
        variables: { ...variables, columns: now },
        fetchPolicy: 'no-cache',
        // It arrives although the page is being left.
        context: { fetchOptions: { keepalive: true } },
      });
      saving.catch((error: Error) => {
        warn(t('columns.notKept'), toUserError(error).message);
        client.query({ ...query, fetchPolicy: 'network-only' }).catch(ignoreReportedError);
      });
    };
    forget();
    // The next page has its settings asked for as soon as it comes: by then they have to be on their way. Browsers of phones do
    // not say it so early, and some keep no page whole that listens for it always.
    window.addEventListener('beforeunload', send);
    waiting.current = { timer: setTimeout(send, debounceMs), send };

    function forget(): void {
      clearTimeout(waiting.current?.timer);
      if (waiting.current) window.removeEventListener('beforeunload', waiting.current.send);
      waiting.current = undefined;
    }
  };
}

/** The page has just said that the server is not reached. */
function ignoreReportedError(): void {}
