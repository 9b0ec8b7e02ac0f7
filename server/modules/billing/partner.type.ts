import { Field, ObjectType } from 'type-graphql';
import type { WithdrawalMethod, WithdrawalState } from '../../contract/withdrawals.js';
import { flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const withdrawalMethodEnum = vocabularyEnum<WithdrawalMethod>(
  'WithdrawalMethod',
  'Where rewards are paid out to.',
  { webmoney: 'WebMoney.', yoomoney: 'YooMoney.' },
);

const withdrawalStateEnum = vocabularyEnum<WithdrawalState>('WithdrawalState', 'How far a withdrawal is.', {
  asked: 'Waits for an administrator.',
  paid: 'Paid out.',
  refused: 'Refused; the sum went back to the partner balance.',
});

@ObjectType({ description: 'A promo code of a partner.' })
export class PromoCode {
  @text('Code: lower-case letters, digits and hyphens.') code!: string;
  @smallInt('What it takes off a bill. Unit: percent.') discount!: number;
  @smallInt('The partner’s part of what is paid with it: 20 less the discount. Unit: percent.')
  percent!: number;
  @flag('Whether it can be applied.') isActive!: boolean;
  @smallInt('Bills that it was applied to.') usedTimes!: number;
  @smallInt('Rewards by it. Unit: cents.') partnerCents!: number;
  @smallInt('Rewards by it that are blocked. Unit: cents.') frozenCents!: number;
  @text('When it was made, ISO 8601.') createdAt!: string;
}

@ObjectType({ description: 'A page of your promo codes, the newest first.' })
export class PromoCodeList {
  @smallInt('Codes in all.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => PromoCode, 'The codes of the page.') codes!: PromoCode[];
}

@ObjectType({ description: 'A day of a partner, from 00:00 UTC.' })
export class PartnerDayData {
  @text('Day, ISO 8601.') day!: string;
  @smallInt('Browsers that came by your link.') visits!: number;
  @smallInt('New users: by your link, or by a promo code of yours.') registrations!: number;
  @smallInt('Payments of users you brought.') payments!: number;
  @smallInt('What they paid. Unit: cents.') paidCents!: number;
  @smallInt('Rewards for it. Unit: cents.') rewardCents!: number;
}

@ObjectType({ description: 'Rewards that a partner wants paid out.' })
export class Withdrawal {
  @smallInt('Number.') id!: number;
  @smallInt('Sum. Unit: cents.') cents!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @oneOf(withdrawalMethodEnum, 'Where to.') method!: WithdrawalMethod;
  @text('Number of the purse.') purse!: string;
  @oneOf(withdrawalStateEnum, 'How far it is.') state!: WithdrawalState;
  @text('When it was asked for, ISO 8601.') askedAt!: string;
  @optional(() => String, 'When it was paid or refused, ISO 8601; null until then.') settledAt!:
    | string
    | null;
  @text('Why it was refused; empty where nothing was said.') reason!: string;
}

@ObjectType({ description: 'A withdrawal as administrators see it.' })
export class PartnerWithdrawal extends Withdrawal {
  @smallInt('Number of the partner’s account.') accountId!: number;
  @text('E-mail of the partner.') email!: string;
}

@ObjectType({ description: 'A page of withdrawals that were paid out or refused.' })
export class PartnerWithdrawalPage {
  @smallInt('Withdrawals in all.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => PartnerWithdrawal, 'At most 25, the newest first.') items!: PartnerWithdrawal[];
}

@ObjectType({
  description: 'An account’s part in the affiliate programme, as administrators see it. Sums in cents.',
})
export class AdminPartner {
  @flag('Whether its rewards are blocked.') isBlocked!: boolean;
  @smallInt('Partner balance. Unit: cents.') balanceCents!: number;
  @smallInt('Taken back after it was spent. Unit: cents.') debtCents!: number;
  @smallInt('Blocked rewards. Unit: cents.') frozenCents!: number;
  @smallInt('On its way out. Unit: cents.') withdrawalCents!: number;
  @smallInt('Users whose payments brought rewards.') payers!: number;
}

@ObjectType({ description: 'The affiliate programme as one partner sees it. Sums in cents.' })
export class PartnerProgramme {
  @flag('Whether an administrator has blocked your rewards.') isBlocked!: boolean;
  @smallInt('Your part of what users pay and the discount of your promo code together. Unit: percent.')
  sharePercent!: number;
  @smallInt('Partner balance. Unit: cents.') balanceCents!: number;
  @smallInt('Taken back after you had spent it; the next rewards make up for it. Unit: cents.')
  debtCents!: number;
  @smallInt('Blocked rewards. Unit: cents.') frozenCents!: number;
  @smallInt('On its way out. Unit: cents.') withdrawalCents!: number;
  @smallInt('Users whose payments brought rewards.') payers!: number;
  @smallInt('Of how many users rewards are needed to withdraw.') leastPayers!: number;
  @smallInt('The least that can be withdrawn. Unit: cents.') leastWithdrawalCents!: number;
  @Field(() => [Withdrawal], { description: 'Your withdrawals, the newest first, at most 100.' })
  withdrawals!: Withdrawal[];
}
