import { Int, ObjectType } from 'type-graphql';
import type { PaymentActionKind, PaymentFilter } from '../../../contract/billing/payment-actions.js';
import type { PurchaseKind } from '../../../contract/billing/purchase-kinds.js';
import type { BillState } from '../../../entities/bill.entity.js';
import type { PaymentUse } from '../../../entities/payment.entity.js';
import { flag, listOf, oneOf, optional, smallInt, text } from '../../../schema-kit/fields.js';
import { vocabularyEnum } from '../../../schema-kit/vocabulary-enum.js';
import { billStateEnum, purchaseKindEnum } from '../bill.type.js';

export const paymentFilterEnum = vocabularyEnum<PaymentFilter>(
  'PaymentFilter',
  'Allocation by which payments are listed.',
  {
    all: 'All payments.',
    bill: 'Payments that settled a bill.',
    unassigned: 'Payments that settle no bill and still have to be handled.',
    closed: 'Payments that settled no bill and were refunded or closed.',
  },
);

const paymentUseEnum = vocabularyEnum<PaymentUse>('PaymentUse', 'Allocation of a payment.', {
  bill: 'It settled a bill.',
  credit: 'It is credited to the payer.',
  nobody: 'Its payer is unknown.',
});

const paymentActionKindEnum = vocabularyEnum<PaymentActionKind>(
  'PaymentActionKind',
  'Operation of an administrator on a payment.',
  {
    applied: 'It settled an existing bill.',
    converted: 'It settled a bill that was created for it.',
    refunded: 'It was refunded through the provider.',
    returned: 'A refund outside the provider was recorded.',
    settled: 'It was closed without a refund.',
  },
);

@ObjectType({ description: 'A bill, for administrators.' })
export class AdminBill {
  @smallInt('Number of the bill.') id!: number;
  @smallInt('Number of the account.') accountId!: number;
  @text('E-mail of the account.') email!: string;
  @oneOf(purchaseKindEnum, 'Kind of the purchase.') kind!: PurchaseKind;
  @text('Name of the plan in the language of the request.') planLabel!: string;
  @smallInt('Length of the term; 0 for a term in days. Unit: months.') months!: number;
  @smallInt('Length of the term; 0 for a term in months. Unit: days.') days!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @smallInt('List price. Unit: cents.') regularCents!: number;
  @smallInt('Amount due after discount, credit and partner balance. Unit: cents.') cents!: number;
  @smallInt('Refunded amount. Unit: cents.') refundedCents!: number;
  @oneOf(billStateEnum, 'State.') state!: BillState;
  @text('Time of creation, ISO 8601.') createdAt!: string;
  @text('Due date, ISO 8601.') dueAt!: string;
  @optional(() => String, 'Time of payment or cancellation, ISO 8601; null while it is unpaid.')
  closedAt!: string | null;
  @optional(() => String, 'Company on the invoice; null without an invoice.') companyName!: string | null;
  @flag('Whether an invoice was issued.') hasInvoice!: boolean;
}

@ObjectType({ description: 'A page of bills, newest first, at most 25.' })
export class AdminBillPage {
  @smallInt('Number of matching bills.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => AdminBill, 'Bills of the page.') items!: AdminBill[];
}

@ObjectType({ description: 'A payment, for administrators.' })
export class AdminPayment {
  @smallInt('Number of the payment.') id!: number;
  @text('Payment provider: `cloudpayments`, `stripe`, `local` or `transfer`.') provider!: string;
  @text('Transaction id at the provider.') transactionId!: string;
  @optional(() => Int, 'Number of the referenced bill; null without one.') billId!: number | null;
  @optional(() => Int, 'Number of the account; null if the payer is unknown.') accountId!: number | null;
  @optional(() => String, 'E-mail of the account; null if the payer is unknown.') email!: string | null;
  @text('Currency, ISO 4217.') currency!: string;
  @smallInt('Amount. Unit: cents.') cents!: number;
  @smallInt('Refunded amount. Unit: cents.') refundedCents!: number;
  @oneOf(paymentUseEnum, 'Allocation.') use!: PaymentUse;
  @flag('Whether it settles no bill and still has to be handled.') isUnassigned!: boolean;
  @text('Time of the payment, ISO 8601.') at!: string;
  @optional(() => String, 'Time at which it was closed without a bill, ISO 8601; null otherwise.')
  settledAt!: string | null;
  @flag('Whether a refund can be requested from the provider; otherwise a refund is only recorded.')
  isRefundable!: boolean;
}

@ObjectType({ description: 'A page of payments, newest first, at most 25.' })
export class AdminPaymentPage {
  @smallInt('Number of matching payments.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => AdminPayment, 'Payments of the page.') items!: AdminPayment[];
}

@ObjectType({ description: 'An operation of an administrator on a payment.' })
class PaymentAction {
  @smallInt('Number of the operation.') id!: number;
  @smallInt('Number of the payment.') paymentId!: number;
  @text('Transaction id of the payment.') transactionId!: string;
  @text('Time, ISO 8601.') at!: string;
  @optional(() => String, 'E-mail of the administrator; null if the account was deleted.')
  actorEmail!: string | null;
  @oneOf(paymentActionKindEnum, 'Operation.') kind!: PaymentActionKind;
  @smallInt('Amount. Unit: cents.') cents!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @optional(() => Int, 'Number of the settled bill; null for other operations.') billId!: number | null;
  @text('Reason or bank document; may be empty.') note!: string;
}

@ObjectType({ description: 'A page of operations on payments, newest first, at most 25.' })
export class PaymentActionPage {
  @smallInt('Number of operations.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => PaymentAction, 'Operations of the page.') items!: PaymentAction[];
}
