import type { QueryRunner } from 'typeorm';

/** Runs the action in a transaction on a dedicated connection. */
export async function inTransaction(connection: QueryRunner, action: () => Promise<void>): Promise<void> {
  await connection.startTransaction();
  try {
    await action();
    await connection.commitTransaction();
  } catch (error) {
    await connection.rollbackTransaction();
    throw error;
  }
}
