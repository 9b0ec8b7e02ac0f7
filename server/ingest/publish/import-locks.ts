import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { rowsOf } from './rows-of.js';

/**
 * First numbers of the two-number advisory locks: of a base or an own site while an import changes it, of an import while it
 * lives, of a group report while a version of it is written, of all search results while they are copied or cleaned up.
 */
const baseLocks = 742_190_332;
const importLocks = 742_190_333;
const ownSiteLocks = 742_190_335;
const groupLocks = 742_190_337;
const resultsLocks = 742_190_338;

/** The only second number of `resultsLocks`: it covers both stores. */
const allResults = 0;

/** Time between two looks whether a base is free, in milliseconds. */
const pauseMs = 200;

/**
 * Waits until no other import changes the base, or the signal is aborted: then it throws. The lock ends with the connection: a
 * killed import holds none. Who has a signal looks again and again, as the database's own wait hears none; it lets pass who
 * waits there.
 */
export async function lockBase(connection: QueryRunner, base: number, signal?: AbortSignal): Promise<void> {
  if (!signal) {
    await connection.query('SELECT pg_advisory_lock($1, $2)', [baseLocks, base]);
    return;
  }
  while (!(await isTaken(connection, [baseLocks, base]))) await sleep(pauseMs, undefined, { signal });
}

/** Waits until no other import changes the facts of the own site. */
export async function lockOwnSite(connection: QueryRunner, site: number): Promise<void> {
  await connection.query('SELECT pg_advisory_lock($1, $2)', [ownSiteLocks, site]);
}

/** Waits until nobody else writes a version of the group report, or the signal is aborted: then it throws. */
export async function lockGroup(
  connection: QueryRunner,
  report: number,
  signal?: AbortSignal,
): Promise<void> {
  if (!signal) {
    await connection.query('SELECT pg_advisory_lock($1, $2)', [groupLocks, report]);
    return;
  }
  while (!(await isTaken(connection, [groupLocks, report]))) await sleep(pauseMs, undefined, { signal });
}

/** Runs the action if nobody writes a version of the group report now, and keeps others out meanwhile. */
export async function withFreeGroup(
  connection: QueryRunner,
  report: number,
  action: () => Promise<void>,
): Promise<void> {
  await withFreeLock(connection, [groupLocks, report], action);
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

/** Runs the action if no import changes the facts of the own site now, and keeps imports out meanwhile. */
export async function withFreeOwnSite(
  connection: QueryRunner,
  site: number,
  action: () => Promise<void>,
): Promise<void> {
  await withFreeLock(connection, [ownSiteLocks, site], action);
}

/** Runs the action if the import is not alive. */
export async function withDeadImport(
  connection: QueryRunner,
  importId: number,
  action: () => Promise<void>,
): Promise<void> {
  await withFreeLock(connection, [importLocks, importId], action);
}

/**
 * Runs an action that copies the search results, so that it reads one state of them: imports wait until it ends, and the
 * clean-up skips its turn.
 */
export async function withUnchangedResults<Result>(
  postgres: DataSource,
  action: () => Promise<Result>,
): Promise<Result> {
  const connection = postgres.createQueryRunner();
  try {
    await connection.query('SELECT pg_advisory_lock($1, $2)', [resultsLocks, allResults]);
    const bases = await rowsOf<{ id: number }>(connection, 'SELECT id FROM base ORDER BY id');
    for (const { id } of bases) await lockBase(connection, id);
    return await action();
  } finally {
    await connection.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await connection.release();
  }
}

/** Runs the action unless the search results are being copied now; a copy that starts meanwhile waits for its end. */
export async function unlessResultsAreCopied(
  connection: QueryRunner,
  action: () => Promise<void>,
): Promise<void> {
  const lock = [resultsLocks, allResults];
  const sql = 'SELECT pg_try_advisory_lock_shared($1, $2) AS taken';
  const [row] = await rowsOf<{ taken: boolean }>(connection, sql, lock);
  if (!row?.taken) return;
  try {
    await action();
  } finally {
    await connection.query('SELECT pg_advisory_unlock_shared($1, $2)', lock);
  }
}

async function withFreeLock(
  connection: QueryRunner,
  lock: [number, number],
  action: () => Promise<void>,
): Promise<void> {
  if (!(await isTaken(connection, lock))) return;
  try {
    await action();
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1, $2)', lock);
  }
}

/** Takes a lock if it is free; says whether it did. */
async function isTaken(connection: QueryRunner, lock: [number, number]): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_lock($1, $2) AS taken';
  const rows = await rowsOf<{ taken: boolean }>(connection, sql, lock);
  return rows[0]?.taken ?? false;
}
