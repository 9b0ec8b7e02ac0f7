import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { LocalPaymentOutcome } from '../../contract/billing/local-payment-outcomes.js';
import { purchaseKinds, type PurchaseKind } from '../../contract/billing/purchase-kinds.js';
import type { BillState } from '../../entities/bill.entity.js';
import { decimal, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import type { PaymentMethod } from './payment.service.js';
import type { PaymentFlow } from './providers/payment-provider.js';

const purchaseKindDescriptions: Readonly<Record<PurchaseKind, string>> = {
  buy: 'Buys a plan while none is in force.',
  prolong: 'Extends the plan in force from its end.',
  change: 'Replaces the plan in force with a higher one and credits its unused days.',
};

export const purchaseKindEnum = vocabularyEnum<PurchaseKind>(
  'PurchaseKind',
  `Kind of a purchase: ${purchaseKinds.join(', ')}.`,
  purchaseKindDescriptions,
);

export const billStateEnum = vocabularyEnum<BillState>('BillState', 'State of a bill.', {
  unpaid: 'Unpaid; due at `dueAt`.',
  paid: 'Paid; the plan was activated.',
  cancelled: 'Overdue, or removed by the payer.',
  refunded: 'Paid and fully refunded.',
});

export const paymentMethodEnum = vocabularyEnum<PaymentMethod>('PaymentMethod', 'Payment method of a bill.', {
  card: 'Bank card, method 1 in the public API. Payments can recur.',
  wallet: 'Online wallet, method 2 in the public API.',
});

const paymentFlowEnum = vocabularyEnum<PaymentFlow>('PaymentWay', 'Next step of a payment in the browser.', {
  widget: 'Widget of the provider, opened on the page of the bill after a full page load.',
  address: 'Redirect to a URL of the provider.',
  local: 'Test payment without money: the payer selects the outcome with `resolveTestPayment`.',
});

export const localOutcomeEnum = vocabularyEnum<LocalPaymentOutcome>(
  'LocalPaymentAnswer',
  'Outcome of a test payment.',
  {
    pay: 'Paid.',
    late: 'Paid; the event is delivered some seconds later.',
    twice: 'Paid; the event is delivered twice.',
    disorder:
      'Paid; events arrive out of order: the failure of an earlier attempt first, the check request last.',
    decline: 'Declined: the bill stays unpaid.',
  },
);

@ObjectType('TariffCalculation', {
  description: 'Calculated purchase of a plan. Amounts in cents: regular = credit + real.',
})
export class PurchaseQuote {
  @oneOf(
    purchaseKindEnum,
    'Resolved kind of purchase: renewing an expired plan is a purchase, selecting another plan is a change.',
  )
  act!: PurchaseKind;
  @smallInt('Number of the plan.') planId!: number;
  @smallInt('Number of the term.') term!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @smallInt('Price of the plan for the term. Unit: cents.') regularCents!: number;
  @smallInt('Credit for unused days. Unit: cents.') creditCents!: number;
  @smallInt('Value of the unused days. A value above the price extends the term. Unit: cents.')
  unusedCents!: number;
  @smallInt('Amount due. Unit: cents.') realCents!: number;
  @smallInt('Full days left of the plan in force.') balanceDays!: number;
  @smallInt(
    'Days of the balance that were granted without payment and are lost by a change; 0 for other purchases.',
  )
  givenDays!: number;
  @text('Start of the paid time, ISO 8601.') startsAt!: string;
  @text('End of the paid time after the purchase, ISO 8601.') paidUntil!: string;
}

@ObjectType({
  description: 'A bill for a plan. Amounts in cents: regular = promo + credit + payout + real.',
})
export class Bill {
  @smallInt('Number of the bill.') id!: number;
  @oneOf(purchaseKindEnum, 'Kind of purchase, as in the calculation.') act!: PurchaseKind;
  @smallInt('Number of the plan.') planId!: number;
  @text('Name of the plan, in the language of the request.') planLabel!: string;
  @smallInt('Number of the term.') term!: number;
  @smallInt('Months of the term; 0 for terms in days.') months!: number;
  @smallInt('Days of the term; 0 for terms in months.') days!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @smallInt('Price of the plan for the term. Unit: cents.') regularCents!: number;
  @smallInt('Number of the promo code; 0 without one.') promoCodeId!: number;
  @smallInt('Discount of the promo code; 0 without one. Unit: percent.') promoPercent!: number;
  @smallInt('Discount by the promo code. Unit: cents.') promoCents!: number;
  @smallInt('Credit for unused days. Unit: cents.') creditCents!: number;
  @smallInt('Value of the unused days. A value above the price extends the term. Unit: cents.')
  unusedCents!: number;
  @smallInt('Amount paid from the partner balance. Unit: cents.') payoutCents!: number;
  @smallInt('Amount due. Unit: cents.') realCents!: number;
  @oneOf(billStateEnum, 'State of the bill.') state!: BillState;
  @text('Creation time, ISO 8601.') createdAt!: string;
  @text('Due date; an unpaid bill is then cancelled, ISO 8601.') dueAt!: string;
  @optional(() => String, 'Time of payment or cancellation, ISO 8601; null while the bill is unpaid.')
  closedAt!: string | null;
}

@ObjectType({ description: 'A page of bills of the account, newest first.' })
export class BillList {
  @smallInt('Total number of bills.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => Bill, 'The bills of the page.') bills!: Bill[];
}

@ObjectType({ description: 'Parameters of the payment provider’s widget.' })
class CardPaymentData {
  @text('Language of the widget, for example `en-US`.') locale!: string;
  @optional(() => String, 'Phone of the payer; null if unknown.') phone!: string | null;
  @text('Public key of the provider.') cpKey!: string;
  @text('Description of the payment, in the language of the request.') description!: string;
  @decimal('Amount in currency units.') amount!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @text('Number of the bill.') invoiceId!: string;
  @text('Id of the account.') accountId!: string;
  @text('E-mail of the payer.') email!: string;
  @optional(() => Int, 'Months between recurring payments; null for a single payment.')
  recurrentMonths!: number | null;
  @optional(() => Float, 'Amount of each recurring payment in currency units; null for a single payment.')
  recurrentAmount!: number | null;
  @optional(() => String, 'Due date of the first recurring payment, ISO 8601; null for a single payment.')
  recurrentFrom!: string | null;
}

@ObjectType('PaymentBegun', {
  description:
    'A started payment; the bill is already paid if nothing was due. Without widget and address it is a test payment that `resolveTestPayment` completes. Poll the bill until it is paid.',
})
export class PaymentSession {
  @Field(() => Bill, { description: 'The bill with its current amount.' }) bill!: Bill;
  @optional(() => CardPaymentData, 'Parameters of the provider’s widget; null without a widget.')
  widget!: CardPaymentData | null;
  @optional(() => String, 'URL of the provider’s payment page; null without a redirect.')
  address!: string | null;
}

@ObjectType({ description: 'Automatic payments of an account (the subscription config of the public API).' })
export class Autopay {
  @flag('Whether payments are configured on this server.') enabled!: boolean;
  @optional(
    () => paymentFlowEnum,
    'Next step of payments in the browser; null if payments are not configured.',
  )
  way!: PaymentFlow | null;
  @flag('Whether the check box is initially checked.') default!: boolean;
  @flag('Whether payments can recur.') canSubscribe!: boolean;
  @flag('Whether recurring payments are active.') active!: boolean;
  @optional(() => Int, 'Amount of each recurring payment; null without recurring payments. Unit: cents.')
  cents!: number | null;
  @optional(
    () => String,
    'Due date of the next recurring payment, ISO 8601; null without recurring payments.',
  )
  nextAt!: string | null;
}
