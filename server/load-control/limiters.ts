import type { Config } from '../config/config.js';
import { FairSemaphore } from './fair-semaphore.js';

/** Limiters of one process. */
export interface Limiters {
  queries: FairSemaphore;
  exports: FairSemaphore;
  listTools: FairSemaphore;
  logos: FairSemaphore;
}

/** Queue limits per account, above what a user of the interface can reach. */
const maxQueuedPerAccount = { queries: 500, exports: 50, listTools: 5, logos: 10 } as const;

/** Each list operation takes the CPU for about a second, in cooperative steps. */
const maxConcurrentLists = 2;

/** A browser sends six requests at a time, which must not count as overload. */
const minQueueBeforeShedding = 8;

export function createLimiters(config: Config): Limiters {
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
