import type { QueryRunner } from 'typeorm';

/** Runs the action as one transaction of a connection of one's own; where it throws, nothing of it stays. */
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
