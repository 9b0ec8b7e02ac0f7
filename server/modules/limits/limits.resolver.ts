import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { UsageMeterService } from './usage-meter.service.js';
import { presentLimits } from './present-limits.js';
import { Limits } from './limits.type.js';

@Resolver()
export class LimitsResolver {
  constructor(private readonly meter: UsageMeterService) {}

  @RequireAccess('user')
  @Query(() => Limits, { description: 'Limits of the plan and their usage.' })
  async limits(@Ctx() { visitor }: RequestContext): Promise<Limits> {
    const user = requireUser(visitor);
    const [meter, tools, groupReports, positionsProjects] = await Promise.all([
      this.meter.getUsage(user),
      this.meter.getToolUsage(user),
      this.meter.countGroupReports(user),
      this.meter.countPositionsProjects(user),
    ]);
    return presentLimits(user.plan.limits, meter, { tools, groupReports, positionsProjects });
  }
}
