import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import { personOf } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { HistoryEntry } from './history.type.js';

@Resolver()
export class HistoryResolver {
  @Allowed('person')
  @Query(() => [HistoryEntry], { description: 'Reports that you opened, newest first, at most 100.' })
  history(@Ctx() { visitor, people, language }: RequestContext): Promise<HistoryEntry[]> {
    return people.history.list(personOf(visitor), language);
  }
}
