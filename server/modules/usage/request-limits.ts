import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../../request/network.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { assertApiAccess } from '../accounts/api-token.service.js';
import type { AppError } from '../../errors/app-error.js';
import { AttemptLimiter, tooManyRequestsError } from '../accounts/attempt-limiter.js';
import type { CountedRequest, UsageService } from './usage.service.js';

const guestWindowSeconds = 60;

/** How many calls may be made: by scripts in a burst and in a day, by guests in a minute. Pages and files are not counted. */
export class RequestLimits {
  /** In the database, as the limit is a promise that holds for all processes together. */
  private readonly burstLimiter: AttemptLimiter;
  /** In memory, as this one only keeps the process free for others, and must cost nothing. */
  private readonly guestLimiter: RateLimiterMemory;

  constructor(
    postgres: DataSource,
    config: Pick<Config, 'apiBurstRequests' | 'apiBurstSeconds' | 'guestRequestsPerMinute'>,
    private readonly usage: UsageService,
  ) {
    const { apiBurstRequests: attempts, apiBurstSeconds: seconds } = config;
    this.burstLimiter = new AttemptLimiter(postgres, { name: 'api', attempts, seconds });
    this.guestLimiter = new RateLimiterMemory({
      points: config.guestRequestsPerMinute,
      duration: guestWindowSeconds,
    });
  }

  /**
   * Lets a call of a person in, or refuses it. Answers what it counted in the day's limit.
   * @throws AppError ApiDemo, ApiNotInPlan, TooManyRequests, ApiLimit
   */
  async admit(visitor: AuthenticatedUser): Promise<CountedRequest | undefined> {
    if (!visitor.viaApiToken || visitor.kind === 'administrator') return undefined;
    assertApiAccess(visitor);
    await this.burstLimiter.consume(String(visitor.account.id));
    return this.usage.chargeApiRequest(visitor);
  }

  /** Counts a call of somebody who is not known. Answers TooManyRequests where there were too many, else null. */
  async checkGuestLimit(address: string): Promise<AppError | null> {
    try {
      await this.guestLimiter.consume(networkOf(address));
      return null;
    } catch (rejection) {
      const error = tooManyRequestsError(rejection, { en: 'log in or ', ru: 'войдите или ' });
      if (!error) throw rejection;
      return error;
    }
  }
}
