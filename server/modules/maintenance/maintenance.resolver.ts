import { Arg, Ctx, Int, Mutation, Query, Resolver, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { MaintenanceService, MaintenanceState } from './maintenance.service.js';
import { flag, optional } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Maintenance mode, in which only administrators can use the service.' })
class Maintenance {
  @flag('Whether maintenance mode is on.') isOn!: boolean;
  @optional(() => String, 'Start, ISO 8601; null if maintenance mode is off.')
  since!: string | null;
  @optional(() => String, 'Expected end, ISO 8601; null if unknown.')
  until!: string | null;
}

/** Maintenance mode. */
@Resolver()
export class MaintenanceResolver {
  constructor(private readonly service: MaintenanceService) {}

  @RequireAccess('administrator', { roles: [] })
  @Query(() => Maintenance, { description: 'State of maintenance mode.' })
  async maintenance(): Promise<Maintenance> {
    return presentMaintenance(await this.service.getState());
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => Maintenance, {
    description:
      'Starts or ends maintenance mode. Requests of other users than administrators are rejected with 503. All processes follow within a second.',
  })
  async setMaintenance(
    @Arg('isOn', () => Boolean, { description: 'True to start maintenance mode, false to end it.' })
    isOn: boolean,
    @Arg('minutes', () => Int, {
      nullable: true,
      description: 'Expected duration, 1 to 10,080; omitted if unknown. Unit: minutes.',
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
