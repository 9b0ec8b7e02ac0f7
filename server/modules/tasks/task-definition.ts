import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { Localised } from '../../contract/language/localised.js';
import type { ImportStores } from '../../ingest/import-run.js';
import type { OutgoingRules } from '../../http-client/outgoing-rules.js';

/** Services available to every step. */
export interface TaskDependencies {
  stores: ImportStores;
  config: Config;
  log: Logger;
  now: () => Date;
  /** Outgoing request rules for URLs that users supply. */
  outgoing: OutgoingRules;
}

/** A part of the work with its own progress in the UI. */
export interface TaskStage {
  id: string;
  /** Label such as `Reading the files`. */
  title: Localised;
  /** Relative share of the total time. */
  weight: number;
}

/** Progress of a stage. */
export interface StageProgress {
  /** From 0 to 1. */
  share: number;
  /** Items processed so far, such as rows, and their total. */
  count?: number;
  total?: number;
}

/** Context of one run of a step. */
export interface TaskContext<Input, Result> {
  /** Task id. */
  id: string;
  /** Id of the account that owns the task. */
  owner: number;
  input: Input;
  /** Merged result of the previous steps. */
  previousResult: Partial<Result>;
  /** Aborts on cancellation, timeout and shutdown. The step must undo its partial work and throw. */
  signal: AbortSignal;
  dependencies: TaskDependencies;
  /** Reports progress. Calls are cheap, because the progress is persisted once per second. */
  reportProgress(this: void, stage: string, progress: StageProgress): void;
}

/** An idempotent unit of work. After a crash it reruns from its beginning with the result of the previous steps. */
export interface TaskStep<Input, Result> {
  stages: readonly TaskStage[];
  /** Returns the part of the result that this step adds. */
  run(context: TaskContext<Input, Result>): Promise<Partial<Result>>;
}

/** A number shown with the result. */
export interface TaskMetric {
  /** Stable key for scripts and pages. */
  id: string;
  title: Localised;
  value: number;
}

/** Input of a task in readable form. */
export interface TaskSetting {
  /** Stable key for scripts and pages. */
  id: string;
  title: Localised;
  value: Localised;
  /** Names of the files that the setting applies to; empty for all files. */
  of: readonly string[];
}

/** Link to the result of a finished task. */
export interface TaskLink {
  /** Path on this site. */
  path: string;
  title: Localised;
}

/** A kind of long-running task, declared by the module that starts it. See `docs/adding-a-task.md`. */
export interface TaskDefinition<Input = unknown, Result = unknown> {
  /** Stored with every task: never change it. */
  id: string;
  /** Name such as `Import of files`. */
  title: Localised;
  /** Titles of the in-app and push notifications on success (`successMessage`) and on failure (`failureMessage`). */
  successMessage: Localised;
  failureMessage: Localised;
  /** Maximum number of unfinished tasks of this kind per account. */
  maxConcurrentPerAccount: number;
  /** Timeout; the task then fails even if its step is still running. */
  timeoutMinutes: number;
  steps: readonly TaskStep<Input, Result>[];
  /** Replaces `successMessage`; null suppresses the notification, undefined keeps the default. */
  completionMessage?(result: Result): Localised | null | undefined;
  /** Numbers of the result, most important first. */
  metrics(result: Result): TaskMetric[];
  /** Options that the owner chose. */
  settings?(input: Input): TaskSetting[];
  /** Page of the result; undefined if there is none. */
  link(result: Result, input: Input): TaskLink | undefined;
  /**
   * Removes temporary data of the steps, such as uploaded files. Runs after success, failure and cancellation and
   * must be idempotent. After a failure it may keep data that a retry needs if a clean-up job removes it later.
   */
  cleanup?(input: Input, outcome: { isDone: boolean; config: Config }): Promise<void>;
}

/** Task definitions by id. */
export type TaskDefinitions = Readonly<Record<string, TaskDefinition | undefined>>;

/**
 * Declares a task and validates its stages.
 * @throws Error if stage ids are not unique or a weight is not positive
 */
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
