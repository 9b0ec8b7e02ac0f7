import { withResultsLocked } from '../ingest/import-locks.js';
import type { Stores } from '../stores/stores.js';
import { copyAccounts } from './copy-accounts.js';
import { copyFacts, listFactTables } from './copy-facts.js';
import { OperatorError } from '../errors/operator-error.js';

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

/**
 * Asserts that the target stores are empty, because an interrupted move would leave duplicate rows. Expects migrated
 * stores and changes nothing.
 * @throws OperatorError that names the store to empty and how
 */
async function assertEmpty({ postgres, clickhouse }: Pick<Stores, 'postgres' | 'clickhouse'>): Promise<void> {
  const [usage] = await postgres.query<{ is: boolean }[]>(
    `SELECT EXISTS (SELECT FROM account) OR EXISTS (SELECT FROM base WHERE generation > 0) AS is`,
  );
  if (usage?.is) {
    throw new OperatorError(
      'The database of DATABASE_URL already contains accounts or search results: specify an empty one.',
    );
  }
  for (const table of await listFactTables(clickhouse)) {
    const { rows } = await clickhouse.query(`SELECT 1 AS found FROM ${table} LIMIT 1`);
    if (rows.length > 0) throw new OperatorError(await cleanUpHint({ clickhouse }));
  }
}

/** Rows in ClickHouse are unused without PostgreSQL, so they can be deleted. */
async function cleanUpHint({ clickhouse }: Pick<Stores, 'clickhouse'>): Promise<string> {
  const { rows } = await clickhouse.query<{ name: string }>('SELECT currentDatabase() AS name');
  const onCluster = clickhouse.cluster === undefined ? '' : ` ON CLUSTER ${clickhouse.cluster}`;
  return `The database of CLICKHOUSE_URL already contains search results, for example of an interrupted move. In that case delete them (DROP DATABASE ${rows[0]?.name}${onCluster} SYNC) and start again; otherwise specify another database in CLICKHOUSE_DATABASE.`;
}
