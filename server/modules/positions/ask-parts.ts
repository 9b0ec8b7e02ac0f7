import { setTimeout as sleep } from 'node:timers/promises';
import type { PositionCheckRecord } from '../../entities/position-check.entity.js';
import { SerpFault, type SerpCalls, type SerpQuestion } from './providers/serp-provider.js';
import type { RunAnswers } from './run-answers.js';
import type { RunBudget } from './run-budget.js';
import type { RunChecks } from './run-checks.js';

/** How long things of a check may take, in milliseconds. Tests have less patience. */
export interface AskTiming {
  /** The first wait after a fault; each further one is twice as long, up to the longest. */
  pause: number;
  longestPause: number;
  /** Between two looks at a queue. */
  poll: number;
  /** After which a question that a queue does not know is taken for lost on its way, and put again. */
  lost: number;
  /** After which a queue has answered all that it will. */
  late: number;
}

export const usualTiming: AskTiming = {
  pause: 1000,
  longestPause: 120_000,
  poll: 15_000,
  lost: 10 * 60_000,
  late: 50 * 60_000,
};

/** What asking for the keywords of a check works with. */
export interface AskParts {
  checks: RunChecks;
  answers: RunAnswers;
  budget: RunBudget;
  calls: SerpCalls;
  timing: AskTiming;
  /** Calls at the same time. */
  atOnce: number;
  /** What a keyword of a database is asked as. */
  questionOf(this: void, check: PositionCheckRecord): SerpQuestion;
  /** What the first page and each further one cost, in millionths of a dollar. */
  price: { firstPage: number; nextPage: number };
  /** When the check began. */
  begunAt: Date;
  /** Says that one more is done. */
  done(this: void): void;
}

/** Tries of one page or question, by what went wrong; others are not tried again. */
const triesOf: Partial<Record<SerpFault['kind'], number>> = {
  busy: 8,
  down: 5,
  slow: 2,
  engine: 2,
  malformed: 2,
};

/** Whether a question that failed so often is asked again. */
export function isTriedAgain({ kind }: SerpFault, tries: number): boolean {
  return tries < (triesOf[kind] ?? 1);
}

/** Waits that all calls of a check keep together: a service that asks for peace gets it from each of them. */
export class Peace {
  private until = 0;

  constructor(
    private readonly timing: AskTiming,
    private readonly signal: AbortSignal,
  ) {}

  /** Notes a fault at the try of this number, from 1. */
  note({ kind, retryAfterMs }: SerpFault, tries: number): void {
    if (kind !== 'busy' && kind !== 'down') return;
    const { pause, longestPause } = this.timing;
    const wait = Math.min(longestPause, retryAfterMs ?? pause * 2 ** (tries - 1));
    this.until = Math.max(this.until, Date.now() + wait);
  }

  async keep(): Promise<void> {
    for (let left = this.until - Date.now(); left > 0; left = this.until - Date.now()) {
      await sleep(left, undefined, { signal: this.signal });
    }
    this.signal.throwIfAborted();
  }
}

/** The fault that an error is; throws it on where it is none. */
export function asFault(error: unknown): SerpFault {
  if (error instanceof SerpFault) return error;
  throw error;
}
