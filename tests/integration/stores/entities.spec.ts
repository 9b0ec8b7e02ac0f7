import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

describe('entities', () => {
  it('every entity has the columns and nullability of its migrated table', async () => {
    const found: { table: string; column: string; nullable: boolean }[] = await stores.postgres.query(
      `SELECT table_name AS "table", column_name AS "column", is_nullable = 'YES' AS nullable
       FROM information_schema.columns WHERE table_schema = current_schema()`,
    );
    for (const { tableName, columns } of stores.postgres.entityMetadatas) {
      const declared = columns.map(({ databaseName, isNullable }) => `${databaseName} ${isNullable}`);
      const mappedColumns = found
        .filter(({ table }) => table === tableName)
        .map(({ column, nullable }) => `${column} ${nullable}`);
      expect(declared.sort(), tableName).toEqual(mappedColumns.sort());
    }
  });

  it('every table has an entity except those listed in ADR 10', async () => {
    const tables: { name: string }[] = await stores.postgres.query(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = current_schema() AND table_name <> $1`,
      [stores.postgres.options.migrationsTableName ?? 'migrations'],
    );
    const mappedTables = stores.postgres.entityMetadatas.map(({ tableName }) => tableName);
    const without = tables.map(({ name }) => name).filter((name) => !mappedTables.includes(name));
    const decision = await readFile('docs/adr/0010-use-entities-for-rows-and-sql-for-sets.md', 'utf8');
    const [, named = ''] = /Tables without an entity:(.*)## Alternatives/s.exec(decision) ?? [];
    const documentedTables = [...named.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
    expect(without.sort()).toEqual(documentedTables.sort());
  });
});
