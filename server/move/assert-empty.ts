import { OperatorError } from '../errors/operator-error.js';
import type { Stores } from '../stores/stores.js';
import { listFactTables } from './copy-facts.js';

/**
 * Asserts that the target stores are empty, because an interrupted move would leave duplicate rows. Expects migrated
 * stores and changes nothing.
 * @throws OperatorError that names the store to empty and how
 */
export async function assertEmpty({
  postgres,
  clickhouse,
}: Pick<Stores, 'postgres' | 'clickhouse'>): Promise<void> {
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
