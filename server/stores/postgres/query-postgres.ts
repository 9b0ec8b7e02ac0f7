import type { DataSource, QueryRunner } from 'typeorm';

/** Runs a query on the given connection and returns its rows. */
export async function queryPostgres<Row>(
  connection: DataSource | QueryRunner,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return (await connection.query(sql, [...parameters])) as Row[];
}
