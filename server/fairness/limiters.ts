import type { Config } from '../config/config.js';
import { FairSemaphore } from './fair-semaphore.js';

/** The gates of one process: before the queries of pages, the files on their way, work on long lists, and the drawing of logos. */
export interface Limiters {
  queries: FairSemaphore;
  files: FairSemaphore;
  lists: FairSemaphore;
  logos: FairSemaphore;
}

/** What may wait of one account: more is a flood and no use of the product. */
const maxQueuedPerAccount = { queries: 500, files: 50, lists: 5, logos: 10 } as const;

/** Long lists that are worked on at once: each takes the processor for about a second, in turns with everything else. */
const maxConcurrentLists = 2;

/** Requests that may wait whatever the time: a browser sends six at once. */
const minQueueBeforeShedding = 8;

export function createLimiters(config: Config): Limiters {
  return {
    queries: new FairSemaphore({
      maxConcurrent: config.queriesAtOnce,
      maxConcurrentPerKey: config.queriesPerAccount,
      maxConcurrentPerKeyUnderContention: Math.ceil(config.queriesPerAccount / 2),
      maxQueuedPerKey: maxQueuedPerAccount.queries,
      overload: { maxWaitMs: config.overloadMs, minQueued: minQueueBeforeShedding },
    }),
    files: new FairSemaphore({
      maxConcurrent: config.exportsAtOnce,
      maxConcurrentPerKey: config.exportsPerAccount,
      maxQueuedPerKey: maxQueuedPerAccount.files,
      queueTimeoutMs: config.exportWaitSeconds * 1000,
    }),
    lists: new FairSemaphore({
      maxConcurrent: maxConcurrentLists,
      maxConcurrentPerKey: 1,
      maxQueuedPerKey: maxQueuedPerAccount.lists,
    }),
    logos: new FairSemaphore({
      maxConcurrent: config.logosAtOnce,
      maxConcurrentPerKey: 1,
      maxQueuedPerKey: maxQueuedPerAccount.logos,
    }),
  };
}
