import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Plan as PlanData } from '../../config/plans.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { IdempotencyKeyArg } from '../../schema-kit/idempotency-key-arg.js';
import { ReminderResult } from '../platform/reminder-result.type.js';
import type { AccountEventsService } from '../plans/account-events.service.js';
import { SubscriptionCheck, Tariff } from '../plans/plan.type.js';
import type { SubscriptionService } from './subscription.service.js';

@Resolver()
export class SubscriptionResolver {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly events: AccountEventsService,
  ) {}

  @RequireAccess('guest')
  @Query(() => Tariff, { nullable: true, description: 'Paid plan in force; null without one.' })
  currentPlan(@Ctx() { visitor }: RequestContext): PlanData | null {
    return this.subscriptions.currentPlan(visitor);
  }

  @RequireAccess('user')
  @Query(() => SubscriptionCheck, { description: 'Subscription state of the account.' })
  subscription(@Ctx() { visitor, language }: RequestContext): SubscriptionCheck {
    return this.subscriptions.check(requireUser(visitor), language);
  }

  @RequireAccess('owner')
  @Mutation(() => ReminderResult, {
    description: 'Ends recurring payments; the paid time remains. Errors: SUBSCRIPTION_NOT_ACTIVE.',
  })
  async closeSubscription(
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<ReminderResult> {
    return { message: await this.subscriptions.close(requireUser(visitor), language, key) };
  }

  @RequireAccess('user', { isBackground: true })
  @Mutation(() => Boolean, {
    description: 'Saves a browser event, for example a completed tour. Errors: INVALID_FIELD.',
  })
  async recordEvent(
    @Arg('type', () => String, {
      description: 'Type of the event, for example `tour.shown`, at most 64 characters.',
    })
    type: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.events.record(requireUser(visitor), type);
    return true;
  }
}
