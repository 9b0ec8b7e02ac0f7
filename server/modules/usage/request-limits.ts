import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { Limiters } from '../../load-control/limiters.js';
import { getNetwork } from '../../request/network.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { assertApiAccess } from '../accounts/api-token.service.js';
import type { AppError } from '../../errors/app-error.js';
import { AttemptLimiter, tooManyRequestsError } from '../platform/attempt-limiter.js';
import type { CountedRequest, UsageService } from './usage.service.js';

/**
 * Request rate limits: burst and daily limits of API tokens, and a limit per minute for guests. Pages and files are
 * not counted.
 */
export class RequestLimits {
  /** Stored in PostgreSQL because the limit is guaranteed across processes. */
  private readonly burstLimiter: AttemptLimiter;

  constructor(
    postgres: DataSource,
    config: Pick<Config, 'apiBurstRequests' | 'apiBurstSeconds'>,
    private readonly usage: UsageService,
    /** In memory, because it only protects the server and must be cheap. */
    private readonly guestLimiter: Limiters['guestRequests'],
  ) {
    const { apiBurstRequests: attempts, apiBurstSeconds: seconds } = config;
    this.burstLimiter = new AttemptLimiter(postgres, { name: 'api', attempts, seconds });
  }

  /**
   * Checks the limits of an API request and returns the counted request.
   * @throws AppError ApiDemo, ApiNotInPlan, TooManyRequests, ApiLimit
   */
  async admit(visitor: AuthenticatedUser): Promise<CountedRequest | undefined> {
    if (!visitor.viaApiToken || visitor.kind === 'administrator') return undefined;
    assertApiAccess(visitor);
    await this.burstLimiter.consume(String(visitor.account.id));
    return this.usage.chargeApiRequest(visitor);
  }

  /** Counts a guest request. Returns TooManyRequests if the limit is exceeded, otherwise null. */
  async checkGuestLimit(address: string): Promise<AppError | null> {
    try {
      await this.guestLimiter.consume(getNetwork(address));
      return null;
    } catch (rejection) {
      const error = tooManyRequestsError(rejection, { en: 'log in or ', ru: 'войдите или ' });
      if (!error) throw rejection;
      return error;
    }
  }
}
