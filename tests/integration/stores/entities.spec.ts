import { beforeAll, describe, expect, it } from 'vitest';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

describe('every entity', () => {
  it('has the columns of the table that the migrations make, and says rightly which may be null', async () => {
    const found: { table: string; column: string; nullable: boolean }[] = await stores.postgres.query(
      `SELECT table_name AS "table", column_name AS "column", is_nullable = 'YES' AS nullable
       FROM information_schema.columns WHERE table_schema = current_schema()`,
    );
    for (const { tableName, columns } of stores.postgres.entityMetadatas) {
      const declared = columns.map(({ databaseName, isNullable }) => `${databaseName} ${isNullable}`);
      const made = found
        .filter(({ table }) => table === tableName)
        .map(({ column, nullable }) => `${column} ${nullable}`);
      expect(declared.sort(), tableName).toEqual(made.sort());
    }
  });
});
