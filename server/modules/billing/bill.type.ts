import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { LocalPaymentOutcome } from '../../contract/local-payment-outcomes.js';
import { purchaseKinds, type PurchaseKind } from '../../contract/purchase-kinds.js';
import type { BillState } from '../../entities/bill.entity.js';
import { decimal, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import type { PaymentMethod } from './payment.service.js';
import type { PaymentFlow } from './providers/payment-provider.js';

const purchaseKindDescriptions: Readonly<Record<PurchaseKind, string>> = {
  buy: 'A plan is bought where none is in force.',
  prolong: 'The plan in force is prolonged from its end.',
  change: 'A higher plan takes the place of the one in force, whose unused days count.',
};

export const purchaseKindEnum = vocabularyEnum<PurchaseKind>(
  'PurchaseKind',
  `What is done with a plan: ${purchaseKinds.join(', ')}.`,
  purchaseKindDescriptions,
);

export const billStateEnum = vocabularyEnum<BillState>('BillState', 'How far a bill is.', {
  unpaid: 'To be paid until `dueAt`.',
  paid: 'Paid; its plan was given.',
  cancelled: 'Nobody paid it in time, or its payer removed it.',
  refunded: 'Paid, and the whole sum was given back.',
});

export const paymentMethodEnum = vocabularyEnum<PaymentMethod>('PaymentMethod', 'How a bill is paid.', {
  card: 'A bank card; the documents’ method 1. Payments may recur.',
  wallet: 'An online wallet; method 2.',
});

const paymentFlowEnum = vocabularyEnum<PaymentFlow>('PaymentWay', 'How a payment goes on in the browser.', {
  widget: 'In the widget of the provider, on the page of the bill, which is to be loaded by itself.',
  address: 'At an address of the provider.',
  local: 'Without money: the payer says by `resolveTestPayment` how it ends.',
});

export const localOutcomeEnum = vocabularyEnum<LocalPaymentOutcome>(
  'LocalPaymentAnswer',
  'How a payment without money ends.',
  {
    pay: 'Paid.',
    late: 'Paid; the news comes some seconds later.',
    twice: 'Paid; the news comes two times.',
    disorder: 'Paid; the refusal of an earlier try comes first, the question whether it may be paid last.',
    decline: 'Declined: the bill stays unpaid.',
  },
);

@ObjectType('TariffCalculation', {
  description: 'What a purchase of a plan comes to now. Sums in cents: regular = credit + real.',
})
export class PurchaseQuote {
  @oneOf(purchaseKindEnum, 'What it is: of a plan that has ended it is a buy, of another plan a change.')
  act!: PurchaseKind;
  @smallInt('Number of the plan.') planId!: number;
  @smallInt('Number of the term.') term!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @smallInt('Price of the plan for the term. Unit: cents.') regularCents!: number;
  @smallInt('Taken off for unused days. Unit: cents.') creditCents!: number;
  @smallInt('What the unused days are worth; more than the price gives longer time. Unit: cents.')
  unusedCents!: number;
  @smallInt('To pay. Unit: cents.') realCents!: number;
  @smallInt('Whole days left of the plan in force.') balanceDays!: number;
  @smallInt('Of these, days that nobody paid for and that the change ends; 0 for anything but a change.')
  givenDays!: number;
  @text('When it begins, ISO 8601.') startsAt!: string;
  @text('Until when it is paid then, ISO 8601.') paidUntil!: string;
}

@ObjectType({
  description: 'What is to pay for a plan. Sums in cents: regular = promo + credit + payout + real.',
})
export class Bill {
  @smallInt('Number of the bill.') id!: number;
  @oneOf(purchaseKindEnum, 'What it is, as in the calculation.') act!: PurchaseKind;
  @smallInt('Number of the plan.') planId!: number;
  @text('Name of the plan, in the language of the request.') planLabel!: string;
  @smallInt('Number of the term.') term!: number;
  @smallInt('Months of the term; 0 where it is counted in days.') months!: number;
  @smallInt('Days of the term; 0 where it is counted in months.') days!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @smallInt('Price of the plan for the term. Unit: cents.') regularCents!: number;
  @smallInt('Number of the promo code; 0 while none is applied.') promoCodeId!: number;
  @smallInt('Discount of the promo code; 0 without one. Unit: percent.') promoPercent!: number;
  @smallInt('Taken off by the promo code. Unit: cents.') promoCents!: number;
  @smallInt('Taken off for unused days. Unit: cents.') creditCents!: number;
  @smallInt('What the unused days are worth; more than the price gives longer time. Unit: cents.')
  unusedCents!: number;
  @smallInt('Paid from the partner’s balance. Unit: cents.') payoutCents!: number;
  @smallInt('To pay. Unit: cents.') realCents!: number;
  @oneOf(billStateEnum, 'How far it is.') state!: BillState;
  @text('When it was made, ISO 8601.') createdAt!: string;
  @text('When it is cancelled where nobody has paid it, ISO 8601.') dueAt!: string;
  @optional(() => String, 'When it was paid or cancelled, ISO 8601; null while it is unpaid.')
  closedAt!: string | null;
}

@ObjectType({ description: 'A page of your bills, the newest first.' })
export class BillList {
  @smallInt('Bills in all.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => Bill, 'The bills of the page.') bills!: Bill[];
}

@ObjectType({ description: 'What the widget of the payment provider is opened with.' })
class CardPaymentData {
  @text('Language of the widget, as `en-US`.') locale!: string;
  @optional(() => String, 'Phone of the payer; null where it is not known.') phone!: string | null;
  @text('The provider’s public key.') cpKey!: string;
  @text('What is paid for, in the language of the request.') description!: string;
  @decimal('Sum, in units of the currency.') amount!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @text('Number of the bill.') invoiceId!: string;
  @text('Id of the account.') accountId!: string;
  @text('E-mail of the payer.') email!: string;
  @optional(() => Int, 'Months between payments that recur; null for a single one.')
  recurrentMonths!: number | null;
  @optional(() => Float, 'What each of them comes to, in units of the currency; null for a single one.')
  recurrentAmount!: number | null;
  @optional(() => String, 'When the first of them is due, ISO 8601; null for a single one.')
  recurrentFrom!: string | null;
}

@ObjectType('PaymentBegun', {
  description:
    'A payment that was begun: the bill is paid where nothing was left to pay. Where there is neither a widget nor an address, `resolveTestPayment` says how it ends; ask for the bill until it is paid.',
})
export class PaymentSession {
  @Field(() => Bill, { description: 'The bill, at its sum as it is now.' }) bill!: Bill;
  @optional(() => CardPaymentData, 'What to open the widget with; null where there is none.')
  widget!: CardPaymentData | null;
  @optional(() => String, 'The address at which the payment goes on; null where there is none.')
  address!: string | null;
}

@ObjectType({ description: 'Automatic payments of an account: the documents’ subscription config.' })
export class Autopay {
  @flag('Whether plans can be paid for on this server.') enabled!: boolean;
  @optional(() => paymentFlowEnum, 'How payments go on; null where there are none.')
  way!: PaymentFlow | null;
  @flag('Whether the check box is set at first.') default!: boolean;
  @flag('Whether payments can recur.') canSubscribe!: boolean;
  @flag('Whether payments recur now.') active!: boolean;
  @optional(() => Int, 'What each of them comes to; null where none recur. Unit: cents.')
  cents!: number | null;
  @optional(() => String, 'When the next one is due, ISO 8601; null where none recur.')
  nextAt!: string | null;
}
