import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Plan as PlanData } from '../../config/plans.js';
import type { RequestContext } from '../../graphql/request-context.js';
import { personOf } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { ReminderResult } from '../accounts/reminder-result.type.js';
import { Plan, SubscriptionCheck } from './plan.type.js';

@Resolver()
export class SubscriptionResolver {
  @Allowed('guest')
  @Query(() => Plan, { nullable: true, description: 'Your plan in force; null where none is.' })
  currentPlan(@Ctx() { visitor, people }: RequestContext): PlanData | null {
    return people.subscriptions.currentPlan(visitor);
  }

  @Allowed('person')
  @Query(() => SubscriptionCheck, { description: 'What is known of your subscription.' })
  subscription(@Ctx() { visitor, people, language }: RequestContext): SubscriptionCheck {
    return people.subscriptions.check(personOf(visitor), language);
  }

  @Allowed('owner')
  @Mutation(() => ReminderResult, {
    description: 'Ends payments that recur; the paid time stays. Errors: SUBSCRIPTION_NOT_ACTIVE.',
  })
  async closeSubscription(@Ctx() { visitor, people, language }: RequestContext): Promise<ReminderResult> {
    return { message: await people.subscriptions.close(personOf(visitor), language) };
  }

  @Allowed('person', { background: true })
  @Mutation(() => Boolean, {
    description:
      'Keeps that something happened in the browser, as a tour that was shown. Errors: INVALID_FIELD.',
  })
  async recordEvent(
    @Arg('type', () => String, { description: 'Type of the event, as `tour.shown`, up to 64 signs.' })
    type: string,
    @Ctx() { visitor, people }: RequestContext,
  ): Promise<boolean> {
    await people.events.record(personOf(visitor), type);
    return true;
  }
}
