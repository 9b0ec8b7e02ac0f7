import type { DataSource } from 'typeorm';
import { OperatorError } from '../../errors/operator-error.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { factTables } from '../load/load-results-sql.js';
import type { ImportStores } from '../import-run.js';

/** What PostgreSQL says of one base that has search results. */
interface PublishedBase {
  id: number;
  code: string;
  generation: number;
}

/**
 * Makes sure at a start that both stores are of one service and one time: PostgreSQL numbers what ClickHouse holds, so that a
 * start without either would show empty reports, or mix new search results with those of the same number from before.
 * @throws OperatorError that says which part is missing and how to go on
 */
export async function assertStoresAgree(stores: ImportStores): Promise<void> {
  const basesWithoutData = await basesWithoutResults(stores);
  if (basesWithoutData.length > 0) {
    const codes = basesWithoutData.map(({ code }) => code).join(', ');
    throw new OperatorError(
      `PostgreSQL knows search results that ClickHouse does not hold (${codes}): restore both stores from one backup, or run "npm run reset-lost-search-data" to keep accounts and settings and import the files again.`,
    );
  }
  if ((await newestSnapshot(stores.clickhouse)) > (await lastSnapshotNumber(stores.postgres))) {
    throw new OperatorError(
      'ClickHouse holds search results that PostgreSQL does not know: restore both stores from one backup, or start with an empty ClickHouse and import the files again.',
    );
  }
}

/** Empties the bases whose search results ClickHouse lost, and answers their codes. Accounts and settings stay. */
export async function resetLostSearchData(stores: ImportStores): Promise<string[]> {
  const basesWithoutData = await basesWithoutResults(stores);
  await stores.postgres.transaction(async (transaction) => {
    const ids = [basesWithoutData.map(({ id }) => id)];
    await transaction.query(
      `UPDATE base SET generation = 0, positions_date = NULL, previous_date = NULL, volumes_date = NULL WHERE id = ANY($1)`,
      ids,
    );
    await transaction.query('DELETE FROM generation WHERE base_id = ANY($1)', ids);
    await transaction.query('DELETE FROM snapshot WHERE base_id = ANY($1)', ids);
  });
  return basesWithoutData.map(({ code }) => code);
}

/** Bases whose published generation had keywords and has none. */
async function basesWithoutResults({ postgres, clickhouse }: ImportStores): Promise<PublishedBase[]> {
  const published = await postgres.query<PublishedBase[]>(
    `SELECT base.id, base.code, base.generation FROM base JOIN generation ON generation.id = base.generation
      WHERE (generation.counts->>'keyword')::bigint > 0 ORDER BY base.id`,
  );
  const found = await Promise.all(
    published.map(async ({ id: base, generation }) => {
      const { rows } = await clickhouse.query(
        'SELECT 1 AS found FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32} LIMIT 1',
        { parameters: { base, generation } },
      );
      return rows.length > 0;
    }),
  );
  return published.filter((_base, index) => found[index] !== true);
}

/** The greatest number of a snapshot among the facts, 0 where there are none. */
async function newestSnapshot(clickhouse: ClickHouseStore): Promise<number> {
  const numbers = await Promise.all(
    factTables.map(async (table) => {
      const { rows } = await clickhouse.query<{ newest: number }>(
        `SELECT max(snapshot) AS newest FROM ${table}`,
      );
      return Number(rows[0]?.newest ?? 0);
    }),
  );
  return Math.max(0, ...numbers);
}

/** The greatest number that was given to a snapshot, whether it is still there or not. */
async function lastSnapshotNumber(postgres: DataSource): Promise<number> {
  const [row] = await postgres.query<{ last: string }[]>(
    `SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('snapshot', 'id')::regclass), 0) AS last`,
  );
  return Number(row?.last ?? 0);
}
