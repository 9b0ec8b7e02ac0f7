import type { Config } from '../config/config.js';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { FairSemaphore, type Semaphore } from './fair-semaphore.js';

/** Name of a semaphore that limits the requests of all processes of a server. */
export type SemaphoreName = 'queries' | 'exports' | 'listTools' | 'logos';

/** Limiters of a server. */
export interface Limiters extends Readonly<Record<SemaphoreName, Semaphore>> {
  /** Requests of guests per minute and network. */
  guestRequests: Pick<RateLimiterAbstract, 'consume'>;
}

/** Queue limits per account, above what a user of the interface can reach. */
const maxQueuedPerAccount = { queries: 500, exports: 50, listTools: 5, logos: 10 } as const;

/** Each list operation takes the CPU for about a second, in cooperative steps. */
const maxConcurrentLists = 2;

/** A browser sends six requests at a time, which must not count as overload. */
const minQueueBeforeShedding = 8;

/** Creates the limiters of a server with one process. */
export function createLimiters(config: Config): Limiters {
  return {
    ...createSemaphores(config),
    guestRequests: new RateLimiterMemory(getGuestLimit(config)),
  };
}

/** Rate limit of guests, as options of a rate limiter. */
export function getGuestLimit({ guestRequestsPerMinute }: Config) {
  return { keyPrefix: 'guest', points: guestRequestsPerMinute, duration: 60 };
}

/** Creates the semaphores of a server. */
export function createSemaphores(config: Config): Record<SemaphoreName, FairSemaphore> {
  return {
    queries: new FairSemaphore({
      maxConcurrent: config.queryConcurrency,
      maxConcurrentPerKey: config.queryConcurrencyPerAccount,
      maxConcurrentPerKeyUnderContention: Math.ceil(config.queryConcurrencyPerAccount / 2),
      maxQueuedPerKey: maxQueuedPerAccount.queries,
      overload: { maxWaitMs: config.loadShedMs, minQueued: minQueueBeforeShedding },
    }),
    exports: new FairSemaphore({
      maxConcurrent: config.exportConcurrency,
      maxConcurrentPerKey: config.exportConcurrencyPerAccount,
      maxQueuedPerKey: maxQueuedPerAccount.exports,
      queueTimeoutMs: config.exportWaitSeconds * 1000,
    }),
    listTools: new FairSemaphore({
      maxConcurrent: maxConcurrentLists,
      maxConcurrentPerKey: 1,
      maxQueuedPerKey: maxQueuedPerAccount.listTools,
    }),
    logos: new FairSemaphore({
      maxConcurrent: config.logoConcurrency,
      maxConcurrentPerKey: 1,
      maxQueuedPerKey: maxQueuedPerAccount.logos,
    }),
  };
}
