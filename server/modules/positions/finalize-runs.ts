import type { Config } from '../../config/config.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { PositionProjectRecord } from '../../entities/position-project.entity.js';
import { PositionRunRecord } from '../../entities/position-run.entity.js';
import type { ImportStores } from '../../ingest/import-run.js';
import { checkFailureMessages } from './failure-messages.js';
import { findCompletedChecks, saveResults } from './save-results.js';
import { serpProviders } from './providers/serp-providers.js';
import { RunResponses } from './run-responses.js';
import { RunChecks } from './run-checks.js';

const batchSize = 50;

interface FinalizeDependencies {
  stores: ImportStores;
  config: Pick<Config, 'dataDir'>;
  now: () => Date;
}

/**
 * Saves the paid responses of a check that failed, timed out or was cancelled. The remaining keywords count as not
 * checked.
 */
export async function finalizeRun(
  runId: string,
  { stores, config, now }: FinalizeDependencies,
): Promise<void> {
  const runs = stores.postgres.getRepository(PositionRunRecord);
  const run = await runs.findOneBy({ id: runId });
  const project =
    run && (await stores.postgres.getRepository(PositionProjectRecord).findOneBy({ id: run.projectId }));
  if (!run || !project) return;
  const checks = new RunChecks(stores.postgres, run.id);
  const responses = new RunResponses(config.dataDir, run.id);
  for (const check of await findCompletedChecks(stores, run.id)) {
    if (!(await responses.has(check, 0))) await checks.markFailed(check, 'lost');
  }
  await saveResults({
    stores,
    project: project.number,
    run,
    provider: serpProviders[run.provider],
    responses,
    signal: new AbortController().signal,
  });
  await checks.failOpen('ended');
  const { answered, failed } = await checks.count();
  const failureReason = run.failureReason ?? checkFailureMessages.ended;
  await runs.update({ id: run.id }, { answered, failed, failureReason, finishedAt: now() });
  await responses.remove();
}

/** Finalizes every check whose task has ended but whose results were not saved because of a crash. */
export async function finalizeEndedRuns(dependencies: FinalizeDependencies): Promise<void> {
  const runs = await dependencies.stores.postgres.query<{ id: string }[]>(
    `SELECT run.id FROM position_run AS run LEFT JOIN task ON task.id = run.task_id
     WHERE run.finished_at IS NULL AND run.task_id IS NOT NULL AND task.state IS DISTINCT FROM $1 ORDER BY run.number LIMIT $2`,
    [taskStates.processing, batchSize],
  );
  for (const { id } of runs) await finalizeRun(id, dependencies);
}
