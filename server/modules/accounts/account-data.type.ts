import { Field, Int, ObjectType } from 'type-graphql';
import { flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { PlanSpanData } from '../plans/plan-change.type.js';
import { Tariff } from '../plans/plan.type.js';

@ObjectType({ description: 'Account of the logged-in user.' })
export class AccountData {
  @smallInt('Number of the account.') id!: number;
  @text('E-mail, used as the login.') email!: string;
  @optional(() => String, 'New e-mail that is not confirmed yet; null without one.')
  pendingEmail!: string | null;
  @optional(() => String, 'Phone in E.164; null if unknown.') phone!: string | null;
  @text('Language of e-mails: `en` or `ru`.') language!: string;
  @flag('Whether the user is an administrator.') isAdministrator!: boolean;
  @optional(() => String, 'E-mail of the owner whose plan a team member uses; null for other users.')
  ownerEmail!: string | null;
  @optional(() => Int, 'Number of that owner’s account; null for other users.') ownerId!: number | null;
  @Field(() => Tariff, { description: 'The plan in force.' }) plan!: Tariff;
  @optional(
    () => String,
    'End of the plan in force, otherwise of the last plan, ISO 8601; null if the account never had a plan.',
  )
  paidUntil!: string | null;
  @listOf(() => PlanSpanData, 'The plan in force and the plans that follow it; empty without a paid plan.')
  planSchedule!: PlanSpanData[];
  @smallInt('Remaining paid time, rounded up; 0 without a paid plan. Unit: days.')
  daysLeft!: number;
  @flag('Whether a paid plan is in force.') isPaid!: boolean;
  @flag('Whether payments recur.') isRecurring!: boolean;
  @smallInt('Number of the recurring subscription; 0 without one.') subscriptionId!: number;
  @smallInt('Amount of the last payment. Unit: US cents.') lastPaidCents!: number;
  @optional(() => Tariff, 'Plan selected at registration; null if none was selected.')
  wishedPlan!: Tariff | null;
  @optional(() => Int, 'Term selected at registration, 0 to 3; null if none was selected.')
  wishedTerm!: number | null;
  @flag('Whether there is an API token.') hasApiToken!: boolean;
  @optional(() => String, 'Last characters of the API token; null without one.') apiTokenHint!: string | null;
  @optional(() => String, 'Time at which the API token was created, ISO 8601; null without one.')
  apiTokenAt!: string | null;
  @optional(() => String, 'URL of the logo image; null without one.') logo!: string | null;
  @listOf(() => String, 'Saved domains in the order in which they were added.') domains!: string[];
  @flag('Whether any browser of the account receives push notifications.') pushEnabled!: boolean;
  @flag('Whether the account can still request free days.') hasFreeDays!: boolean;
  @text('Time at which the account was created, ISO 8601.') createdAt!: string;
}
