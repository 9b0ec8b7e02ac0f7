import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { HistoryService } from './history.service.js';
import { HistoryEntry } from './history.type.js';

@Resolver()
export class HistoryResolver {
  constructor(private readonly service: HistoryService) {}

  @RequireAccess('user')
  @Query(() => [HistoryEntry], { description: 'Reports opened by the user, newest first, at most 100.' })
  history(@Ctx() { visitor, language }: RequestContext): Promise<HistoryEntry[]> {
    return this.service.list(requireUser(visitor), language);
  }
}
