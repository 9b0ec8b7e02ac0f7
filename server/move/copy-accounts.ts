import type { DataSource, EntityManager } from 'typeorm';
import type { CopiedTable } from './copy-facts.js';

const rowsPerBatch = 1000;

/** Tables of the migration tool. */
const migrationTables = `'migrations', 'typeorm_metadata'`;

/** A table by quoted schema and name. */
interface Table {
  name: string;
  /** Quoted list of the non-generated columns. */
  columns: string;
}

/**
 * Copies all PostgreSQL data into another migrated database, replacing rows of the migrations. Reads one snapshot and
 * writes one transaction.
 */
export async function copyAccounts(
  from: DataSource,
  to: DataSource,
  signal?: AbortSignal,
): Promise<CopiedTable[]> {
  return from.transaction('REPEATABLE READ', (source) =>
    to.transaction(async (target) => {
      const tables = await listTables(target);
      const restoreStatements = await dropForeignKeys(target);
      for (const { name } of tables) {
        // Sums maintained by triggers are copied as they are.
        await target.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
        await target.query(`DELETE FROM ${name}`);
      }
      const copied: CopiedTable[] = [];
      for (const table of tables) {
        copied.push(await copyTable(source, target, table, signal));
      }
      await copySequences(source, target);
      for (const statement of restoreStatements) await target.query(statement);
      for (const { name } of tables) await target.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
      return copied;
    }),
  );
}

/** Rows are transferred as JSON text without parsing, which preserves numbers. */
async function copyTable(
  source: EntityManager,
  target: EntityManager,
  { name, columns }: Table,
  signal: AbortSignal | undefined,
): Promise<CopiedTable> {
  await source.query(
    `DECLARE moved NO SCROLL CURSOR FOR SELECT row_to_json(given)::text AS line FROM (SELECT ${columns} FROM ${name}) AS given`,
  );
  let rows = 0;
  for (;;) {
    const lines: { line: string }[] = await source.query(`FETCH ${rowsPerBatch} FROM moved`);
    if (lines.length === 0) break;
    signal?.throwIfAborted();
    await target.query(
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [`[${lines.map(({ line }) => line).join(',')}]`],
    );
    rows += lines.length;
  }
  await source.query('CLOSE moved');
  return { table: name, rows };
}

function listTables(manager: EntityManager): Promise<Table[]> {
  return manager.query(
    `SELECT quote_ident(owner.nspname) || '.' || quote_ident(place.relname) AS name,
       (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = place.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
     FROM pg_class AS place JOIN pg_namespace AS owner ON owner.oid = place.relnamespace
     WHERE place.relkind = 'r' AND owner.nspname IN ('public', 'graphile_worker')
       AND place.relname NOT IN (${migrationTables}) ORDER BY 1`,
  );
}

/**
 * Drops the foreign keys, so that tables can be copied in any order.
 * @returns statements that recreate and validate them
 */
async function dropForeignKeys(target: EntityManager): Promise<string[]> {
  const foreignKeys: { place: string; name: string; definition: string }[] = await target.query(
    `SELECT conrelid::regclass::text AS place, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  for (const { place, name } of foreignKeys) {
    await target.query(`ALTER TABLE ${place} DROP CONSTRAINT ${name}`);
  }
  return foreignKeys.map(
    ({ place, name, definition }) => `ALTER TABLE ${place} ADD CONSTRAINT ${name} ${definition}`,
  );
}

async function copySequences(source: EntityManager, target: EntityManager): Promise<void> {
  const sequences: { name: string; value: string }[] = await source.query(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(sequencename) AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker') AND last_value IS NOT NULL`,
  );
  for (const { name, value } of sequences) {
    await target.query('SELECT setval($1::regclass, $2::bigint)', [name, value]);
  }
}
