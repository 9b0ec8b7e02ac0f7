import { setTimeout as sleep } from 'node:timers/promises';
import type { PositionCheckRecord } from '../../entities/position-check.entity.js';
import { SerpError, type SerpConnection, type SerpQuery } from './providers/serp-provider.js';
import type { RunResponses } from './run-responses.js';
import type { RunBudget } from './run-budget.js';
import type { RunChecks } from './run-checks.js';

/** Timing of polling and retries, shortened in tests. */
export interface PollTiming {
  /** Exponential backoff: the first delay and its upper bound. */
  initialBackoffMs: number;
  maxBackoffMs: number;
  pollIntervalMs: number;
  /** After this time an unconfirmed query counts as lost and is posted again. */
  lostAfterMs: number;
  /** After this time the remaining queries of a queue fail. */
  timeoutMs: number;
}

export const defaultTiming: PollTiming = {
  initialBackoffMs: 1000,
  maxBackoffMs: 120_000,
  pollIntervalMs: 15_000,
  lostAfterMs: 10 * 60_000,
  timeoutMs: 50 * 60_000,
};

/** Dependencies of a check. */
export interface CheckDependencies {
  checks: RunChecks;
  responses: RunResponses;
  budget: RunBudget;
  connection: SerpConnection;
  timing: PollTiming;
  concurrency: number;
  /** Builds the provider query of a keyword. */
  buildQuery(this: void, check: PositionCheckRecord): SerpQuery;
  /** Price of the first and of each further page, in micro-dollars. */
  price: { firstPage: number; nextPage: number };
  startedAt: Date;
  /** Reports one finished keyword. */
  onKeywordDone(this: void): void;
}

/** Maximum attempts per page or query by kind of error; other errors are not retried. */
const maxAttemptsByKind: Partial<Record<SerpError['kind'], number>> = {
  busy: 8,
  down: 5,
  slow: 2,
  engine: 2,
  malformed: 2,
};

/** Whether a query should be retried after this attempt. */
export function shouldRetry({ kind }: SerpError, attempt: number): boolean {
  return attempt < (maxAttemptsByKind[kind] ?? 1);
}

/** Backoff shared by all requests of a check, so that rate limiting slows all of them. */
export class SharedBackoff {
  private waitUntilMs = 0;

  constructor(
    private readonly timing: PollTiming,
    private readonly signal: AbortSignal,
  ) {}

  /** Records a failed attempt (counted from 1) and extends the backoff. */
  recordFailure({ kind, retryAfterMs }: SerpError, attempt: number): void {
    if (kind !== 'busy' && kind !== 'down') return;
    const { initialBackoffMs, maxBackoffMs } = this.timing;
    const delayMs = Math.min(maxBackoffMs, retryAfterMs ?? initialBackoffMs * 2 ** (attempt - 1));
    this.waitUntilMs = Math.max(this.waitUntilMs, Date.now() + delayMs);
  }

  async wait(): Promise<void> {
    for (
      let remainingMs = this.waitUntilMs - Date.now();
      remainingMs > 0;
      remainingMs = this.waitUntilMs - Date.now()
    ) {
      await sleep(remainingMs, undefined, { signal: this.signal });
    }
    this.signal.throwIfAborted();
  }
}

/** Narrows to SerpError and rethrows everything else. */
export function toSerpError(error: unknown): SerpError {
  if (error instanceof SerpError) return error;
  throw error;
}
