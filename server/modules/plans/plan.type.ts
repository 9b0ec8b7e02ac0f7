import { Field, Int, ObjectType } from 'type-graphql';
import { plans } from '../../config/plans.js';
import { flag, optional, smallInt, text } from '../../schema-kit/fields.js';
import { PlanLimits } from './plan-limits.type.js';

@ObjectType({ description: 'Price of a plan for one term.' })
export class PlanPrice {
  @smallInt(
    'Number of the term: 0 to 3 for 1, 3, 6 and 12 months; for the one-day plan 0 and 1 for 1 and 5 days.',
  )
  term!: number;
  @smallInt('Months of the term; 0 for terms in days.') months!: number;
  @smallInt('Days of the term; 0 for terms in months.') days!: number;
  @smallInt('Price of the full term. Unit: US cents.') priceCents!: number;
  @smallInt('Price per month; for the one-day plan per day. Unit: US cents.')
  monthCents!: number;
  @smallInt('Discount compared to the monthly price. Unit: percent.') discountPercent!: number;
}

const planNumbers = Object.values(plans)
  .sort((left, right) => left.id - right.id)
  .map(({ id, label }) => `${id} ${label.en}`)
  .join(', ');

@ObjectType({ description: 'A plan of the price list, or the guest or free plan.' })
export class Tariff {
  @smallInt(`Number of the plan: ${planNumbers}.`)
  id!: number;
  @flag('Whether the plan is sold. Existing subscribers keep archived plans.') isActive!: boolean;
  @smallInt('Price per month; for the one-day plan per day; 0 if the plan is not sold. Unit: US cents.')
  priceCents!: number;
  @smallInt('Rank of the plan; higher plans have a higher rank.') rank!: number;
  @smallInt('Free days of the plan, granted once to an account without a plan; 0 if there are none.')
  freeDays!: number;
  @flag('Whether the price and the limits apply to this customer only.') isIndividual!: boolean;
  @Field(() => PlanLimits, { description: 'Permissions and limits of the plan.' })
  limits!: PlanLimits;
}

@ObjectType({ description: 'Subscription state of an account.' })
export class SubscriptionCheck {
  @flag('Whether payments recur.') result!: boolean;
  @optional(() => Int, 'Number of the plan in force; null without a paid plan.') tariff!: number | null;
  @optional(() => Int, 'End of the paid time; null if the account never had a plan. Unit: Unix seconds.')
  payedDate!: number | null;
  @text('Plan and its end as text, in the language of the request.') description!: string;
  @smallInt('Monthly price of the plan; 0 without a paid plan. Unit: US dollars.') price!: number;
  @text('Recommended next step, in the language of the request.') message!: string;
}
