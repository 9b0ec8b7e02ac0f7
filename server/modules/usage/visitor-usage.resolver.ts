import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import type { Visitor } from '../../request/visitor.js';
import { VisitorData } from '../accounts/visitor.type.js';
import { UsageMeter } from './usage-meter.type.js';

@Resolver(() => VisitorData)
export class VisitorUsageResolver {
  @FieldResolver(() => UsageMeter, { description: "What is used of the day's limits." })
  usage(@Root() visitor: Visitor, @Ctx() { people }: RequestContext): Promise<UsageMeter> {
    return people.meter.of(visitor);
  }
}
