import { Arg, Ctx, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { LocalRenewalOutcome } from '../../../contract/billing/local-payment-outcomes.js';
import type { Language } from '../../../contract/language/localised.js';
import type { PaymentSubscription } from '../../../entities/payment-subscription.entity.js';
import type { RequestContext } from '../../../request/request-context.js';
import { requireUser } from '../../../request/visitor.js';
import { flag, optional, smallInt, text } from '../../../schema-kit/fields.js';
import { RequireAccess } from '../../../schema-kit/require-access.js';
import { vocabularyEnum } from '../../../schema-kit/vocabulary-enum.js';
import { getPurchasablePlan } from '../purchase.js';
import type { TestSubscriptionService } from './test-subscription.service.js';

const localRenewalOutcomeEnum = vocabularyEnum<LocalRenewalOutcome>(
  'TestRenewalOutcome',
  'Outcome of a simulated automatic payment.',
  {
    pay: 'Paid: the plan is extended by a term.',
    decline: 'Declined: the charge is repeated later.',
    reject: 'Declined for the last time, which ends automatic payments.',
    cancel: 'The payer ends automatic payments at the payment provider.',
  },
);

@ObjectType({ description: 'Automatic test payments of a customer.' })
class TestSubscription {
  @text('Name of the plan in the language of the request.') planLabel!: string;
  @smallInt('Amount of each payment. Unit: cents.') cents!: number;
  @flag('Whether the last charge failed and will be repeated.') isPastDue!: boolean;
  @optional(() => String, 'Time of the next charge, ISO 8601; null if it is unknown.')
  nextAt!: string | null;
}

const AccountArg = () => Arg('id', () => Int, { description: 'Number of the account.' });

/** Simulated automatic payments for administrators of a server without a payment provider. */
@Resolver()
export class TestSubscriptionResolver {
  constructor(private readonly subscriptions: TestSubscriptionService) {}

  @RequireAccess('administrator', { roles: ['accountant'] })
  @Query(() => TestSubscription, {
    nullable: true,
    description: 'Automatic test payments of an account; null without them and with a payment provider.',
  })
  async testSubscription(
    @AccountArg() id: number,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<TestSubscription | null> {
    return presentSubscription(await this.subscriptions.find(requireUser(visitor), id), language);
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => TestSubscription, {
    nullable: true,
    description:
      'Simulates the next automatic test payment of an account. Returns null if automatic payments have ended. Errors: SUBSCRIPTION_NOT_ACTIVE.',
  })
  async simulateTestRenewal(
    @AccountArg() id: number,
    @Arg('outcome', () => localRenewalOutcomeEnum, { description: 'Outcome of the payment.' })
    outcome: LocalRenewalOutcome,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<TestSubscription | null> {
    const actor = requireUser(visitor);
    await this.subscriptions.simulate(actor, id, outcome);
    return presentSubscription(await this.subscriptions.find(actor, id), language);
  }
}

function presentSubscription(
  subscription: PaymentSubscription | null,
  language: Language,
): TestSubscription | null {
  if (!subscription) return null;
  const { planId, cents, state, nextAt } = subscription;
  return {
    planLabel: getPurchasablePlan(planId).label[language],
    cents,
    isPastDue: state === 'past-due',
    nextAt: nextAt?.toISOString() ?? null,
  };
}
