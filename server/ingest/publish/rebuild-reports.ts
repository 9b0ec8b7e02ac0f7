import type { DataSource, QueryRunner } from 'typeorm';
import { derivedSchemaVersion } from '../derive/generation-context.js';
import { runImportJob, type ImportDependencies, type ImportRun } from '../import-run.js';
import { createStaging } from '../staging/staging-table.js';
import { buildGeneration, type BaseToBuild } from './build-generation.js';
import { cleanUpBase } from './clean-up-imports.js';
import { lockBase } from '../import-locks.js';

/** Bases whose reports were built with an older schema version. */
export async function findOutdatedBases(postgres: DataSource): Promise<BaseToBuild[]> {
  const rows: BaseToBuild[] = await postgres.query(
    `SELECT base.id AS base, base.code FROM base JOIN generation ON generation.id = base.generation
     WHERE generation.form < $1 ORDER BY base.priority, base.id`,
    [derivedSchemaVersion],
  );
  return rows;
}

/** Rebuilds the reports of a base unless another process has done so. Waits for imports of the base. Idempotent. */
export async function rebuildIfOutdated(
  dependencies: ImportDependencies,
  target: BaseToBuild,
): Promise<void> {
  await withBaseLock(dependencies, target, async (run, connection) => {
    const outdated = await findOutdatedBases(dependencies.stores.postgres);
    if (outdated.some(({ base }) => base === target.base)) await rebuildBase(run, connection, target);
  });
}

/**
 * Rebuilds the reports of a base from facts and publishes them atomically. Waits for imports of the base. Idempotent.
 */
export async function rebuildReports(dependencies: ImportDependencies, target: BaseToBuild): Promise<void> {
  await withBaseLock(dependencies, target, (run, connection) => rebuildBase(run, connection, target));
}

async function withBaseLock(
  dependencies: ImportDependencies,
  { base }: BaseToBuild,
  action: (run: ImportRun, connection: QueryRunner) => Promise<void>,
): Promise<void> {
  await runImportJob(dependencies, [], async (run, connection) => {
    await lockBase(connection, base);
    await action(run, connection);
    return { taken: 0, rejected: 0 };
  });
}

async function rebuildBase(run: ImportRun, connection: QueryRunner, target: BaseToBuild): Promise<void> {
  await cleanUpBase(run.stores, connection, target.base);
  await createStaging(run.stores.clickhouse, run.id);
  await buildGeneration(run, connection, target, { rebuildsAll: true });
}
