import type { FairSemaphore } from '../../../fairness/fair-semaphore.js';
import type { RequestContext } from '../../../request/request-context.js';
import { turnsOf } from '../../../request/turns-of.js';

/** Works on long lists when it is the visitor's turn. Throws what `FairSemaphore.enter` throws. */
export async function withinGate<Answer>(
  gate: FairSemaphore,
  { visitor, signal }: Pick<RequestContext, 'visitor' | 'signal'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const leave = await gate.acquire({ ...turnsOf(visitor), signal });
  try {
    return await work();
  } finally {
    leave();
  }
}
