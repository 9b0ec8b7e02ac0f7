import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/errors/app-error.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { defineTask, type TaskContext } from '../../../server/modules/tasks/task-definition.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openTaskWorld, type TaskWorld } from './support/task-world.js';
import { atDepth } from '../../support/test-depth.js';

/** A running step that waits for the test to set its outcome. */
interface RunningStep {
  task: string;
  step: number;
  end(outcome: 'done' | 'refused' | 'fault'): void;
}

const runningSteps: RunningStep[] = [];
/** Finished steps of each task, and finished steps that ran again. */
const doneSteps = new Map<string, number>();
const repeatedSteps: string[] = [];
const text = (word: string) => ({ en: word, ru: word });
const weights = [1, 2, 5];

const kind = defineTask<object, object>({
  id: 'modelled',
  title: text('Modelled'),
  successMessage: text('Ready'),
  failureMessage: text('Failed'),
  maxConcurrentPerAccount: 100,
  timeoutMinutes: 60,
  steps: weights.map((weight, step) => ({
    stages: [{ id: `stage${step}`, title: text(`Stage ${step}`), weight }],
    run: (work) => runStep(work, step),
  })),
  metrics: () => [],
  link: () => undefined,
});

function runStep({ id, signal, reportProgress }: TaskContext<object, object>, step: number): Promise<object> {
  if ((doneSteps.get(id) ?? 0) > step) repeatedSteps.push(`${id} ${step}`);
  reportProgress(`stage${step}`, { share: 0.5 });
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    const end: RunningStep['end'] = (outcome) => {
      if (outcome === 'refused') reject(new AppError(ErrorCode.BadRequest, { what: 'no' }));
      else if (outcome === 'fault') reject(new Error('a fault'));
      else resolve({ [`step${step}`]: true });
    };
    runningSteps.push({ task: id, step, end });
  });
}

let world: TaskWorld;
let user: AuthenticatedUser;
beforeAll(async () => {
  world = await openTaskWorld(kind as never);
  user = await world.createUser();
});

/** Observed state of a task, for comparison with later states. */
interface ObservedState {
  state: number;
  progress: number;
  step: number;
}

/** A job in one process. If the process dies, another one takes the job. */
interface RunningJob {
  job: string;
  abort: AbortController;
  done: Promise<void>;
  isDead: boolean;
}

/** Asserts the invariants of tasks. */
function expectInvariants(
  before: ObservedState | undefined,
  now: ObservedState & { errorCode: string | null; finishedAt: Date | null },
): void {
  expect([1, 2, 10]).toContain(now.state);
  expect(now.finishedAt === null).toBe(now.state === 1);
  expect(now.errorCode !== null).toBe(now.state === 2);
  expect(now.progress === 100).toBe(now.state === 10);
  if (now.state === 10) expect(now.step).toBe(weights.length);
  if (!before) return;
  expect(now.progress).toBeGreaterThanOrEqual(before.progress);
  expect(now.step).toBeGreaterThanOrEqual(before.step);
  if (before.state !== 1) expect(now).toMatchObject({ state: before.state, progress: before.progress });
}

const anyAction = fc.oneof(
  fc.constant({ does: 'start' } as const),
  fc.constant({ does: 'work' } as const),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('step done' as const), which: fc.nat(9) }) },
  fc.record({ does: fc.constantFrom('refuse', 'fault', 'kill', 'deploy', 'cancel'), which: fc.nat(9) }),
);
type Action = typeof anyAction extends fc.Arbitrary<infer Of> ? Of : never;

describe('random failures of tasks and their processes', () => {
  it(
    'tasks reach one final state, never go back, repeat no finished step, and all end',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyAction, { minLength: 10, maxLength: 40, size: 'max' }),
          async (actions) => {
            const tasks: string[] = [];
            const jobs: RunningJob[] = [];
            const observedStates = new Map<string, ObservedState>();

            const checkTasks = async () => {
              for (const id of tasks) {
                const row = await world.row(id);
                expectInvariants(observedStates.get(id), row);
                doneSteps.set(id, row.step);
                observedStates.set(id, { state: row.state, progress: row.progress, step: row.step });
              }
            };
            const startJob = (job: string) => {
              const abort = new AbortController();
              const running: RunningJob = {
                job,
                abort,
                done: world.runJob(job, abort.signal),
                isDead: false,
              };
              jobs.push(running);
            };
            /** Waits until running work can make no progress without the test. */
            const waitForTaskRunner = async () => {
              for (let times = 0; times < 3; times++) await world.row(tasks[0] ?? '').catch(() => undefined);
            };
            const endStep = (stepIndex: number, outcome: Parameters<RunningStep['end']>[0]) => {
              const [step] = runningSteps.splice(stepIndex % Math.max(1, runningSteps.length), 1);
              step?.end(outcome);
            };
            const perform = async (action: Action): Promise<void> => {
              switch (action.does) {
                case 'start': {
                  const input = { name: `task ${tasks.length}`, input: {} };
                  tasks.push(await world.tasks.start(kind, user, input));
                  return;
                }
                case 'work': {
                  const job = await world.takeJob();
                  if (job !== undefined) startJob(job);
                  return;
                }
                case 'step done':
                  return endStep(action.which, 'done');
                case 'refuse':
                  return endStep(action.which, 'refused');
                case 'fault':
                  return endStep(action.which, 'fault');
                case 'kill': {
                  // Steps of a dead process neither end nor write, and another process has its job.
                  const aliveJobs = jobs.filter(({ isDead }) => !isDead);
                  const dead = aliveJobs[action.which % Math.max(1, aliveJobs.length)];
                  if (!dead) return;
                  dead.isDead = true;
                  startJob(dead.job);
                  return;
                }
                case 'deploy': {
                  const aliveJobs = jobs.filter(({ isDead }) => !isDead);
                  aliveJobs[action.which % Math.max(1, aliveJobs.length)]?.abort.abort();
                  return;
                }
                case 'cancel': {
                  const id = tasks[action.which % Math.max(1, tasks.length)];
                  if (id !== undefined) await world.tasks.cancel(user, id);
                  return;
                }
              }
            };

            for (const one of [{ does: 'start' }, { does: 'work' }, ...actions] as Action[]) {
              await perform(one);
              await waitForTaskRunner();
              await checkTasks();
            }
            // From here on nothing fails, so all tasks must end.
            for (let rounds = 0; rounds < 400; rounds++) {
              for (const step of runningSteps.splice(0)) step.end('done');
              const job = await world.takeJob();
              if (job !== undefined) startJob(job);
              await waitForTaskRunner();
              await checkTasks();
              if (tasks.every((id) => observedStates.get(id)?.state !== 1)) break;
            }
            expect(tasks.filter((id) => observedStates.get(id)?.state === 1)).toEqual([]);
            for (const step of runningSteps.splice(0)) step.end('done');
            for (const { abort } of jobs) abort.abort();
            await Promise.all(jobs.map(({ done }) => done.catch(() => undefined)));
            await checkTasks();
            expect(repeatedSteps).toEqual([]);
          },
        ),
        { numRuns: atDepth({ quick: 4, deep: 40, full: 400 }), endOnFailure: true },
      );
    },
    atDepth({ quick: 120_000, deep: 240_000, full: 2_400_000 }),
  );
});
