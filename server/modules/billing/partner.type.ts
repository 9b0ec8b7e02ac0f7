import { Field, ObjectType } from 'type-graphql';
import type { WithdrawalMethod, WithdrawalState } from '../../contract/billing/withdrawals.js';
import { flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const withdrawalMethodEnum = vocabularyEnum<WithdrawalMethod>(
  'WithdrawalMethod',
  'Wallet service for payouts of rewards.',
  { webmoney: 'WebMoney.', yoomoney: 'YooMoney.' },
);

const withdrawalStateEnum = vocabularyEnum<WithdrawalState>('WithdrawalState', 'State of a withdrawal.', {
  asked: 'Pending until an administrator decides.',
  paid: 'Paid out.',
  refused: 'Rejected; the amount was returned to the partner balance.',
});

@ObjectType({ description: 'A promo code of a partner.' })
export class PromoCode {
  @text('Code: lower-case letters, digits and hyphens.') code!: string;
  @smallInt('Discount on a bill. Unit: percent.') discount!: number;
  @smallInt('Partner’s share of payments with the code: 20 minus the discount. Unit: percent.')
  percent!: number;
  @flag('Whether it can be applied.') isActive!: boolean;
  @smallInt('Number of bills with the code.') usedTimes!: number;
  @smallInt('Rewards from the code. Unit: cents.') partnerCents!: number;
  @smallInt('Blocked rewards from the code. Unit: cents.') frozenCents!: number;
  @text('Creation time, ISO 8601.') createdAt!: string;
}

@ObjectType({ description: 'A page of the partner’s promo codes, newest first.' })
export class PromoCodeList {
  @smallInt('Total number of codes.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => PromoCode, 'The codes of the page.') codes!: PromoCode[];
}

@ObjectType({ description: 'Statistics of a partner for a UTC day.' })
export class PartnerDayData {
  @text('Date, ISO 8601.') day!: string;
  @smallInt('Number of browsers that followed the partner link.') visits!: number;
  @smallInt('Number of new users from the partner link or a promo code of the partner.')
  registrations!: number;
  @smallInt('Number of payments by referred users.') payments!: number;
  @smallInt('Amount paid by referred users. Unit: cents.') paidCents!: number;
  @smallInt('Rewards for these payments. Unit: cents.') rewardCents!: number;
}

@ObjectType({ description: 'A requested payout of rewards.' })
export class Withdrawal {
  @smallInt('Number of the withdrawal.') id!: number;
  @smallInt('Amount. Unit: cents.') cents!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @oneOf(withdrawalMethodEnum, 'Wallet service.') method!: WithdrawalMethod;
  @text('Wallet number.') purse!: string;
  @oneOf(withdrawalStateEnum, 'State of the withdrawal.') state!: WithdrawalState;
  @text('Time of the request, ISO 8601.') askedAt!: string;
  @optional(() => String, 'Time of payment or rejection, ISO 8601; null while pending.') settledAt!:
    | string
    | null;
  @text('Reason of the rejection; may be empty.') reason!: string;
}

@ObjectType({ description: 'Withdrawal data for administrators.' })
export class PartnerWithdrawal extends Withdrawal {
  @smallInt('Number of the partner’s account.') accountId!: number;
  @text('E-mail of the partner.') email!: string;
}

@ObjectType({ description: 'A page of withdrawals that were paid out or rejected.' })
export class PartnerWithdrawalPage {
  @smallInt('Total number of withdrawals.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => PartnerWithdrawal, 'Withdrawals of the page, at most 25, newest first.')
  items!: PartnerWithdrawal[];
}

@ObjectType({
  description: 'State of an account in the affiliate programme, for administrators. Amounts in cents.',
})
export class AdminPartner {
  @flag('Whether the rewards are blocked.') isBlocked!: boolean;
  @smallInt('Partner balance. Unit: cents.') balanceCents!: number;
  @smallInt('Revoked rewards that were already spent. Unit: cents.') debtCents!: number;
  @smallInt('Blocked rewards. Unit: cents.') frozenCents!: number;
  @smallInt('Amount of pending withdrawals. Unit: cents.') withdrawalCents!: number;
  @smallInt('Number of users whose payments brought rewards.') payers!: number;
}

@ObjectType({ description: 'State of the current partner in the affiliate programme. Amounts in cents.' })
export class PartnerProgramme {
  @flag('Whether an administrator has blocked the rewards.') isBlocked!: boolean;
  @smallInt('Sum of the partner’s share of payments and the discount of the promo code. Unit: percent.')
  sharePercent!: number;
  @smallInt('Partner balance. Unit: cents.') balanceCents!: number;
  @smallInt('Revoked rewards that were already spent; deducted from the next rewards. Unit: cents.')
  debtCents!: number;
  @smallInt('Blocked rewards. Unit: cents.') frozenCents!: number;
  @smallInt('Amount of pending withdrawals. Unit: cents.') withdrawalCents!: number;
  @smallInt('Number of users whose payments brought rewards.') payers!: number;
  @smallInt('Minimum number of users with rewarded payments for a withdrawal.') leastPayers!: number;
  @smallInt('Minimum amount of a withdrawal. Unit: cents.') leastWithdrawalCents!: number;
  @Field(() => [Withdrawal], { description: 'Withdrawals of the partner, newest first, at most 100.' })
  withdrawals!: Withdrawal[];
}
