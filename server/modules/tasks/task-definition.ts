import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { Localised } from '../../contract/localised.js';
import type { ImportStores } from '../../ingest/import-run.js';
import type { OutgoingRules } from '../../http-client/outgoing-rules.js';

/** What every step works with beside its task. */
export interface TaskDependencies {
  stores: ImportStores;
  config: Config;
  log: Logger;
  now: () => Date;
  /** What calls to addresses that people name may reach. */
  outgoing: OutgoingRules;
}

/** A part of the work that people see by itself. */
export interface TaskStage {
  id: string;
  /** What is done in it, as `Reading the files`. */
  title: Localised;
  /** Its share of the whole time, against the weights of the other stages. */
  weight: number;
}

/** How far a stage is. */
export interface StageProgress {
  /** From 0 to 1. */
  share: number;
  /** What was done so far, as rows, and of how many. */
  count?: number;
  total?: number;
}

/** What one run of a step is handed. */
export interface TaskContext<Input, Result> {
  /** Id of the task. */
  id: string;
  /** Account whose task it is. */
  owner: number;
  input: Input;
  /** What the steps before this one left. */
  previousResult: Partial<Result>;
  /** Fires when the owner cancels, when the time is over, and when the process ends: the step takes back what it began and throws. */
  signal: AbortSignal;
  dependencies: TaskDependencies;
  /** Says where the step is. It may be called as often as one likes: what people see is written once a second. */
  reportProgress(this: void, stage: string, progress: StageProgress): void;
}

/**
 * A part of the work that is never half done for who comes after it: where its process dies, it runs again from its beginning,
 * with what the steps before it left.
 */
export interface TaskStep<Input, Result> {
  stages: readonly TaskStage[];
  /** Answers what it adds to the result. */
  run(context: TaskContext<Input, Result>): Promise<Partial<Result>>;
}

/** A figure of a result. */
export interface TaskMetric {
  /** What scripts and pages know it by. */
  id: string;
  title: Localised;
  value: number;
}

/** What a task was started with, in words. */
export interface TaskSetting {
  /** What scripts and pages know it by. */
  id: string;
  title: Localised;
  value: Localised;
  /** Names of the files that it is of; none where it is of all. */
  of: readonly string[];
}

/** Where a person goes from a task that is done. */
export interface TaskLink {
  /** A path of this site. */
  path: string;
  title: Localised;
}

/** One kind of long work, declared in one file of `kinds`. `docs/adding-a-task.md` tells how. */
export interface TaskDefinition<Input = unknown, Result = unknown> {
  /** Kept in every task of the kind: never changed. */
  id: string;
  /** What such a task is, as `Import of files`. */
  title: Localised;
  /** What its owner is told at the bell and by push when it is done, and when it has failed. */
  successMessage: Localised;
  failureMessage: Localised;
  /** Tasks of this kind that one account may have under way or waiting. */
  maxConcurrentPerAccount: number;
  /** Minutes after which it has failed, whatever it still does. */
  timeoutMinutes: number;
  steps: readonly TaskStep<Input, Result>[];
  /** What its owner is told in place of `ready` when it is done; null: nothing, as nobody waits for it; undefined: `ready`. */
  completionMessage?(result: Result): Localised | null | undefined;
  /** What its result says, the most important figure first. */
  metrics(result: Result): TaskMetric[];
  /** What its owner chose for it. */
  settings?(input: Input): TaskSetting[];
  /** Where its result is seen; undefined where there is nothing to open. */
  link(result: Result, input: Input): TaskLink | undefined;
  /**
   * Takes away what only its steps needed, as uploaded files. Called once it is done, failed or cancelled; again does no harm. What
   * another start with the same input needs may stay where it is not done, if somebody else removes it in time.
   */
  cleanup?(input: Input, outcome: { isDone: boolean; config: Config }): Promise<void>;
}

/** Declares a kind of task. Throws where two stages have one name or a weight is none. */
export function defineTask<Input, Result>(
  definition: TaskDefinition<Input, Result>,
): TaskDefinition<Input, Result> {
  const stages = definition.steps.flatMap((step) => step.stages);
  const stageIds = new Set(stages.map(({ id }) => id));
  if (stages.length === 0 || stageIds.size < stages.length || stages.some(({ weight }) => !(weight > 0))) {
    throw new Error(`The stages of ${definition.id} need a name of their own and a weight each.`);
  }
  return definition;
}
