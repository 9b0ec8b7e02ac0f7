import { pageTitles } from '../../contract/pages/page-titles.js';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import type { ImportDependencies } from '../../ingest/import-run.js';
import {
  defineTask,
  type TaskDefinition,
  type TaskStage,
  type TaskContext,
} from '../tasks/task-definition.js';

const deriveStage: TaskStage = {
  id: 'derive',
  title: { en: 'Rebuilding the reports', ru: 'Пересчёт отчётов' },
  weight: 95,
};
const publishStage: TaskStage = { id: 'publish', title: { en: 'Publishing', ru: 'Публикация' }, weight: 5 };

type RebuildDefinition<Input> = Pick<
  TaskDefinition<Input, object>,
  'id' | 'title' | 'successMessage' | 'failureMessage' | 'maxConcurrentPerAccount'
> & {
  /** Rebuilds the databases. `onProgress` reports the number of finished databases. */
  run(
    this: void,
    parts: ImportDependencies,
    input: Input,
    onProgress: (bases: number, total: number) => void,
  ): Promise<unknown>;
};

/**
 * Defines a task that rebuilds the generation of databases in one step. Each database is published atomically, and a
 * retry skips finished ones.
 */
export function rebuildTask<Input>({
  run,
  ...definition
}: RebuildDefinition<Input>): TaskDefinition<Input, object> {
  return defineTask<Input, object>({
    ...definition,
    timeoutMinutes: 24 * 60,
    steps: [
      {
        stages: [deriveStage, publishStage],
        run: async (context) => {
          let done = { bases: 0, total: 1 };
          await run(
            createImportParts(context, () => done),
            context.input,
            (bases, total) => (done = { bases, total }),
          );
          return {};
        },
      },
    ],
    metrics: () => [],
    link: () => ({ path: accountRoutes.data, title: pageTitles.data }),
  });
}

function createImportParts(
  { dependencies: { stores, config }, signal, reportProgress, owner }: TaskContext<unknown, unknown>,
  databaseProgress: () => { bases: number; total: number },
): ImportDependencies {
  return {
    stores,
    config,
    signal,
    origin: { account: owner },
    progress: {
      update: ({ phase, done, total }) => {
        if (phase !== 'derive' && phase !== 'publish') return;
        const { bases, total: databases } = databaseProgress();
        // With several databases, only the last publication is reported as its own stage.
        if (phase === 'publish' && bases + 1 < databases) return;
        const share = total ? done / total : 0;
        reportProgress(phase, { share: phase === 'derive' ? (bases + share) / databases : share });
      },
    },
  };
}
