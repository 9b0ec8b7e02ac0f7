import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { Localised } from '../../contract/localised.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../../request/network.js';
import { isLoggedIn, type Visitor } from '../../request/visitor.js';
import { assertApi } from '../accounts/api-token.service.js';
import { AttemptLimit, tooManyError } from '../accounts/attempt-limit.js';
import type { UsageService } from './usage.service.js';

const minute = 60;

const logInOrWait: Localised = { en: 'log in or wait a minute', ru: 'войдите или подождите минуту' };

/** How many calls may be made: by scripts in a burst and in a day, by guests in a minute. Pages and files are not counted. */
export class RequestLimits {
  /** In the database, as the limit is a promise that holds for all processes together. */
  private readonly bursts: AttemptLimit;
  /** In memory, as this one only keeps the process free for others, and must cost nothing. */
  private readonly guests: RateLimiterMemory;

  constructor(
    postgres: DataSource,
    config: Pick<Config, 'apiBurstRequests' | 'apiBurstSeconds' | 'guestRequestsPerMinute'>,
    private readonly usage: UsageService,
  ) {
    const { apiBurstRequests: attempts, apiBurstSeconds: seconds } = config;
    this.bursts = new AttemptLimit(postgres, { name: 'api', attempts, seconds });
    this.guests = new RateLimiterMemory({ points: config.guestRequestsPerMinute, duration: minute });
  }

  /**
   * Lets a call in, or refuses it.
   * @throws AppError ApiDemo, ApiNotInPlan, TooManyRequests, ApiLimit
   */
  async admit(visitor: Visitor): Promise<void> {
    if (!isLoggedIn(visitor)) return this.countGuest(visitor.address);
    if (!visitor.byToken || visitor.kind === 'administrator') return;
    assertApi(visitor);
    await this.bursts.count(String(visitor.account.id));
    await this.usage.chargeApiRequest(visitor);
  }

  /** Counts a call of somebody who is not known. Throws TooManyRequests. */
  async countGuest(address: string): Promise<void> {
    try {
      await this.guests.consume(networkOf(address));
    } catch (refused) {
      throw tooManyError(refused, { wait: logInOrWait }) ?? refused;
    }
  }
}
