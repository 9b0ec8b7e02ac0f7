import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveTableColumnsDocument } from '../../../graphql/accounts/save-table-columns.generated.js';
import { TableSettingsDocument, useTableSettingsQuery } from '../settings/table-settings.generated.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { guestColumnsKey } from '../../../lib/storage/guest-columns.js';
import { useStoredValue } from '../../../lib/storage/stored-value.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import type { ColumnSetting } from './column-arrangement.js';

/** Stored column settings: on the server for users, in the browser for guests. */
interface StoredColumns {
  /** Null if the reader has no settings. */
  columns: readonly ColumnSetting[] | null;
  /** Whether the settings are still loading. */
  isWaiting: boolean;
  /** Saves settings; null resets to the declaration. */
  save: (columns: readonly ColumnSetting[] | null) => void;
}

/** Collects rapid changes into one request. */
const debounceMs = 600;

/** Column settings of a report, applied optimistically and saved with a debounce. */
export function useStoredColumns(reportName: string): StoredColumns {
  const viewer = useViewer();
  const isLoggedIn = viewer.account !== undefined;
  const [stored, store] = useStoredValue<readonly ColumnSetting[] | null>(guestColumnsKey(reportName), null);
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

/** Writes settings to the cache and then to the server; a rejection reverts the cache. */
function useSaveColumns(reportName: string) {
  const { t } = useTranslation('reports');
  const { warn } = useToasts();
  const client = useApolloClient();
  const pendingSave = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined);

  useEffect(() => {
    const sendNow = () => pendingSave.current?.send();
    window.addEventListener('pagehide', sendNow);
    return () => {
      window.removeEventListener('pagehide', sendNow);
      sendNow();
    };
  }, [reportName]);

  return (columns: readonly ColumnSetting[] | null) => {
    const variables = { reportName };
    const query = { query: TableSettingsDocument, variables };
    const cachedSettings = client.readQuery(query)?.tableSettings;
    const columnsInput =
      columns?.map(({ id, shown, width, pinned }) => ({ id, shown, width, pinned })) ?? null;
    client.writeQuery({
      ...query,
      data: { tableSettings: { density: cachedSettings?.density ?? null, columns: columnsInput } },
    });
    const send = () => {
      cancelPendingSave();
      const mutation = client.mutate({
        mutation: SaveTableColumnsDocument,
        variables: { ...variables, columns: columnsInput },
        fetchPolicy: 'no-cache',
        // Lets the request complete after the page unloads.
        context: { fetchOptions: { keepalive: true } },
      });
      mutation.catch((error: Error) => {
        warn(t('columns.notKept'), toUserError(error).message);
        client.query({ ...query, fetchPolicy: 'network-only' }).catch(ignoreReportedError);
      });
    };
    cancelPendingSave();
    // Saves pending settings before the next page requests them. The listener exists only while a save is pending,
    // because a permanent `beforeunload` listener disables the back-forward cache in some browsers. Mobile browsers
    // use `pagehide`.
    window.addEventListener('beforeunload', send);
    pendingSave.current = { timer: setTimeout(send, debounceMs), send };

    function cancelPendingSave(): void {
      clearTimeout(pendingSave.current?.timer);
      if (pendingSave.current) window.removeEventListener('beforeunload', pendingSave.current.send);
      pendingSave.current = undefined;
    }
  };
}

/** Ignores the error, because the connection banner already reports it. */
function ignoreReportedError(): void {}
