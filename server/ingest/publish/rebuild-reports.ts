import type { DataSource, QueryRunner } from 'typeorm';
import { derivedSchemaVersion } from '../derive/derived-schema-version.js';
import { runImportJob, type ImportParts } from '../import-job.js';
import type { ImportRun } from '../import-run.js';
import { createStaging } from '../staging/staging-table.js';
import { buildGeneration, type BaseToBuild } from './build-generation.js';
import { cleanUpBase } from './clean-up-imports.js';
import { lockBase } from './import-locks.js';

/** The bases whose reports an earlier version derived, so that they lack what this one shows. */
export async function outdatedBases(postgres: DataSource): Promise<BaseToBuild[]> {
  const rows: BaseToBuild[] = await postgres.query(
    `SELECT base.id AS base, base.code FROM base JOIN generation ON generation.id = base.generation
     WHERE generation.form < $1 ORDER BY base.priority, base.id`,
    [derivedSchemaVersion],
  );
  return rows;
}

/**
 * Brings the reports of a base to this version's form. Waits for imports of the base; nothing happens where one of them has
 * done it. It may be killed and run again.
 */
export async function rebuildIfOutdated(parts: ImportParts, target: BaseToBuild): Promise<void> {
  await underLock(parts, target, async (run, connection) => {
    const outdated = await outdatedBases(parts.stores.postgres);
    if (outdated.some(({ base }) => base === target.base)) await rebuildBase(run, connection, target);
  });
}

/**
 * Derives the reports of a base anew from its facts, and publishes them whole; until then the former ones are read. Waits for
 * imports of the base. It may be killed and run again.
 */
export async function rebuildReports(parts: ImportParts, target: BaseToBuild): Promise<void> {
  await underLock(parts, target, (run, connection) => rebuildBase(run, connection, target));
}

async function underLock(
  parts: ImportParts,
  { base }: BaseToBuild,
  action: (run: ImportRun, connection: QueryRunner) => Promise<void>,
): Promise<void> {
  await runImportJob(parts, [], async (run, connection) => {
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
