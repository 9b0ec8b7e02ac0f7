import type { FairSemaphore } from '../../../load-control/fair-semaphore.js';
import type { RequestContext } from '../../../request/request-context.js';
import { getSchedulingKey } from '../../../request/scheduling-key.js';

/** Runs work on long lists in a slot of the visitor. Throws the errors of `FairSemaphore.acquire`. */
export async function withSlot<Result>(
  limiter: FairSemaphore,
  { visitor, signal }: Pick<RequestContext, 'visitor' | 'signal'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await limiter.acquire({ ...getSchedulingKey(visitor), signal });
  try {
    return await work();
  } finally {
    release();
  }
}
