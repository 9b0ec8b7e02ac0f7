import { accountRoutes } from '../../../contract/account-routes.js';
import type { ImportParts } from '../../../ingest/import-job.js';
import { defineTask, type TaskDefinition, type TaskStage, type TaskContext } from '../task-definition.js';

const derive: TaskStage = {
  id: 'derive',
  title: { en: 'Rebuilding the reports', ru: 'Пересчёт отчётов' },
  weight: 95,
};
const publish: TaskStage = { id: 'publish', title: { en: 'Publishing', ru: 'Публикация' }, weight: 5 };

type RebuildDefinition<Input> = Pick<
  TaskDefinition<Input, object>,
  'id' | 'title' | 'successMessage' | 'failureMessage' | 'maxConcurrentPerAccount'
> & {
  /** Does the work; `done` says how many of so many databases are done. */
  run(
    this: void,
    parts: ImportParts,
    input: Input,
    done: (bases: number, total: number) => void,
  ): Promise<unknown>;
};

/**
 * A kind of task that builds the next state of databases from what they hold. It is one step: each database changes as a whole or
 * not at all, and what is done already is left alone.
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
        stages: [derive, publish],
        run: async (context) => {
          let done = { bases: 0, total: 1 };
          await run(
            importPartsFor(context, () => done),
            context.input,
            (bases, total) => (done = { bases, total }),
          );
          return {};
        },
      },
    ],
    metrics: () => [],
    link: () => ({ path: accountRoutes.data, title: { en: 'Data', ru: 'Данные' } }),
  });
}

function importPartsFor(
  { dependencies: { stores, config }, signal, reportProgress, owner }: TaskContext<unknown, unknown>,
  databaseProgress: () => { bases: number; total: number },
): ImportParts {
  return {
    stores,
    config,
    signal,
    origin: { account: owner },
    progress: {
      update: ({ phase, done, total }) => {
        if (phase !== 'derive' && phase !== 'publish') return;
        const { bases, total: databases } = databaseProgress();
        // Of several databases only the last one's publishing is the stage of its own.
        if (phase === 'publish' && bases + 1 < databases) return;
        const share = total ? done / total : 0;
        reportProgress(phase, { share: phase === 'derive' ? (bases + share) / databases : share });
      },
    },
  };
}
