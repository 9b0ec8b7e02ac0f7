import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useStored } from '../../lib/stored-value.js';
import { type DataImportsQuery, useDataImportsQuery } from './data-import.generated.js';
import { refetchAll } from '../../graphql/refetch-all.js';

type DataImport = DataImportsQuery['dataImports'][number];

/** Time between two looks while an import is under way, in ms. */
const pollIntervalMs = 1500;

/** How long an import that has ended is shown, in ms. */
const retentionMs = 24 * 3_600_000;

/** Imports that were put away are remembered by this many ids. */
const maxDismissedIds = 100;

/** A person's imports that are under way or ended lately; what they change of the databases is asked for anew. */
export function useImports() {
  const client = useApolloClient();
  const [dismissed, setDismissed] = useStored<readonly string[]>('rivalscope.imports-put-away', []);
  const { data, refetch, startPolling, stopPolling } = useDataImportsQuery({ fetchPolicy: 'network-only' });
  const imports = (data?.dataImports ?? []).filter((one) => isVisible(one, dismissed));
  const running = imports.filter(isRunning).map(({ id }) => id);
  const isBusy = running.length > 0;
  useEffect(() => {
    if (isBusy) startPolling(pollIntervalMs);
    else stopPolling();
  }, [isBusy, startPolling, stopPolling]);
  const previousIds = useRef<readonly string[]>([]);
  const runningKey = running.join(' ');
  useEffect(() => {
    const ids = runningKey.split(' ');
    if (previousIds.current.some((id) => !ids.includes(id))) {
      // What pages have read of the databases is of before, and the files of one that failed wait again.
      void client.refetchQueries({ include: ['Databases', 'OwnData', 'Uploads'] });
    }
    previousIds.current = ids.filter(Boolean);
  }, [runningKey, client]);
  return {
    imports,
    refetchImports: () => refetchAll(refetch()),
    dismiss: (id: string) => setDismissed([id, ...dismissed].slice(0, maxDismissedIds)),
  };
}

function isRunning({ state }: DataImport): boolean {
  return state === 'waiting' || state === 'running';
}

function isVisible(one: DataImport, dismissed: readonly string[]): boolean {
  if (isRunning(one)) return true;
  const ended = Date.parse(one.finishedAt ?? one.createdAt);
  return !dismissed.includes(one.id) && Date.now() - ended < retentionMs;
}
