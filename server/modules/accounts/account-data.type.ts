import { Field, Int, ObjectType } from 'type-graphql';
import { flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { Tariff } from '../plans/plan.type.js';

@ObjectType({ description: 'A logged-in person’s own account.' })
export class AccountData {
  @smallInt('Number of the account.') id!: number;
  @text('E-mail: the login.') email!: string;
  @optional(() => String, 'Phone in E.164; null where it is not known.') phone!: string | null;
  @text('Language of letters: `en` or `ru`.') language!: string;
  @flag('Whether the person is an administrator.') isAdministrator!: boolean;
  @optional(() => String, 'E-mail of the owner whose plan a team member uses; null for everyone else.')
  ownerEmail!: string | null;
  @optional(() => Int, 'Number of that owner’s account; null for everybody else.') ownerId!: number | null;
  @Field(() => Tariff, { description: 'The plan in force.' }) plan!: Tariff;
  @optional(() => String, 'End of the paid time, ISO 8601; null where nothing was ever paid.')
  paidUntil!: string | null;
  @smallInt('Days of paid time that are left, the last one begun counted; 0 without any. Unit: days.')
  daysLeft!: number;
  @flag('Whether a paid plan is in force.') isPaid!: boolean;
  @flag('Whether payments recur.') isRecurring!: boolean;
  @smallInt('Number of the recurring subscription; 0 without one.') subscriptionId!: number;
  @smallInt('The last payment. Unit: cents of a dollar.') lastPaidCents!: number;
  @optional(() => Tariff, 'The plan that was wished at the registration; null for none.')
  wishedPlan!: Tariff | null;
  @optional(() => Int, 'The term that was wished at the registration, 0 to 3; null for none.')
  wishedTerm!: number | null;
  @flag('Whether there is an API token.') hasApiToken!: boolean;
  @optional(() => String, 'Last characters of the API token; null without one.') apiTokenHint!: string | null;
  @optional(() => String, 'When the API token was made, ISO 8601; null without one.') apiTokenAt!:
    | string
    | null;
  @optional(() => String, 'Address of the logo’s picture; null without one.') logo!: string | null;
  @listOf(() => String, 'Saved domains, in the order of adding.') domains!: string[];
  @flag('Whether any browser of the account gets push notifications.') pushEnabled!: boolean;
  @flag('Whether the account can still ask for free days.') hasFreeDays!: boolean;
  @text('When the account was made, ISO 8601.') createdAt!: string;
}
