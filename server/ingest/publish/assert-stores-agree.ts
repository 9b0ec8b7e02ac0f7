import type { DataSource } from 'typeorm';
import { OperatorError } from '../../errors/operator-error.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { deltaTable, factTables } from '../../stores/clickhouse/snapshot-deltas.js';
import type { ImportStores } from '../import-run.js';

/** Published state of a base in PostgreSQL. */
interface PublishedBase {
  id: number;
  code: string;
  generation: number;
}

/**
 * Checks on start that both stores belong together. PostgreSQL assigns the ids of ClickHouse data, so a mismatch
 * would show empty reports or mix unrelated results.
 * @throws OperatorError that names the missing part and the remedy
 */
export async function assertStoresAgree(stores: ImportStores): Promise<void> {
  const basesWithoutData = await findBasesWithoutResults(stores);
  if (basesWithoutData.length > 0) {
    const codes = basesWithoutData.map(({ code }) => code).join(', ');
    throw new OperatorError(
      `PostgreSQL knows search results that ClickHouse does not hold (${codes}): restore both stores from one backup, or run "npm run reset-lost-search-data" to keep accounts and settings and import the files again.`,
    );
  }
  if ((await findMaxSnapshotId(stores.clickhouse)) > (await readLastSnapshotId(stores.postgres))) {
    throw new OperatorError(
      'ClickHouse holds search results that PostgreSQL does not know: restore both stores from one backup, or start with an empty ClickHouse and import the files again.',
    );
  }
}

/**
 * Resets the bases whose search results are missing in ClickHouse and preserves accounts and settings.
 * @returns the codes of the bases
 */
export async function resetLostSearchData(stores: ImportStores): Promise<string[]> {
  const basesWithoutData = await findBasesWithoutResults(stores);
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

/** Bases whose published generation lost its keywords. */
async function findBasesWithoutResults({ postgres, clickhouse }: ImportStores): Promise<PublishedBase[]> {
  const published = await postgres.query<PublishedBase[]>(
    `SELECT base.id, base.code, base.generation FROM base JOIN generation ON generation.id = base.generation
      WHERE (generation.counts->>'keyword')::bigint > 0 ORDER BY base.id`,
  );
  const hasKeywords = await Promise.all(
    published.map(async ({ id: base, generation }) => {
      const { rows } = await clickhouse.query(
        'SELECT 1 AS found FROM keyword WHERE base = {base:UInt16} AND generation = {generation:UInt32} LIMIT 1',
        { parameters: { base, generation } },
      );
      return rows.length > 0;
    }),
  );
  return published.filter((_base, index) => hasKeywords[index] !== true);
}

/** Highest snapshot id among the facts and deltas, or 0. */
async function findMaxSnapshotId(clickhouse: ClickHouseStore): Promise<number> {
  const numbers = await Promise.all(
    [...factTables, deltaTable].map(async (table) => {
      const { rows } = await clickhouse.query<{ newest: number }>(
        `SELECT max(snapshot) AS newest FROM ${table}`,
      );
      return Number(rows[0]?.newest ?? 0);
    }),
  );
  return Math.max(0, ...numbers);
}

/** Highest snapshot id ever assigned. */
async function readLastSnapshotId(postgres: DataSource): Promise<number> {
  const [row] = await postgres.query<{ last: string }[]>(
    `SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('snapshot', 'id')::regclass), 0) AS last`,
  );
  return Number(row?.last ?? 0);
}
