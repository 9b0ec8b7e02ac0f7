import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { secondsBetween } from './seconds-between.js';
import type { StageProgress, TaskKind, TaskParts, TaskStage } from './task-kind.js';
import { percentOf, readyAt, wholeDone, type ProgressPoint } from './task-progress.js';
import type { TaskRows } from './task-rows.js';
import type { StageFacts, TaskRecord } from '../../entities/task.entity.js';

/** Why a run ends before its task does. */
type Halt = 'cancelled' | 'overtime' | 'process ends' | 'taken over';

/** Time between two writes of where a run is, in milliseconds. */
const pulseMs = 1000;

/** Time that a step gets to take back what it began, in milliseconds; then it is left alone. */
const graceMs = 60_000;

/** One run of a task in this process: it keeps where the task is, writes it now and then, and knows when to stop. */
export class TaskRun {
  private readonly stages: readonly TaskStage[];
  private readonly stop = new AbortController();
  private readonly facts: Record<string, StageFacts>;
  private readonly began: ProgressPoint;
  private at: number;
  private done: number;
  private pulse: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly task: TaskRecord,
    private readonly kind: TaskKind,
    private readonly rows: TaskRows,
    private readonly parts: TaskParts,
    processEnds: AbortSignal | undefined,
  ) {
    this.stages = kind.steps.flatMap((step) => step.stages);
    this.facts = { ...task.facts };
    this.at = this.stages.findIndex(({ id }) => id === task.stage);
    const before = kind.steps.slice(0, task.step).flatMap((step) => step.stages).length;
    this.done = before === 0 ? 0 : wholeDone(this.stages, before, 0);
    this.began = { at: parts.now(), done: this.done };
    if (processEnds?.aborted) this.halt('process ends');
    processEnds?.addEventListener('abort', () => this.halt('process ends'), { once: true });
  }

  /** Why it has to stop; undefined while it need not. */
  get halted(): Halt | undefined {
    return this.stop.signal.aborted ? (this.stop.signal.reason as HaltReason).halt : undefined;
  }

  /** Runs the steps that are left. Answers the result; throws what a step throws, and where the run was halted. */
  async steps(): Promise<object> {
    await this.beat();
    this.pulse = setInterval(() => void this.beat(), pulseMs).unref();
    try {
      let result = this.task.result as object;
      for (const [index, step] of this.kind.steps.entries()) {
        if (index < this.task.step) continue;
        this.stop.signal.throwIfAborted();
        const { id, accountId: owner, input } = this.task;
        const { signal } = this.stop;
        const tell = (stage: string, progress: StageProgress) => this.tell(stage, progress);
        const left = await this.orHalted(
          step.run({ id, owner, input, kept: result, signal, parts: this.parts, tell }),
        );
        result = { ...result, ...(left as object) };
        if (!(await this.rows.stepDone(this.task, index + 1, result))) this.halt('taken over');
      }
      this.stop.signal.throwIfAborted();
      return result;
    } finally {
      clearInterval(this.pulse);
      await this.beat();
    }
  }

  private tell(stage: string, { share, count, of }: StageProgress): void {
    const at = this.stages.findIndex(({ id }) => id === stage);
    if (at < 0) throw new Error(`${this.kind.id} has no stage ${stage}.`);
    this.done = wholeDone(this.stages, at, share);
    const now = this.parts.now();
    const known = this.facts[stage] ?? { began: now.toISOString() };
    this.facts[stage] = {
      ...known,
      ...(count === undefined ? {} : { count }),
      ...(of === undefined ? {} : { of }),
    };
    // A stage that comes again, as for the second database of an import, is not shown again.
    if (at <= this.at) return;
    const last = this.stages[this.at];
    const ended = last && this.facts[last.id];
    if (last && ended) {
      this.facts[last.id] = { ...ended, seconds: secondsBetween(new Date(ended.began), now) };
    }
    this.at = at;
  }

  /** Writes where it is; hears whether it shall go on. */
  private beat(): Promise<void> {
    return (this.writing = this.writing.then(() => this.write()).catch(() => undefined));
  }

  private async write(): Promise<void> {
    const now = this.parts.now();
    const cancelled = await this.rows.note(this.task, {
      stage: this.stages[this.at]?.id ?? null,
      progress: percentOf(this.done),
      facts: this.facts,
      readyAt: readyAt(this.began, { at: now, done: this.done }),
    });
    if (cancelled === undefined) return this.halt('taken over');
    if (cancelled) return this.halt('cancelled');
    const since = this.task.startedAt ?? now;
    if (secondsBetween(since, now) > this.kind.limitMinutes * 60) this.halt('overtime');
  }

  private halt(halt: Halt): void {
    if (!this.stop.signal.aborted) this.stop.abort(new HaltReason(halt));
  }

  /** What a step answers; where it is halted, it gets some time to end by itself. */
  private orHalted<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const { signal } = this.stop;
    let timer: NodeJS.Timeout | undefined;
    const tired = new Promise<never>((_resolve, reject) => {
      const wait = () => (timer = setTimeout(() => reject(signal.reason as Error), graceMs).unref());
      if (signal.aborted) wait();
      else signal.addEventListener('abort', wait, { once: true });
    });
    return Promise.race([answer, tired]).finally(() => clearTimeout(timer));
  }
}

/** Whether a step was halted for good: nobody goes on with its task. */
export function isHaltedForGood({ reason }: AbortSignal): boolean {
  return reason instanceof HaltReason && (reason.halt === 'cancelled' || reason.halt === 'overtime');
}

/** What a halted step is told by its signal. */
class HaltReason extends AppError {
  constructor(readonly halt: Halt) {
    super(ErrorCode.Cancelled);
  }
}
