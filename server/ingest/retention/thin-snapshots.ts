import type { DataSource, QueryRunner } from 'typeorm';
import type { RetentionPolicy } from '../../config/retention-policy.js';
import { runImportJob, type ImportDependencies } from '../import-run.js';
import { lockBase } from '../import-locks.js';
import { buildGeneration, type BaseToBuild } from '../publish/build-generation.js';
import { cleanUpBase } from '../publish/clean-up-imports.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { createStaging } from '../staging/staging-table.js';
import { findNeededSnapshots } from './find-needed-snapshots.js';
import { findExpiring, planRetention, type RetainedSnapshot } from './plan-retention.js';

/** Policy and current date of a thinning. */
interface RetentionRules {
  policy: RetentionPolicy;
  /** ISO date. */
  today: string;
}

/** Dates of a base that a thinning removed or newly announced. */
export interface ThinningOutcome {
  removed: string[];
  announced: string[];
}

interface SnapshotRow extends RetainedSnapshot {
  keywords: number;
}

/** Bases with data, the default one first. */
export function findFilledBases(postgres: DataSource): Promise<BaseToBuild[]> {
  return postgres.query<BaseToBuild[]>(
    'SELECT id AS base, code FROM base WHERE generation > 0 ORDER BY priority, id',
  );
}

/**
 * Removes the snapshots of a base whose announced day has come, and announces further ones. Waits for imports of the
 * base. Idempotent: a killed thinning has published either nothing or everything.
 */
export async function thinSnapshots(
  dependencies: ImportDependencies,
  target: BaseToBuild,
  rules: RetentionRules,
): Promise<ThinningOutcome> {
  const snapshots = await readSnapshots(dependencies.stores.postgres, target.base);
  const isAnnounced = snapshots.some(({ expiresOn }) => expiresOn !== null);
  const outcome: ThinningOutcome = { removed: [], announced: [] };
  if (!isAnnounced && findExpiring(rules.policy, snapshots, rules.today).length === 0) return outcome;
  await runImportJob(dependencies, [], async (run, connection) => {
    await lockBase(connection, target.base, run.signal);
    await cleanUpBase(run.stores, connection, target.base);
    const current = await readSnapshots(connection, target.base);
    const candidates = findExpiring(rules.policy, current, rules.today);
    const neededIds = await findNeededSnapshots(run, {
      base: target.base,
      snapshots: current,
      candidates,
      newestCount: rules.policy.newestCount,
      keywordCount: current.reduce((sum, { keywords }) => sum + keywords, 0),
    });
    const { due, changed } = planRetention(rules.policy, current, neededIds, rules.today);
    await storeAnnouncements(connection, changed);
    if (due.length > 0) {
      await createStaging(run.stores.clickhouse, run.id);
      await buildGeneration(run, connection, target, { thinned: due });
    }
    outcome.removed = due.map(({ date }) => date);
    outcome.announced = changed.filter(({ expiresOn }) => expiresOn !== null).map(({ date }) => date);
    return { taken: 0, rejected: 0 };
  });
  return outcome;
}

/** Published snapshots, oldest first. */
function readSnapshots(connection: DataSource | QueryRunner, base: number): Promise<SnapshotRow[]> {
  return queryPostgres<SnapshotRow>(
    connection,
    `SELECT id, to_char(date, 'YYYY-MM-DD') AS date, to_char(expires_on, 'YYYY-MM-DD') AS "expiresOn", keywords
     FROM snapshot WHERE base_id = $1 AND state = 'published' ORDER BY date`,
    [base],
  );
}

async function storeAnnouncements(
  connection: QueryRunner,
  changed: readonly RetainedSnapshot[],
): Promise<void> {
  await connection.query(
    `UPDATE snapshot SET expires_on = announced.day::date
     FROM unnest($1::int[], $2::text[]) AS announced (id, day) WHERE snapshot.id = announced.id`,
    [changed.map(({ id }) => id), changed.map(({ expiresOn }) => expiresOn)],
  );
}
