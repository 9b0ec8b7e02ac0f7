import type { QueryRunner } from 'typeorm';
import { rowsOf } from './rows-of.js';

/** First numbers of the two-number advisory locks: of a base while an import changes it, of an import while it lives. */
const baseLocks = 742_190_332;
const importLocks = 742_190_333;

/** Waits until no other import changes the base. The lock ends with the connection: a killed import holds none. */
export async function lockBase(connection: QueryRunner, base: number): Promise<void> {
  await connection.query('SELECT pg_advisory_lock($1, $2)', [baseLocks, base]);
}

/** Marks the import as alive for as long as the connection stands. */
export async function lockImport(connection: QueryRunner, importId: number): Promise<void> {
  await connection.query('SELECT pg_advisory_lock($1, $2)', [importLocks, importId]);
}

/** Runs the action if no import changes the base now, and keeps imports out meanwhile. */
export async function withFreeBase(
  connection: QueryRunner,
  base: number,
  action: () => Promise<void>,
): Promise<void> {
  await withFreeLock(connection, [baseLocks, base], action);
}

/** Runs the action if the import is not alive. */
export async function withDeadImport(
  connection: QueryRunner,
  importId: number,
  action: () => Promise<void>,
): Promise<void> {
  await withFreeLock(connection, [importLocks, importId], action);
}

async function withFreeLock(
  connection: QueryRunner,
  lock: [number, number],
  action: () => Promise<void>,
): Promise<void> {
  const rows = await rowsOf<{ free: boolean }>(
    connection,
    'SELECT pg_try_advisory_lock($1, $2) AS free',
    lock,
  );
  if (!rows[0]?.free) return;
  try {
    await action();
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1, $2)', lock);
  }
}
