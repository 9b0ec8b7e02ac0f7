import { accountRoutes } from '../../../contract/account-routes.js';
import type { ImportParts } from '../../../ingest/import-job.js';
import { defineTask, type TaskKind, type TaskStage, type TaskWork } from '../task-kind.js';

const derive: TaskStage = {
  id: 'derive',
  title: { en: 'Rebuilding the reports', ru: 'Пересчёт отчётов' },
  weight: 95,
};
const publish: TaskStage = { id: 'publish', title: { en: 'Publishing', ru: 'Публикация' }, weight: 5 };

type Declared<Input> = Pick<TaskKind<Input, object>, 'id' | 'title' | 'ready' | 'failed' | 'atOnce'> & {
  /** Does the work; `done` says how many of so many databases are done. */
  run(
    this: void,
    parts: ImportParts,
    input: Input,
    done: (bases: number, of: number) => void,
  ): Promise<unknown>;
};

/**
 * A kind of task that builds the next state of databases from what they hold. It is one step: each database changes as a whole or
 * not at all, and what is done already is left alone.
 */
export function rebuildTask<Input>({ run, ...declared }: Declared<Input>): TaskKind<Input, object> {
  return defineTask<Input, object>({
    ...declared,
    limitMinutes: 24 * 60,
    steps: [
      {
        stages: [derive, publish],
        run: async (work) => {
          let done = { bases: 0, of: 1 };
          await run(
            partsFor(work, () => done),
            work.input,
            (bases, of) => (done = { bases, of }),
          );
          return {};
        },
      },
    ],
    figures: () => [],
    link: () => ({ path: accountRoutes.data, title: { en: 'Data', ru: 'Данные' } }),
  });
}

function partsFor(
  { parts: { stores, config }, signal, tell, owner }: TaskWork<unknown, unknown>,
  whole: () => { bases: number; of: number },
): ImportParts {
  return {
    stores,
    config,
    signal,
    origin: { account: owner },
    progress: {
      update: ({ phase, done, total }) => {
        if (phase !== 'derive' && phase !== 'publish') return;
        const { bases, of } = whole();
        // Of several databases only the last one's publishing is the stage of its own.
        if (phase === 'publish' && bases + 1 < of) return;
        const share = total ? done / total : 0;
        tell(phase, { share: phase === 'derive' ? (bases + share) / of : share });
      },
    },
  };
}
