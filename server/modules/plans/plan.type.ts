import { Field, Int, ObjectType } from 'type-graphql';
import { plans } from '../../config/plans.js';
import { flag, optional, smallInt, text } from '../../schema-kit/fields.js';
import { PlanLimits } from './plan-limits.type.js';

@ObjectType({ description: 'Price of a plan for one term.' })
export class PlanPrice {
  @smallInt(
    'Number of the term: 0 to 3 for 1, 3, 6 and 12 months; of the one-day plan 0 and 1 for 1 and 5 days.',
  )
  term!: number;
  @smallInt('Months of the term; 0 where it is counted in days.') months!: number;
  @smallInt('Days of the term; 0 where it is counted in months.') days!: number;
  @smallInt('Price of the whole term. Unit: cents of a dollar.') priceCents!: number;
  @smallInt('Price of one month of it, of the one-day plan of one day. Unit: cents of a dollar.')
  monthCents!: number;
  @smallInt('Saved against as many single months. Unit: percent.') discountPercent!: number;
}

const planNumbers = Object.values(plans)
  .sort((left, right) => left.id - right.id)
  .map(({ id, label }) => `${id} ${label.en}`)
  .join(', ');

@ObjectType({ description: 'A plan of the price list, or a state of access without one (guest, free).' })
export class Tariff {
  @smallInt(`Number of the plan: ${planNumbers}.`)
  id!: number;
  @flag('Whether it is sold; archived plans are kept by those who have them.') isActive!: boolean;
  @smallInt(
    'Price of a month, of the one-day plan of a day; 0 where it is not sold. Unit: cents of a dollar.',
  )
  priceCents!: number;
  @smallInt('Place in the order of plans; a plan is higher than those of a smaller rank.') rank!: number;
  @Field(() => PlanLimits, { description: 'What a person with this plan may see and do.' })
  limits!: PlanLimits;
}

@ObjectType({ description: 'What is known of the subscription of an account.' })
export class SubscriptionCheck {
  @flag('Whether payments recur.') result!: boolean;
  @optional(() => Int, 'Number of the plan in force; null where nothing is paid.') tariff!: number | null;
  @optional(() => Int, 'End of the paid time; null where nothing was ever paid. Unit: Unix seconds.')
  payedDate!: number | null;
  @text('Plan and its end in words, in the language of the request.') description!: string;
  @smallInt('Price of a month of the plan, 0 without one. Unit: dollars.') price!: number;
  @text('What to do next, in the language of the request.') message!: string;
}
