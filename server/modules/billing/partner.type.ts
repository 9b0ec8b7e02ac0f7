import { Field, ObjectType } from 'type-graphql';
import type { WithdrawalMethod, WithdrawalState } from '../../contract/withdrawals.js';
import { flag, listOf, oneOf, optional, small, text } from '../../schema-kit/fields.js';
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
  @small('What it takes off a bill. Unit: percent.') discount!: number;
  @small('The partner’s part of what is paid with it: 20 less the discount. Unit: percent.')
  percent!: number;
  @flag('Whether it can be applied.') isActive!: boolean;
  @small('Bills that it was applied to.') usedTimes!: number;
  @small('Rewards by it. Unit: cents.') partnerCents!: number;
  @small('Rewards by it that are blocked. Unit: cents.') frozenCents!: number;
  @text('When it was made, ISO 8601.') createdAt!: string;
}

@ObjectType({ description: 'A page of your promo codes, the newest first.' })
export class PromoCodeList {
  @small('Codes in all.') total!: number;
  @small('Number of the page, from 1.') page!: number;
  @small('Number of the last page.') lastPage!: number;
  @listOf(() => PromoCode, 'The codes of the page.') codes!: PromoCode[];
}

@ObjectType({ description: 'A day of a partner, from 00:00 UTC.' })
export class PartnerDayData {
  @text('Day, ISO 8601.') day!: string;
  @small('Browsers that came by your link.') visits!: number;
  @small('New users: by your link, or by a promo code of yours.') registrations!: number;
  @small('Payments of users you brought.') payments!: number;
  @small('What they paid. Unit: cents.') paidCents!: number;
  @small('Rewards for it. Unit: cents.') rewardCents!: number;
}

@ObjectType({ description: 'Rewards that a partner wants paid out.' })
export class Withdrawal {
  @small('Number.') id!: number;
  @small('Sum. Unit: cents.') cents!: number;
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
  @small('Number of the partner’s account.') accountId!: number;
  @text('E-mail of the partner.') email!: string;
}

@ObjectType({ description: 'A page of withdrawals that were paid out or refused.' })
export class PartnerWithdrawalPage {
  @small('Withdrawals in all.') total!: number;
  @small('Number of the page, from 1.') page!: number;
  @small('Number of the last page.') lastPage!: number;
  @listOf(() => PartnerWithdrawal, 'At most 25, the newest first.') items!: PartnerWithdrawal[];
}

@ObjectType({
  description: 'An account’s part in the affiliate programme, as administrators see it. Sums in cents.',
})
export class AdminPartner {
  @flag('Whether its rewards are blocked.') isBlocked!: boolean;
  @small('Partner balance. Unit: cents.') balanceCents!: number;
  @small('Taken back after it was spent. Unit: cents.') debtCents!: number;
  @small('Blocked rewards. Unit: cents.') frozenCents!: number;
  @small('On its way out. Unit: cents.') withdrawalCents!: number;
  @small('Users whose payments brought rewards.') payers!: number;
}

@ObjectType({ description: 'The affiliate programme as one partner sees it. Sums in cents.' })
export class PartnerProgramme {
  @flag('Whether an administrator has blocked your rewards.') isBlocked!: boolean;
  @small('Your part of what users pay and the discount of your promo code together. Unit: percent.')
  sharePercent!: number;
  @small('Partner balance. Unit: cents.') balanceCents!: number;
  @small('Taken back after you had spent it; the next rewards make up for it. Unit: cents.')
  debtCents!: number;
  @small('Blocked rewards. Unit: cents.') frozenCents!: number;
  @small('On its way out. Unit: cents.') withdrawalCents!: number;
  @small('Users whose payments brought rewards.') payers!: number;
  @small('Of how many users rewards are needed to withdraw.') leastPayers!: number;
  @small('The least that can be withdrawn. Unit: cents.') leastWithdrawalCents!: number;
  @Field(() => [Withdrawal], { description: 'Your withdrawals, the newest first, at most 100.' })
  withdrawals!: Withdrawal[];
}
