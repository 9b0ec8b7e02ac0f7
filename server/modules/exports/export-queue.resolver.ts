import { Ctx, Query, Resolver } from 'type-graphql';
import type { FairSemaphore } from '../../load-control/fair-semaphore.js';
import type { RequestContext } from '../../request/request-context.js';
import { getSchedulingKey } from '../../request/scheduling-key.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { ExportQueue } from './export-queue.type.js';

@Resolver()
export class ExportQueueResolver {
  constructor(private readonly exportLimiter: FairSemaphore) {}

  @RequireAccess('guest', { isBackground: true })
  @Query(() => ExportQueue, { description: 'Queued exports of the visitor.' })
  exportQueue(@Ctx() { visitor }: RequestContext): ExportQueue {
    return { places: this.exportLimiter.getQueuePositions(getSchedulingKey(visitor).key) };
  }
}
