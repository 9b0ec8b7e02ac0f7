import { withResultsLocked } from '../ingest/publish/import-locks.js';
import type { Stores } from '../stores/stores.js';
import { assertEmpty } from './assert-empty.js';
import { copyAccounts } from './copy-accounts.js';
import { copyFacts } from './copy-facts.js';

type StorePair = Pick<Stores, 'postgres' | 'clickhouse'>;

interface MoveResult {
  accounts: number;
  results: number;
}

/**
 * Copies both stores to migrated, empty ones. PostgreSQL is copied last because it references all data: after an
 * interrupted move the target still counts as empty. Imports and the clean-up leave the source unchanged until the
 * move
 * ends.
 * @throws OperatorError if the target is not empty, and an error if the signal is aborted
 */
export async function moveStores(from: StorePair, to: StorePair, signal?: AbortSignal): Promise<MoveResult> {
  await assertEmpty(to);
  const [facts, accountTables] = await withResultsLocked(
    from.postgres,
    async () => [
      await copyFacts(from.clickhouse, to.clickhouse, signal),
      await copyAccounts(from.postgres, to.postgres, signal),
    ],
    signal,
  );
  const getRowCount = (name: string) => accountTables.find(({ table }) => table === name)?.rows ?? 0;
  return {
    accounts: getRowCount('public.account'),
    results: facts.find(({ table }) => table === 'result')?.rows ?? 0,
  };
}
