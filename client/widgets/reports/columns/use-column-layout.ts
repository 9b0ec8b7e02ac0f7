import type { SearchEngine } from '../../../../server/contract/reports/search-engine.js';
import { useMemo, useCallback, useEffect, useRef } from 'react';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import {
  type ReportMeta,
  gridColumnOf,
  gridColumnsOf,
  isSupportedColumn,
  isVisibleByDefault,
  mainColumnOf,
} from '../report-meta.js';
import {
  type ArrangedColumn,
  arrangeColumns,
  type ColumnSetting,
  toColumnSettings,
  visibleColumns,
  withColumn,
  moveColumn,
  withOrder,
  type DeclaredColumn,
} from './column-arrangement.js';
import { nameColumnIndex } from '../../../components/grid/grid-columns.js';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { SaveTableColumnsDocument } from '../../../graphql/accounts/save-table-columns.generated.js';
import { TableSettingsDocument, useTableSettingsQuery } from '../settings/table-settings.generated.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { guestColumnsKey } from '../../../lib/storage/guest-columns.js';
import { useStoredValue } from '../../../lib/storage/stored-value.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useToasts } from '../../../components/ui/use-toasts.js';

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

/** Visibility, order, width and pinning of a table's columns. */
export interface ColumnLayout {
  /** Visible columns in display order. */
  visible: readonly GridColumn[];
  /** All columns that the search engine supports, in display order. */
  columns: readonly ArrangedColumn[];
  /** Whether the reader has no stored settings. */
  isDefault: boolean;
  /** Settings that reproduce this layout. */
  settings: () => ColumnSetting[];
  /** Saves a resized width in px. */
  resize: (columnId: string, width: number) => void;
  /** Saves the order of the visible columns. */
  reorder: (columnIds: readonly string[]) => void;
  show: (columnId: string, visible: boolean) => void;
  pin: (columnId: string, pinned: boolean) => void;
  /** Moves a column to the position of another one. */
  move: (columnId: string, targetId: string) => void;
  /** Applies saved settings; null resets to the declaration. */
  apply: (settings: readonly ColumnSetting[] | null) => void;
  /** Arranges the columns by these settings without saving them. */
  arrange: (settings: readonly ColumnSetting[] | null) => ArrangedColumn[];
}

/** Column layout of a report with the reader's settings. */
export function useColumnLayout(meta: ReportMeta, engine: SearchEngine): ColumnLayout {
  const { columns: stored, save } = useStoredColumns(meta.id);
  const declared = useMemo(() => declaredColumns(meta, engine), [meta, engine]);
  const columns = useMemo(() => arrangeColumns(declared, stored), [declared, stored]);
  const visible = useMemo(() => visibleColumns(columns), [columns]);
  return useMemo(() => {
    const saveColumns = (next: readonly ArrangedColumn[]) => save(toColumnSettings(next));
    return {
      visible,
      columns: columns.filter(({ isSupported }) => isSupported),
      isDefault: stored === null,
      settings: () => toColumnSettings(columns),
      resize: (id, width) => saveColumns(withColumn(columns, id, { width: Math.round(width) })),
      reorder: (ids) => saveColumns(withOrder(columns, ids)),
      show: (id, isVisible) => saveColumns(withColumn(columns, id, { shown: isVisible })),
      pin: (id, pinned) => saveColumns(withColumn(columns, id, { pinned })),
      move: (id, targetId) => saveColumns(moveColumn(columns, id, targetId)),
      apply: save,
      arrange: (settings) => arrangeColumns(declared, settings),
    };
  }, [visible, columns, stored, declared, save]);
}

/** All columns that a report's table supports, in declared order. */
export function declaredColumns(meta: ReportMeta, engine: SearchEngine): DeclaredColumn[] {
  const gridColumns = gridColumnsOf(meta, engine);
  const nameColumnIds = new Set(gridColumns.slice(0, nameColumnIndex(gridColumns) + 1).map(({ id }) => id));
  const mainColumn = mainColumnOf(meta, engine);
  return (
    meta.columns
      // First-party columns are included even if the database has none, so that their settings are not lost.
      .filter(({ shown: visibility, own }) => own || visibility !== 'hidden')
      .map((column) => ({
        column: gridColumnOf(column, column === mainColumn, engine),
        isVisibleByDefault: isVisibleByDefault(column, engine),
        isMandatory: column.shown === 'always',
        isNameColumn: nameColumnIds.has(column.id),
        isSupported: isSupportedColumn(column, engine),
      }))
  );
}
