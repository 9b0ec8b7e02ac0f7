import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../../request/network.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { assertApiAccess } from '../accounts/api-token.service.js';
import type { AppError } from '../../errors/app-error.js';
import { AttemptLimiter, tooManyRequestsError } from '../accounts/attempt-limiter.js';
import type { CountedCall, UsageService } from './usage.service.js';

const minute = 60;

/** How many calls may be made: by scripts in a burst and in a day, by guests in a minute. Pages and files are not counted. */
export class RequestLimits {
  /** In the database, as the limit is a promise that holds for all processes together. */
  private readonly bursts: AttemptLimiter;
  /** In memory, as this one only keeps the process free for others, and must cost nothing. */
  private readonly guests: RateLimiterMemory;

  constructor(
    postgres: DataSource,
    config: Pick<Config, 'apiBurstRequests' | 'apiBurstSeconds' | 'guestRequestsPerMinute'>,
    private readonly usage: UsageService,
  ) {
    const { apiBurstRequests: attempts, apiBurstSeconds: seconds } = config;
    this.bursts = new AttemptLimiter(postgres, { name: 'api', attempts, seconds });
    this.guests = new RateLimiterMemory({ points: config.guestRequestsPerMinute, duration: minute });
  }

  /**
   * Lets a call of a person in, or refuses it. Answers what it counted in the day's limit.
   * @throws AppError ApiDemo, ApiNotInPlan, TooManyRequests, ApiLimit
   */
  async admit(visitor: AuthenticatedUser): Promise<CountedCall | undefined> {
    if (!visitor.viaApiToken || visitor.kind === 'administrator') return undefined;
    assertApiAccess(visitor);
    await this.bursts.consume(String(visitor.account.id));
    return this.usage.chargeApiRequest(visitor);
  }

  /** Counts a call of somebody who is not known. Answers TooManyRequests where there were too many, else null. */
  async overLimit(address: string): Promise<AppError | null> {
    try {
      await this.guests.consume(networkOf(address));
      return null;
    } catch (refused) {
      const error = tooManyRequestsError(refused, { en: 'log in or ', ru: 'войдите или ' });
      if (!error) throw refused;
      return error;
    }
  }
}
