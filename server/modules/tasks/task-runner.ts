import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isStoreInterruption, wrapError } from '../../errors/present-error.js';
import type { TaskCompletion } from './task-completion.js';
import type {
  TaskDefinition,
  TaskDefinitions,
  TaskDependencies,
  StageProgress,
  TaskStage,
} from './task-definition.js';
import type { TaskRepository } from './task-repository.js';
import type { TaskRecord, StageStats } from '../../entities/task.entity.js';
import { secondsBetween } from './seconds-between.js';

/** Completed share (0 to 1) of a run at a moment. */
interface ProgressPoint {
  at: Date;
  share: number;
}

/** Below these thresholds the speed is too uncertain to extrapolate. */
const minExtrapolationShare = 0.03;
const minExtrapolationMs = 2000;

/** Completed share of the whole task, from 0 to 1, by stage weights. */
function overallShare(stages: readonly TaskStage[], stageIndex: number, share: number): number {
  const sumWeights = (group: readonly TaskStage[]) => group.reduce((sum, { weight }) => sum + weight, 0);
  const stageWeight = Math.min(1, Math.max(0, share)) * (stages[stageIndex]?.weight ?? 0);
  return (sumWeights(stages.slice(0, stageIndex)) + stageWeight) / sumWeights(stages);
}

/** Percentage of an unfinished task; 100 is reserved for finished ones. */
function percentComplete(done: number): number {
  return Math.min(99, Math.floor(done * 100));
}

/**
 * Extrapolates the finish time from the speed of this run; undefined while there is too little progress. Earlier runs
 * are ignored because they may have waited or repeated work.
 */
function estimateFinishedAt(start: ProgressPoint, now: ProgressPoint): Date | undefined {
  const share = now.share - start.share;
  const elapsed = now.at.getTime() - start.at.getTime();
  if (share < minExtrapolationShare || elapsed < minExtrapolationMs) return undefined;
  return new Date(now.at.getTime() + (elapsed / share) * (1 - now.share));
}

/** Cause for halting a run before its task is finished. */
type HaltCause = 'cancelled' | 'timeout' | 'shutdown' | 'superseded';

const heartbeatIntervalMs = 1000;

/** Time a step gets to undo its work after an abort before it is abandoned. */
const abortGraceMs = 60_000;

interface TaskRunContext {
  repository: TaskRepository;
  dependencies: TaskDependencies;
  shutdownSignal: AbortSignal | undefined;
}

/**
 * One run of a task in this process. Tracks its progress, sends heartbeats and stops on cancellation, timeout or
 * shutdown.
 */
class TaskRun {
  private readonly stages: readonly TaskStage[];
  private readonly abortController = new AbortController();
  private readonly stageStats: Record<string, StageStats>;
  private readonly startPoint: ProgressPoint;
  private stageIndex: number;
  private completedShare: number;
  private heartbeatTimer: NodeJS.Timeout | undefined;
  private pendingWrite: Promise<void> = Promise.resolve();

  constructor(
    private readonly task: TaskRecord,
    private readonly definition: TaskDefinition,
    private readonly context: TaskRunContext,
  ) {
    const { dependencies } = context;
    this.stages = definition.steps.flatMap((step) => step.stages);
    this.stageStats = { ...task.stageStats };
    this.stageIndex = this.stages.findIndex(({ id }) => id === task.stage);
    const finishedStages = definition.steps.slice(0, task.step).flatMap((step) => step.stages).length;
    this.completedShare = finishedStages === 0 ? 0 : overallShare(this.stages, finishedStages, 0);
    this.startPoint = { at: dependencies.now(), share: this.completedShare };
  }

  /** Cause of the halt; undefined while the run continues. */
  get haltCause(): HaltCause | undefined {
    return this.abortController.signal.aborted
      ? (this.abortController.signal.reason as HaltError).haltCause
      : undefined;
  }

  /** Runs the remaining steps and returns the result. Rethrows errors of steps and throws when halted. */
  async runSteps(): Promise<object> {
    const { shutdownSignal } = this.context;
    const onShutdown = () => this.halt('shutdown');
    if (shutdownSignal?.aborted) onShutdown();
    // The signal is shared by all runs of the process, so a listener must not outlive its run.
    shutdownSignal?.addEventListener('abort', onShutdown);
    await this.heartbeat();
    this.heartbeatTimer = setInterval(() => void this.heartbeat(), heartbeatIntervalMs).unref();
    try {
      let result = this.task.result as object;
      for (const [index, step] of this.definition.steps.entries()) {
        if (index < this.task.step) continue;
        this.abortController.signal.throwIfAborted();
        const { id, accountId: owner, input } = this.task;
        const { signal } = this.abortController;
        const reportProgress = (stage: string, progress: StageProgress) =>
          this.reportProgress(stage, progress);
        const stepResult = await this.raceAbort(
          step.run({
            id,
            owner,
            input,
            previousResult: result,
            signal,
            dependencies: this.context.dependencies,
            reportProgress,
          }),
        );
        result = { ...result, ...(stepResult as object) };
        const isCompleted = await this.context.repository.completeStep(this.task, index + 1, result);
        if (!isCompleted) this.halt('superseded');
      }
      this.abortController.signal.throwIfAborted();
      return result;
    } finally {
      shutdownSignal?.removeEventListener('abort', onShutdown);
      clearInterval(this.heartbeatTimer);
      await this.heartbeat();
    }
  }

  private reportProgress(stage: string, { share, count, total }: StageProgress): void {
    const stageIndex = this.stages.findIndex(({ id }) => id === stage);
    if (stageIndex < 0) throw new Error(`${this.definition.id} has no stage ${stage}.`);
    this.completedShare = overallShare(this.stages, stageIndex, share);
    const now = this.context.dependencies.now();
    const stats = this.stageStats[stage] ?? { began: now.toISOString() };
    this.stageStats[stage] = {
      ...stats,
      ...(count === undefined ? {} : { count }),
      ...(total === undefined ? {} : { of: total }),
    };
    // A stage that repeats, for example for the second database of an import, is not started again.
    if (stageIndex <= this.stageIndex) return;
    const previousStage = this.stages[this.stageIndex];
    const previousStats = previousStage && this.stageStats[previousStage.id];
    if (previousStage && previousStats) {
      this.stageStats[previousStage.id] = {
        ...previousStats,
        seconds: secondsBetween(new Date(previousStats.began), now),
      };
    }
    this.stageIndex = stageIndex;
  }

  /** Persists progress and halts when the task was cancelled or taken over. */
  private heartbeat(): Promise<void> {
    return (this.pendingWrite = this.pendingWrite.then(() => this.write()).catch(() => undefined));
  }

  private async write(): Promise<void> {
    const now = this.context.dependencies.now();
    const cancelled = await this.context.repository.recordProgress(this.task, {
      stage: this.stages[this.stageIndex]?.id ?? null,
      progress: percentComplete(this.completedShare),
      stageStats: this.stageStats,
      readyAt: estimateFinishedAt(this.startPoint, { at: now, share: this.completedShare }),
    });
    if (cancelled === undefined) return this.halt('superseded');
    if (cancelled) return this.halt('cancelled');
    const since = this.task.startedAt ?? now;
    if (secondsBetween(since, now) > this.definition.timeoutMinutes * 60) this.halt('timeout');
  }

  private halt(cause: HaltCause): void {
    if (!this.abortController.signal.aborted) this.abortController.abort(new HaltError(cause));
  }

  /** Awaits a step. After an abort the step gets a grace period to finish. */
  private raceAbort<Result>(work: Promise<Result>): Promise<Result> {
    const { signal } = this.abortController;
    let timer: NodeJS.Timeout | undefined;
    const graceTimeout = new Promise<never>((_resolve, reject) => {
      const startTimer = () =>
        (timer = setTimeout(() => reject(signal.reason as Error), abortGraceMs).unref());
      if (signal.aborted) startTimer();
      else signal.addEventListener('abort', startTimer, { once: true });
    });
    return Promise.race([work, graceTimeout]).finally(() => clearTimeout(timer));
  }
}

/** Whether a step was halted for good, so that no other run continues the task. */
export function isHaltedPermanently({ reason }: AbortSignal): boolean {
  return reason instanceof HaltError && (reason.haltCause === 'cancelled' || reason.haltCause === 'timeout');
}

/** Abort reason of a halted step. */
class HaltError extends AppError {
  constructor(readonly haltCause: HaltCause) {
    super(ErrorCode.Cancelled);
  }
}

/** Attempts per step before the task fails. Only internal errors count. */
const maxTries = 3;

/** Deaths of the process per step. A task that ends its process each time must not run forever. */
const maxInterruptions = 20;

const retryDelayMs = 5000;
const storeRetryDelayMs = 10_000;

/** Runs one task per call in this process, starting at its first unfinished step. */
export class TaskRunner {
  constructor(
    private readonly completion: TaskCompletion,
    private readonly repository: TaskRepository,
    private readonly dependencies: TaskDependencies,
    private readonly definitions: TaskDefinitions,
  ) {}

  /** Runs the task of a job, or the next one of the queue, until it ends or the process shuts down. */
  async run(job: string, shutdownSignal?: AbortSignal): Promise<void> {
    const task = await this.repository.claim(job);
    if (!task) return;
    const definition = this.definitions[task.kind];
    if (!definition) throw new Error(`There is no kind of task ${task.kind}.`);
    const fail = (error: AppError) => this.completion.complete(task, definition, { error });
    if (task.interruptions >= maxInterruptions) return fail(new AppError(ErrorCode.TaskInterrupted));
    const run = new TaskRun(task, definition, {
      repository: this.repository,
      dependencies: this.dependencies,
      shutdownSignal,
    });
    try {
      const result = await run.runSteps();
      await this.completion.complete(task, definition, { result });
    } catch (error) {
      if (run.haltCause === 'cancelled') return fail(new AppError(ErrorCode.Cancelled));
      if (run.haltCause === 'timeout') {
        return fail(new AppError(ErrorCode.TaskTimeout, { limit: definition.timeoutMinutes }));
      }
      if (run.haltCause === 'shutdown') return this.repository.release(task);
      if (run.haltCause === undefined) return this.handleError(task, definition, error);
    }
  }

  /**
   * Reports user errors at once and retries internal errors, which may be transient. An unavailable store does not count
   * as a failed attempt: the task waits for the store until its timeout.
   */
  private async handleError(task: TaskRecord, definition: TaskDefinition, error: unknown): Promise<void> {
    const appError = wrapError(error);
    if (isStoreInterruption(error)) {
      this.dependencies.log.warn({ err: error, task: task.id }, 'a task waits for a store');
      return this.repository.release(task, { retryAt: this.inMilliseconds(storeRetryDelayMs) });
    }
    // Further attempts do not free space.
    const isFinal = !appError.isInternal || appError.code === ErrorCode.DiskFull;
    if (isFinal) return this.completion.complete(task, definition, { error: appError });
    this.dependencies.log.error(
      { err: error, task: task.id, definition: definition.id },
      'a try of a task failed',
    );
    if (task.tries + 1 < maxTries) {
      return this.repository.release(task, { retryAt: this.inMilliseconds(retryDelayMs), hasFailed: true });
    }
    return this.completion.complete(task, definition, { error: new AppError(ErrorCode.Internal) });
  }

  private inMilliseconds(delayMs: number): Date {
    return new Date(this.dependencies.now().getTime() + delayMs);
  }
}
