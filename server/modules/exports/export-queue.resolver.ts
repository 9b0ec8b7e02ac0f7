import { Ctx, Query, Resolver, Int, ObjectType } from 'type-graphql';
import type { Semaphore } from '../../load-control/fair-semaphore.js';
import type { RequestContext } from '../../request/request-context.js';
import { getSchedulingKey } from '../../request/scheduling-key.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { listOf } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Report exports that wait in the queue.' })
class ExportQueue {
  @listOf(() => Int, 'Queue positions of the exports, ascending from 1; empty if none is queued.')
  places!: number[];
}

@Resolver()
export class ExportQueueResolver {
  constructor(private readonly exportLimiter: Semaphore) {}

  @RequireAccess('guest', { isBackground: true })
  @Query(() => ExportQueue, { description: 'Queued exports of the visitor.' })
  async exportQueue(@Ctx() { visitor }: RequestContext): Promise<ExportQueue> {
    return { places: await this.exportLimiter.getQueuePositions(getSchedulingKey(visitor).key) };
  }
}
