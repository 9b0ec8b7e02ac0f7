import { ObjectType } from 'type-graphql';
import { flag, listOf, smallInt, text } from '../../../schema-kit/fields.js';

@ObjectType({ description: 'A partner in the list for administrators. Amounts in cents.' })
class PartnerListEntry {
  @smallInt('Number of the account.') accountId!: number;
  @text('E-mail.') email!: string;
  @flag('Whether the rewards are blocked.') isBlocked!: boolean;
  @smallInt('Partner balance. Unit: cents.') balanceCents!: number;
  @smallInt('Revoked rewards that were already spent. Unit: cents.') debtCents!: number;
  @smallInt('Blocked rewards. Unit: cents.') frozenCents!: number;
  @smallInt('Amount of pending withdrawals. Unit: cents.') withdrawalCents!: number;
  @smallInt('Rewards without blocked and revoked ones. Unit: cents.') earnedCents!: number;
  @smallInt('Number of users whose payments brought rewards.') payers!: number;
}

@ObjectType({
  description:
    'A page of partners, at most 25: first those with debts or blocked rewards, then by earned amount.',
})
export class PartnerListPage {
  @smallInt('Number of matching partners.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => PartnerListEntry, 'Partners of the page.') items!: PartnerListEntry[];
}
