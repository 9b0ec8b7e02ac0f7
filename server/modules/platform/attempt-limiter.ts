import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Localised } from '../../contract/language/localised.js';
import type { AppError } from '../../errors/app-error.js';
import { createTooManyRequestsError } from '../../errors/too-many-requests.js';
import { hexDigest } from './digest.js';

interface AttemptLimitOptions {
  /** Key prefix that separates this limiter's counters. */
  name: string;
  /** Maximum failed attempts per window. */
  attempts: number;
  /** Window length, from the first attempt. */
  seconds: number;
}

/**
 * Rate limiter for attempts. Counters are stored in PostgreSQL, so they are shared by all processes and survive
 * restarts. Subjects are stored as digests.
 */
export class AttemptLimiter {
  private readonly limiter: RateLimiterPostgres;

  constructor(postgres: DataSource, { name, attempts, seconds }: AttemptLimitOptions) {
    this.limiter = new RateLimiterPostgres({
      storeClient: postgres,
      storeType: 'typeorm',
      tableName: 'attempt',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points: attempts,
      duration: seconds,
    });
  }

  /**
   * Consumes one attempt.
   * @throws AppError TooManyRequests with `retryAfter`
   */
  async consume(subject: string): Promise<void> {
    try {
      await this.limiter.consume(hexDigest(subject));
    } catch (rejection) {
      throw tooManyRequestsError(rejection) ?? rejection;
    }
  }

  /** Refunds a successful attempt. */
  async refund(subject: string): Promise<void> {
    await this.limiter.reward(hexDigest(subject));
  }

  /** Resets the counter. */
  async reset(subject: string): Promise<void> {
    await this.limiter.delete(hexDigest(subject));
  }
}

/**
 * Maps a limiter rejection to TooManyRequests with `retryAfter`; undefined for other errors.
 * @param instead alternative advice, placed before the wait time
 */
export function tooManyRequestsError(rejection: unknown, instead?: Localised): AppError | undefined {
  if (!(rejection instanceof RateLimiterRes)) return undefined;
  return createTooManyRequestsError(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)), instead);
}
