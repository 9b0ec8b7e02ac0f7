import type { MigrationStatement } from './split-statements.js';

/** Target of a migration. */
export interface MigrationTarget {
  database: string;
  /** Name of the cluster. Undefined for a single server and the embedded engine. */
  cluster: string | undefined;
}

/**
 * Expands a migration statement for the target. On a cluster a table `x` becomes the replicated `x_local` and the
 * distributed `x`.
 * Readers and writers use the same names on both. CREATE uses IF NOT EXISTS, so that an interrupted migration can be
 * repeated.
 */
export function adaptStatement(statement: MigrationStatement, target: MigrationTarget): string[] {
  const create = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i;
  const alter = /^ALTER TABLE (\w+)/i;
  const drop = /^DROP TABLE (?:IF EXISTS )?(\w+)/i;
  const { sql } = statement;
  if (create.test(sql)) {
    const createIfMissing = sql.replace(create, 'CREATE TABLE IF NOT EXISTS $1');
    return target.cluster === undefined
      ? [createIfMissing]
      : replicateTable(createIfMissing, statement.shardBy, target.database, target.cluster);
  }
  if (target.cluster === undefined) return [sql];
  const onCluster = `ON CLUSTER \`${target.cluster}\``;
  if (alter.test(sql)) {
    const local = sql.replace(alter, `ALTER TABLE $1_local ${onCluster}`);
    // Indexes, TTLs and settings belong to the local table. Columns belong to both tables.
    return /\bCOLUMN\b/i.test(sql) ? [local, sql.replace(alter, `ALTER TABLE $1 ${onCluster}`)] : [local];
  }
  if (drop.test(sql)) {
    return [
      sql.replace(drop, `DROP TABLE IF EXISTS $1 ${onCluster} SYNC`),
      sql.replace(drop, `DROP TABLE IF EXISTS $1_local ${onCluster} SYNC`),
    ];
  }
  throw new Error(`A migration's statement has no form for a cluster: ${sql.slice(0, 80)}`);
}

function replicateTable(
  sql: string,
  shardBy: string | undefined,
  database: string,
  cluster: string,
): string[] {
  const name = /^CREATE TABLE IF NOT EXISTS (\w+)/.exec(sql)?.[1];
  if (shardBy === undefined) throw new Error(`The table ${name} has no "-- shard by" comment.`);
  const onCluster = `ON CLUSTER \`${cluster}\``;
  const local = sql
    .replace(/^CREATE TABLE IF NOT EXISTS \w+/, `CREATE TABLE IF NOT EXISTS ${name}_local ${onCluster}`)
    .replace(/\bENGINE\s*=\s*(\w*MergeTree)\b/i, 'ENGINE = Replicated$1');
  if (!/ENGINE = Replicated/.test(local)) throw new Error(`The table ${name} is no MergeTree.`);
  const distributed =
    `CREATE TABLE IF NOT EXISTS ${name} ${onCluster} AS ${name}_local ` +
    `ENGINE = Distributed(\`${cluster}\`, \`${database}\`, ${name}_local, ${shardBy})`;
  return [local, distributed];
}
