import { setTimeout as sleep } from 'node:timers/promises';
import type { PositionCheckRecord } from '../../entities/position-check.entity.js';
import { SerpError, type SerpConnection, type SerpQuery } from './providers/serp-provider.js';
import type { RunResponses } from './run-responses.js';
import type { RunBudget } from './run-budget.js';
import type { RunChecks } from './run-checks.js';

/** How long things of a check may take, in milliseconds. Tests have less patience. */
export interface PollTiming {
  /** The first wait after a fault; each further one is twice as long, up to the longest. */
  initialBackoffMs: number;
  maxBackoffMs: number;
  /** Between two looks at a queue. */
  pollIntervalMs: number;
  /** After which a question that a queue does not know is taken for lost on its way, and put again. */
  lostAfterMs: number;
  /** After which a queue has answered all that it will. */
  timeoutMs: number;
}

export const defaultTiming: PollTiming = {
  initialBackoffMs: 1000,
  maxBackoffMs: 120_000,
  pollIntervalMs: 15_000,
  lostAfterMs: 10 * 60_000,
  timeoutMs: 50 * 60_000,
};

/** What asking for the keywords of a check works with. */
export interface CheckDependencies {
  checks: RunChecks;
  responses: RunResponses;
  budget: RunBudget;
  connection: SerpConnection;
  timing: PollTiming;
  /** Calls at the same time. */
  concurrency: number;
  /** What a keyword of a database is asked as. */
  queryFor(this: void, check: PositionCheckRecord): SerpQuery;
  /** What the first page and each further one cost, in millionths of a dollar. */
  price: { firstPage: number; nextPage: number };
  /** When the check began. */
  startedAt: Date;
  /** Says that one more is done. */
  onKeywordDone(this: void): void;
}

/** Tries of one page or question, by what went wrong; others are not tried again. */
const maxAttemptsByKind: Partial<Record<SerpError['kind'], number>> = {
  busy: 8,
  down: 5,
  slow: 2,
  engine: 2,
  malformed: 2,
};

/** Whether a question that failed so often is asked again. */
export function shouldRetry({ kind }: SerpError, attempt: number): boolean {
  return attempt < (maxAttemptsByKind[kind] ?? 1);
}

/** Waits that all calls of a check keep together: a service that asks for peace gets it from each of them. */
export class SharedBackoff {
  private waitUntil = 0;

  constructor(
    private readonly timing: PollTiming,
    private readonly signal: AbortSignal,
  ) {}

  /** Notes a fault at the try of this number, from 1. */
  recordFailure({ kind, retryAfterMs }: SerpError, attempt: number): void {
    if (kind !== 'busy' && kind !== 'down') return;
    const { initialBackoffMs, maxBackoffMs } = this.timing;
    const delayMs = Math.min(maxBackoffMs, retryAfterMs ?? initialBackoffMs * 2 ** (attempt - 1));
    this.waitUntil = Math.max(this.waitUntil, Date.now() + delayMs);
  }

  async wait(): Promise<void> {
    for (
      let remainingMs = this.waitUntil - Date.now();
      remainingMs > 0;
      remainingMs = this.waitUntil - Date.now()
    ) {
      await sleep(remainingMs, undefined, { signal: this.signal });
    }
    this.signal.throwIfAborted();
  }
}

/** The fault that an error is; throws it on where it is none. */
export function toSerpError(error: unknown): SerpError {
  if (error instanceof SerpError) return error;
  throw error;
}
