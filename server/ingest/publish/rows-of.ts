import type { QueryRunner } from 'typeorm';

/** Query rows on a dedicated connection, which holds locks and transactions. */
export async function rowsOf<Row>(
  connection: QueryRunner,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return (await connection.query(sql, [...parameters])) as Row[];
}
