import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Visitor } from '../../request/visitor.js';
import { VisitorData } from '../accounts/visitor.type.js';
import type { UsageMeterService } from './usage-meter.service.js';
import { UsageMeter } from './usage-meter.type.js';

@Resolver(() => VisitorData)
export class VisitorUsageResolver {
  constructor(private readonly meter: UsageMeterService) {}

  @FieldResolver(() => UsageMeter, { description: 'Usage of the daily limits.' })
  usage(@Root() visitor: Visitor): Promise<UsageMeter> {
    return this.meter.getUsage(visitor);
  }
}
