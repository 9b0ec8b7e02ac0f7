import type { Config } from '../config/config.js';
import { FairSemaphore } from './fair-semaphore.js';

/** The gates of one process: before the queries of pages, the files on their way, work on long lists, and the drawing of logos. */
export interface Limiters {
  queries: FairSemaphore;
  exports: FairSemaphore;
  listTools: FairSemaphore;
  logos: FairSemaphore;
}

/** What may wait of one account: more is a flood and no use of the product. */
const maxQueuedPerAccount = { queries: 500, exports: 50, listTools: 5, logos: 10 } as const;

/** Long lists that are worked on at once: each takes the processor for about a second, in turns with everything else. */
const maxConcurrentLists = 2;

/** Requests that may wait whatever the time: a browser sends six at once. */
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
