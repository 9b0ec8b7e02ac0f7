import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { PlanRequestState } from '../../contract/accounts/plan-request-states.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { PlanRequestService } from './plan-request.service.js';
import { PlanRequest, PlanRequestInput, PlanRequestPage, planRequestStateEnum } from './plan-request.type.js';

@Resolver()
export class PlanRequestResolver {
  constructor(private readonly requests: PlanRequestService) {}

  @RequireAccess('guest', { requiresBilling: true })
  @Mutation(() => Boolean, {
    description:
      'Asks for a plan with other limits. Administrators are notified. Errors: INVALID_FIELD, INVALID_EMAIL, INVALID_PHONE, TOO_MANY_REQUESTS.',
  })
  async requestPlan(
    @Arg('input', () => PlanRequestInput, { description: 'Data of the request.' }) input: PlanRequestInput,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.requests.create(input, visitor);
    return true;
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Query(() => PlanRequestPage, {
    description: 'Requests for plans, unanswered ones first. Errors: INVALID_FIELD.',
  })
  planRequests(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
  ): Promise<PlanRequestPage> {
    return this.requests.findPage(page);
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Mutation(() => PlanRequest, {
    description: 'Stores the state of a plan request and an internal note. Errors: NOT_FOUND, INVALID_FIELD.',
  })
  resolvePlanRequest(
    @Arg('id', () => Int, { description: 'Number of the request.' }) id: number,
    @Arg('state', () => planRequestStateEnum, { description: 'New state.' }) state: PlanRequestState,
    @Arg('note', () => String, { defaultValue: '', description: 'Internal note, at most 2000 characters.' })
    note: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PlanRequest> {
    return this.requests.resolve(requireUser(visitor), id, { state, note });
  }
}
