import { findFullSnapshots, ownSnapshotsSql } from '../../stores/clickhouse/snapshot-deltas.js';
import type { ImportStores } from '../import-run.js';

/** Rows that a table of a database lost. */
interface LostRows {
  table: string;
  expected: number;
  found: number;
}

/** Damage of a database, compared with the row counts recorded at publishing. */
interface BaseDamage {
  base: number;
  code: string;
  generation: number;
  /** Tables of the published reports. They can be rebuilt from complete results. */
  reports: readonly LostRows[];
  /** Tables of imported results. They can only be restored from a backup. */
  results: readonly LostRows[];
}

/** Databases whose published tables have fewer rows than recorded. Partition counts come from metadata. */
export async function findDamage(stores: ImportStores): Promise<BaseDamage[]> {
  const bases: { base: number; code: string; generation: number; counts: Record<string, number> }[] =
    await stores.postgres.query(
      `SELECT base.id AS base, base.code, base.generation, generation.counts
       FROM base JOIN generation ON generation.id = base.generation ORDER BY base.id`,
    );
  const damages: BaseDamage[] = [];
  for (const { counts, ...base } of bases) {
    const reports = await findLostReportRows(stores, base, counts);
    const results = await findLostResultRows(stores, base.base);
    if (reports.length + results.length > 0) damages.push({ ...base, reports, results });
  }
  return damages;
}

async function findLostReportRows(
  stores: ImportStores,
  { base, generation }: Pick<BaseDamage, 'base' | 'generation'>,
  counts: Readonly<Record<string, number>> | null,
): Promise<LostRows[]> {
  const expected = Object.entries(counts ?? {}).filter(([, rows]) => rows > 0);
  return findLostRows(stores, expected, 'generation = {generation:UInt32}', { base, generation });
}

/**
 * Compares the rows that the published snapshots, and the full snapshots of deltas, contain themselves. A merged count
 * would not detect lost rows of a delta, because the rows of its full snapshot would apply again.
 */
async function findLostResultRows({ postgres, clickhouse }: ImportStores, base: number): Promise<LostRows[]> {
  const published: { id: number }[] = await postgres.query(
    `SELECT id FROM snapshot WHERE base_id = $1 AND state = 'published'`,
    [base],
  );
  const publishedIds = published.map(({ id }) => id);
  const fullSnapshots = await findFullSnapshots(clickhouse, publishedIds);
  const ids = [...publishedIds, ...new Set(fullSnapshots.values())];
  const counts: { table: string; rows: number }[] = await postgres.query(
    // Snapshots of earlier releases are complete.
    `SELECT counted.key AS table, sum(counted.value::float8) AS rows FROM snapshot, jsonb_each_text(
       coalesce(own_rows, jsonb_build_object('result', rows, 'keyword_fact', keywords, 'ad_result', contents->'ads'))) AS counted
     WHERE snapshot.id = ANY($1) AND counted.value IS NOT NULL GROUP BY counted.key ORDER BY counted.key`,
    [ids],
  );
  const expected = counts.map(({ table, rows }) => [table, rows] as const);
  return findLostRows({ clickhouse }, expected, ownSnapshotsSql('snapshots'), { base, snapshots: ids });
}

async function findLostRows(
  { clickhouse }: Pick<ImportStores, 'clickhouse'>,
  expectedRows: readonly (readonly [table: string, rows: number])[],
  condition: string,
  parameters: Readonly<Record<string, number | number[]>>,
): Promise<LostRows[]> {
  if (expectedRows.length === 0) return [];
  const { rows } = await clickhouse.query<{ table: string; found: number }>(
    expectedRows
      .map(
        ([table]) =>
          `SELECT '${table}' AS table, count() AS found FROM ${table} WHERE base = {base:UInt16} AND ${condition}`,
      )
      .join('\nUNION ALL '),
    { parameters },
  );
  const foundByTable = new Map(rows.map(({ table, found }) => [table, Number(found)]));
  return expectedRows
    .map(([table, expected]) => ({ table, expected, found: foundByTable.get(table) ?? 0 }))
    .filter(({ expected, found }) => found < expected);
}

/** Number of parts that ClickHouse detached because their files are damaged. */
export async function countBrokenParts({ clickhouse }: ImportStores): Promise<number> {
  const { rows } = await clickhouse.query<{ parts: number }>(
    `SELECT count() AS parts FROM system.detached_parts WHERE database = currentDatabase() AND reason LIKE 'broken%'`,
  );
  return Number(rows[0]?.parts ?? 0);
}

/** One line per database with the tables that lost rows. */
export function describeDamage({ code, reports, results }: BaseDamage): string {
  const lostRows = [...reports, ...results].map(
    ({ table, expected, found }) => `${table} has ${found} of ${expected} rows`,
  );
  const remedy =
    results.length > 0
      ? 'restore a backup, or import the files again'
      : 'the reports are rebuilt from the imported results';
  return `the data of ${code} is damaged (${lostRows.join(', ')}): ${remedy}`;
}
