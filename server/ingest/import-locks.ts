import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { queryPostgres } from '../stores/postgres/query-postgres.js';

/**
 * Advisory lock namespaces: a base or first-party site during an import, a live import, a group report during a write,
 * and all search results during a copy or a clean-up.
 */
const baseLocks = 742_190_332;
const importLocks = 742_190_333;
const firstPartySiteLocks = 742_190_335;
const groupLocks = 742_190_337;
const resultsLocks = 742_190_338;

/** Second key of `resultsLocks`, which covers both stores. */
const allResultsKey = 0;

const pollIntervalMs = 200;

/**
 * Acquires the base lock, or throws if the signal is aborted. The lock belongs to the connection, so a killed import
 * releases it.
 * With a signal it polls, because PostgreSQL cannot abort its own wait; blocked waiters take precedence.
 */
export async function lockBase(connection: QueryRunner, base: number, signal?: AbortSignal): Promise<void> {
  if (!signal) {
    await connection.query('SELECT pg_advisory_lock($1, $2)', [baseLocks, base]);
    return;
  }
  while (!(await tryAcquireLock(connection, [baseLocks, base]))) {
    await sleep(pollIntervalMs, undefined, { signal });
  }
}

/** Runs the action under the base lock, and releases the lock before the connection ends. */
export async function withBaseLock<Result>(
  connection: QueryRunner,
  base: number,
  action: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  await lockBase(connection, base, signal);
  try {
    return await action();
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1, $2)', [baseLocks, base]);
  }
}

/** Acquires the lock of a first-party site. */
export async function lockFirstPartySite(connection: QueryRunner, site: number): Promise<void> {
  await connection.query('SELECT pg_advisory_lock($1, $2)', [firstPartySiteLocks, site]);
}

/** Acquires the lock of a group report, or throws if the signal is aborted. */
export async function lockGroup(
  connection: QueryRunner,
  report: number,
  signal?: AbortSignal,
): Promise<void> {
  if (!signal) {
    await connection.query('SELECT pg_advisory_lock($1, $2)', [groupLocks, report]);
    return;
  }
  while (!(await tryAcquireLock(connection, [groupLocks, report]))) {
    await sleep(pollIntervalMs, undefined, { signal });
  }
}

/** Runs the action under the group report lock, or skips it if the lock is taken. */
export async function tryWithGroupLock(
  connection: QueryRunner,
  report: number,
  action: () => Promise<void>,
): Promise<void> {
  await tryWithLock(connection, [groupLocks, report], action);
}

/** Marks the import as alive as long as the connection exists. */
export async function lockImport(connection: QueryRunner, importId: number): Promise<void> {
  await connection.query('SELECT pg_advisory_lock($1, $2)', [importLocks, importId]);
}

/** Runs the action under the base lock, or skips it if the lock is taken. */
export async function tryWithBaseLock(
  connection: QueryRunner,
  base: number,
  action: () => Promise<void>,
): Promise<void> {
  await tryWithLock(connection, [baseLocks, base], action);
}

/** Runs the action under the first-party site lock, or skips it if the lock is taken. */
export async function tryWithFirstPartySiteLock(
  connection: QueryRunner,
  site: number,
  action: () => Promise<void>,
): Promise<void> {
  await tryWithLock(connection, [firstPartySiteLocks, site], action);
}

/** Runs the action only if the import is dead. */
export async function ifImportIsDead(
  connection: QueryRunner,
  importId: number,
  action: () => Promise<void>,
): Promise<void> {
  await tryWithLock(connection, [importLocks, importId], action);
}

/** Runs an action that copies the search results in a consistent state. Imports wait and the clean-up is skipped. */
export async function withResultsLocked<Result>(
  postgres: DataSource,
  action: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const connection = postgres.createQueryRunner();
  try {
    await connection.query('SELECT pg_advisory_lock($1, $2)', [resultsLocks, allResultsKey]);
    const bases = await queryPostgres<{ id: number }>(connection, 'SELECT id FROM base ORDER BY id');
    for (const { id } of bases) await lockBase(connection, id, signal);
    return await action();
  } finally {
    await connection.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await connection.release();
  }
}

/** Runs the action unless the search results are being copied. A copy that starts later waits for it. */
export async function unlessResultsAreCopied(
  connection: QueryRunner,
  action: () => Promise<void>,
): Promise<void> {
  const lock = [resultsLocks, allResultsKey];
  const sql = 'SELECT pg_try_advisory_lock_shared($1, $2) AS taken';
  const [row] = await queryPostgres<{ taken: boolean }>(connection, sql, lock);
  if (!row?.taken) return;
  try {
    await action();
  } finally {
    await connection.query('SELECT pg_advisory_unlock_shared($1, $2)', lock);
  }
}

async function tryWithLock(
  connection: QueryRunner,
  lock: [number, number],
  action: () => Promise<void>,
): Promise<void> {
  if (!(await tryAcquireLock(connection, lock))) return;
  try {
    await action();
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1, $2)', lock);
  }
}

async function tryAcquireLock(connection: QueryRunner, lock: [number, number]): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_lock($1, $2) AS taken';
  const rows = await queryPostgres<{ taken: boolean }>(connection, sql, lock);
  return rows[0]?.taken ?? false;
}
