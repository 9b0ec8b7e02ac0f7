import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useStoredValue } from '../../lib/storage/stored-value.js';
import { type DataImportsQuery, useDataImportsQuery } from './data-import.generated.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';

type DataImport = DataImportsQuery['dataImports'][number];

const pollIntervalMs = 1500;

/** Finished imports are hidden after this time. */
const retentionMs = 24 * 3_600_000;

const maxDismissedIds = 100;

/** The user's running and recently finished imports. Refetches the databases when one finishes. */
export function useImports() {
  const client = useApolloClient();
  const [dismissedIds, setDismissed] = useStoredValue<readonly string[]>('rivalscope.imports-put-away', []);
  const { data, refetch, startPolling, stopPolling } = useDataImportsQuery({ fetchPolicy: 'network-only' });
  const imports = (data?.dataImports ?? []).filter((dataImport) => isVisible(dataImport, dismissedIds));
  const runningIds = imports.filter(isRunning).map(({ id }) => id);
  const isBusy = runningIds.length > 0;
  useEffect(() => {
    if (isBusy) startPolling(pollIntervalMs);
    else stopPolling();
  }, [isBusy, startPolling, stopPolling]);
  const previousIds = useRef<readonly string[]>([]);
  const runningKey = runningIds.join(' ');
  useEffect(() => {
    const ids = runningKey.split(' ');
    if (previousIds.current.some((id) => !ids.includes(id))) {
      // A finished import changes the databases; a failed one returns its files to the uploads.
      void client.refetchQueries({ include: ['Databases', 'OwnData', 'Uploads'] });
    }
    previousIds.current = ids.filter(Boolean);
  }, [runningKey, client]);
  return {
    imports,
    refetchImports: () => refetchAll(refetch()),
    dismiss: (id: string) => setDismissed([id, ...dismissedIds].slice(0, maxDismissedIds)),
  };
}

function isRunning({ state }: DataImport): boolean {
  return state === 'waiting' || state === 'running';
}

function isVisible(dataImport: DataImport, dismissedIds: readonly string[]): boolean {
  if (isRunning(dataImport)) return true;
  const endedAt = Date.parse(dataImport.finishedAt ?? dataImport.createdAt);
  return !dismissedIds.includes(dataImport.id) && Date.now() - endedAt < retentionMs;
}
