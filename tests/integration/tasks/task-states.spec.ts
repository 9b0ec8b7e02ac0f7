import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/errors/app-error.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { defineTask, type TaskContext } from '../../../server/modules/tasks/task-definition.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openTaskWorld, type TaskWorld } from './support/task-world.js';

/** Steps that the tests end: each run of a step waits until somebody says what became of it. */
interface Waiting {
  task: string;
  step: number;
  end(outcome: 'done' | 'refused' | 'fault'): void;
}

const waiting: Waiting[] = [];
/** Steps of each task that were seen to be done, and those that ran again all the same. */
const doneSteps = new Map<string, number>();
const ranAgain: string[] = [];
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
  if ((doneSteps.get(id) ?? 0) > step) ranAgain.push(`${id} ${step}`);
  reportProgress(`stage${step}`, { share: 0.5 });
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    const end: Waiting['end'] = (outcome) => {
      if (outcome === 'refused') reject(new AppError(ErrorCode.BadRequest, { what: 'no' }));
      else if (outcome === 'fault') reject(new Error('a fault'));
      else resolve({ [`step${step}`]: true });
    };
    waiting.push({ task: id, step, end });
  });
}

let world: TaskWorld;
let person: AuthenticatedUser;
beforeAll(async () => {
  world = await openTaskWorld(kind as never);
  person = await world.createUser();
});

/** What a task was seen as, to compare with what it is seen as later. */
interface Seen {
  state: number;
  progress: number;
  step: number;
}

/** One process that may die: its runs are left behind then, and their jobs are taken up by another. */
interface RunningJob {
  job: string;
  ends: AbortController;
  done: Promise<void>;
  isDead: boolean;
}

/** Whatever happens to them, what tasks may never do. */
function holdRules(
  before: Seen | undefined,
  now: Seen & { errorCode: string | null; finishedAt: Date | null },
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

const act = fc.oneof(
  fc.constant({ does: 'start' } as const),
  fc.constant({ does: 'work' } as const),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('step done' as const), which: fc.nat(9) }) },
  fc.record({ does: fc.constantFrom('refuse', 'fault', 'kill', 'deploy', 'cancel'), which: fc.nat(9) }),
);
type Act = typeof act extends fc.Arbitrary<infer Of> ? Of : never;

describe('#55 tasks, whatever happens to them and to the processes that run them', () => {
  it('go from processing to one end, never back, run no step twice that was done, and all end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40, size: 'max' }), async (acts) => {
        const tasks: string[] = [];
        const jobs: RunningJob[] = [];
        const seen = new Map<string, Seen>();

        const look = async () => {
          for (const id of tasks) {
            const row = await world.row(id);
            holdRules(seen.get(id), row);
            doneSteps.set(id, row.step);
            seen.set(id, { state: row.state, progress: row.progress, step: row.step });
          }
        };
        const startJob = (job: string) => {
          const ends = new AbortController();
          const running: RunningJob = { job, ends, done: world.work(job, ends.signal), isDead: false };
          jobs.push(running);
        };
        /** Lets what was begun get as far as it can without us. */
        const settle = async () => {
          for (let times = 0; times < 3; times++) await world.row(tasks[0] ?? '').catch(() => undefined);
        };
        const endStep = (which: number, outcome: Parameters<Waiting['end']>[0]) => {
          const [step] = waiting.splice(which % Math.max(1, waiting.length), 1);
          step?.end(outcome);
        };
        const perform = async (one: Act): Promise<void> => {
          switch (one.does) {
            case 'start': {
              const input = { name: `task ${tasks.length}`, input: {} };
              tasks.push(await world.tasks.start(kind, person, input));
              return;
            }
            case 'work': {
              const job = await world.takeJob();
              if (job !== undefined) startJob(job);
              return;
            }
            case 'step done':
              return endStep(one.which, 'done');
            case 'refuse':
              return endStep(one.which, 'refused');
            case 'fault':
              return endStep(one.which, 'fault');
            case 'kill': {
              // Its steps neither end nor write; another process has the same job.
              const alive = jobs.filter(({ isDead }) => !isDead);
              const dead = alive[one.which % Math.max(1, alive.length)];
              if (!dead) return;
              dead.isDead = true;
              startJob(dead.job);
              return;
            }
            case 'deploy': {
              const alive = jobs.filter(({ isDead }) => !isDead);
              alive[one.which % Math.max(1, alive.length)]?.ends.abort();
              return;
            }
            case 'cancel': {
              const id = tasks[one.which % Math.max(1, tasks.length)];
              if (id !== undefined) await world.tasks.cancel(person, id);
              return;
            }
          }
        };

        for (const one of [{ does: 'start' }, { does: 'work' }, ...acts] as Act[]) {
          await perform(one);
          await settle();
          await look();
        }
        // From here on nothing goes wrong: whatever is left must end.
        for (let rounds = 0; rounds < 400; rounds++) {
          for (const step of waiting.splice(0)) step.end('done');
          const job = await world.takeJob();
          if (job !== undefined) startJob(job);
          await settle();
          await look();
          if (tasks.every((id) => seen.get(id)?.state !== 1)) break;
        }
        expect(tasks.filter((id) => seen.get(id)?.state === 1)).toEqual([]);
        for (const step of waiting.splice(0)) step.end('done');
        for (const { ends } of jobs) ends.abort();
        await Promise.all(jobs.map(({ done }) => done.catch(() => undefined)));
        await look();
        expect(ranAgain).toEqual([]);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  }, 120_000);
});
