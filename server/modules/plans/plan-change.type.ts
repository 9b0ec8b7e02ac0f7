import { Field, ObjectType } from 'type-graphql';
import type { PlanSpan } from '../../entities/account.entity.js';
import { listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import type { PlanCatalog } from './plan-catalog.js';
import type { PlanChange } from './plan-grants.js';
import { mergeSpans } from './plan-schedule.js';
import { Tariff } from './plan.type.js';

@ObjectType('PlanSpan', { description: 'Time in which a plan is in force.' })
export class PlanSpanData {
  @Field(() => Tariff, { description: 'The plan.' }) plan!: Tariff;
  @optional(() => String, 'Start of a plan that follows another one, ISO 8601; null for the plan in force.')
  startsAt!: string | null;
  @text('End, ISO 8601.') endsAt!: string;
}

@ObjectType('PlanChange', {
  description:
    'Effect of granted days on the plans of an account. Lower plans pause while a higher one is in force.',
})
export class PlanChangeData {
  @Field(() => Tariff, { description: 'The granted plan.' }) plan!: Tariff;
  @smallInt('Number of granted days.') days!: number;
  @listOf(() => PlanSpanData, 'Current plans.') before!: PlanSpanData[];
  @listOf(() => PlanSpanData, 'Plans after the grant.') after!: PlanSpanData[];
  @optional(
    () => String,
    'Date of the next automatic payment after the grant, ISO 8601; null without automatic payments.',
  )
  nextPaymentAt!: string | null;
}

/** Maps the plans of a schedule that have not ended to their GraphQL type. */
export function presentPlanSpans(
  schedule: readonly PlanSpan[],
  now: Date,
  catalog: PlanCatalog,
): PlanSpanData[] {
  return presentSpans(
    schedule.filter(({ until }) => until > now),
    catalog,
  );
}

/** Maps the effect of a grant to its GraphQL type. */
export function presentPlanChange(change: PlanChange, catalog: PlanCatalog): PlanChangeData {
  const { days, before, after, nextPaymentAt } = change;
  return {
    plan: catalog.getPlan(change),
    days,
    before: presentSpans(before, catalog),
    after: presentSpans(after, catalog),
    nextPaymentAt: nextPaymentAt?.toISOString() ?? null,
  };
}

/** Maps consecutive plans to their GraphQL type. */
export function presentSpans(spans: readonly PlanSpan[], catalog: PlanCatalog): PlanSpanData[] {
  return mergeSpans(spans).map((span, index, merged) => ({
    plan: catalog.getPlan(span),
    startsAt: merged[index - 1]?.until.toISOString() ?? null,
    endsAt: span.until.toISOString(),
  }));
}
