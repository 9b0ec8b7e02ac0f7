import type { QueryRunner } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { SnapshotState } from '../derive/generation-context.js';
import { runImportJob, type ImportDependencies } from '../import-run.js';
import { createStaging } from '../staging/staging-table.js';
import { buildGeneration, type BaseToBuild, type SnapshotChange } from './build-generation.js';
import { cleanUpBase } from './clean-up-imports.js';
import { lockBase } from '../import-locks.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';

/**
 * Removes the snapshot of a date, as if it had never been imported. The facts of the snapshot are retained for
 * `restoreSnapshot`. Waits for running imports of the base. Idempotent; a missing snapshot is ignored.
 */
export function removeSnapshot(
  dependencies: ImportDependencies,
  target: BaseToBuild,
  date: string,
): Promise<boolean> {
  return changeSnapshots(dependencies, target, async (connection) => ({
    removed: await findPublishedSnapshots(connection, target.base, 'date = $2', [date]),
  }));
}

/** Removes the sample data of a base permanently. Otherwise like `removeSnapshot`. */
export async function removeBaseSample(
  dependencies: ImportDependencies,
  target: BaseToBuild,
): Promise<boolean> {
  const { postgres } = dependencies.stores;
  await postgres.query('UPDATE base SET sample_unwanted = true WHERE id = $1', [target.base]);
  return changeSnapshots(dependencies, target, async (connection) => ({
    removed: await findPublishedSnapshots(connection, target.base, 'sample'),
  }));
}

/**
 * Restores a removed snapshot; no effect if it is published.
 * @throws AppError NotFound if it was cleaned up, BadRequest if its date was imported again
 */
export function restoreSnapshot(
  dependencies: ImportDependencies,
  target: BaseToBuild,
  id: number,
): Promise<boolean> {
  return changeSnapshots(dependencies, target, async (connection) => {
    const [snapshot] = await queryPostgres<SnapshotState & { state: string; taken: boolean }>(
      connection,
      `SELECT id, to_char(date, 'YYYY-MM-DD') AS date, state, EXISTS (
         SELECT FROM snapshot AS other WHERE other.base_id = $1 AND other.date = snapshot.date AND other.state = 'published') AS taken
       FROM snapshot WHERE base_id = $1 AND id = $2 AND state IN ('published', 'removed')`,
      [target.base, id],
    );
    if (!snapshot) throw new AppError(ErrorCode.NotFound);
    if (snapshot.state === 'published') return {};
    if (snapshot.taken) {
      throw new AppError(ErrorCode.BadRequest, { what: importedAgainMessage(snapshot.date) });
    }
    return { restored: [{ id: snapshot.id, date: snapshot.date }] };
  });
}

const importedAgainMessage = (date: string) => ({
  en: `Other results for ${date} have been imported since. Remove these first.`,
  ru: `За ${date} с тех пор импортированы другие результаты. Сначала удалите их.`,
});

/** Publishes the next generation of a base if anything changed, under the locks of an import. */
async function changeSnapshots(
  dependencies: ImportDependencies,
  target: BaseToBuild,
  findChange: (connection: QueryRunner) => Promise<SnapshotChange>,
): Promise<boolean> {
  let isChanged = false;
  await runImportJob(dependencies, [], async (run, connection) => {
    await lockBase(connection, target.base);
    await cleanUpBase(run.stores, connection, target.base);
    const change = await findChange(connection);
    isChanged = (change.removed?.length ?? 0) + (change.restored?.length ?? 0) > 0;
    if (isChanged) {
      await createStaging(run.stores.clickhouse, run.id);
      await buildGeneration(run, connection, target, change);
    }
    return { taken: 0, rejected: 0 };
  });
  return isChanged;
}

function findPublishedSnapshots(
  connection: QueryRunner,
  base: number,
  condition: string,
  values: readonly string[] = [],
): Promise<SnapshotState[]> {
  return queryPostgres<SnapshotState>(
    connection,
    `SELECT id, to_char(date, 'YYYY-MM-DD') AS date FROM snapshot
     WHERE base_id = $1 AND state = 'published' AND ${condition} ORDER BY date`,
    [base, ...values],
  );
}
