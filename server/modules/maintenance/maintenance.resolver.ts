import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { MaintenanceService, MaintenanceState } from './maintenance.service.js';
import { Maintenance } from './maintenance.type.js';

/** Maintenance mode. */
@Resolver()
export class MaintenanceResolver {
  constructor(private readonly service: MaintenanceService) {}

  @RequireAccess('administrator')
  @Query(() => Maintenance, { description: 'Whether maintenance is under way.' })
  async maintenance(): Promise<Maintenance> {
    return presentMaintenance(await this.service.getState());
  }

  @RequireAccess('administrator')
  @Mutation(() => Maintenance, {
    description:
      'Begins maintenance, in which everybody but administrators is answered 503, or ends it. Every process follows within a second.',
  })
  async setMaintenance(
    @Arg('isOn', () => Boolean, { description: 'Whether it is to be under way.' }) isOn: boolean,
    @Arg('minutes', () => Int, {
      nullable: true,
      description: 'How long it should take, 1 to 10,080; missing where nobody knows. Unit: minutes.',
    })
    minutes: number | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<Maintenance> {
    const user = requireUser(visitor);
    if (isOn) return presentMaintenance(await this.service.begin(user, minutes ?? null));
    await this.service.end(user);
    return presentMaintenance(null);
  }
}

function presentMaintenance(state: MaintenanceState | null): Maintenance {
  return {
    isOn: state !== null,
    since: state?.since.toISOString() ?? null,
    until: state?.until?.toISOString() ?? null,
  };
}
