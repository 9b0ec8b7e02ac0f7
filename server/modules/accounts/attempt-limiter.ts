import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { waitText } from '../../errors/wait-text.js';
import { hexDigest } from './digest.js';

interface AttemptLimitOptions {
  /** What is attempted; tells its counts from others'. */
  name: string;
  /** Attempts that may fail before further ones wait. */
  attempts: number;
  /** Time after the first of them when the count starts again. */
  seconds: number;
}

/**
 * How often something may be tried. Counted in the database, so that it holds for all processes together and over restarts;
 * what is counted for (an e-mail, an address) stands there as a digest.
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
   * Counts an attempt before it is made.
   * @throws AppError TooManyRequests with the seconds to wait
   */
  async consume(subject: string): Promise<void> {
    try {
      await this.limiter.consume(hexDigest(subject));
    } catch (rejection) {
      throw tooManyRequestsError(rejection) ?? rejection;
    }
  }

  /** Takes one attempt back: it was a right one. */
  async refund(subject: string): Promise<void> {
    await this.limiter.reward(hexDigest(subject));
  }

  /** Forgets all attempts. */
  async reset(subject: string): Promise<void> {
    await this.limiter.delete(hexDigest(subject));
  }
}

/**
 * TooManyRequests, with the time to wait for what a limiter refuses; undefined for every other error.
 * @param instead another way on, said before the time
 */
export function tooManyRequestsError(
  rejection: unknown,
  instead: Localised = noPrefix,
): AppError | undefined {
  if (!(rejection instanceof RateLimiterRes)) return undefined;
  const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  const time = waitText(retryAfter);
  const wait = { en: instead.en + time.en, ru: instead.ru + time.ru };
  return new AppError(ErrorCode.TooManyRequests, { wait, retryAfter });
}

const noPrefix: Localised = { en: '', ru: '' };
