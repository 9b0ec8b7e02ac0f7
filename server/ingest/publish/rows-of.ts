import type { QueryRunner } from 'typeorm';

/** Rows of a PostgreSQL query on a connection of one's own, which is what holds locks and transactions. */
export async function rowsOf<Row>(
  connection: QueryRunner,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return (await connection.query(sql, [...parameters])) as Row[];
}
