import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentOrder } from '../../../contract/payment-order.js';

/** Payment providers by the names that are kept with what they took; `transfer` is an administrator who reads the bank's statement. */
export type ProviderId = 'cloudpayments' | 'stripe' | 'local' | 'transfer';

/** What a provider says that somebody pays or wants to pay. */
export interface PaymentCheckRequest {
  /** Number of the bill, as we gave it. */
  invoice: string;
  /** Id of the account, as we gave it; undefined where the provider does not say it. */
  account: string | undefined;
  /** Undefined where the sum cannot be read: it never fits. */
  cents: number | undefined;
  /** ISO 4217. */
  currency: string;
}

/** What a provider tells. A name of its own for each thing that happened makes the same news known when it comes again. */
export type PaymentEvent =
  /** May this be paid? */
  | ({ kind: 'check' } & PaymentCheckRequest)
  /** Money was taken; with `subscription`, by payments that recur. */
  | ({ kind: 'paid'; transaction: string; subscription: string | undefined } & PaymentCheckRequest)
  /** Money went back: of the transaction so much; all that is left of it where `cents` is undefined. */
  | { kind: 'refunded'; refund: string; transaction: string; cents: number | undefined }
  /** How payments that recur stand, and when the next one is due where the provider says it. */
  | {
      kind: 'recurrent';
      subscription: string;
      state: 'active' | 'past-due' | 'ended';
      nextAt?: Date | undefined;
    }
  /** Nothing that changes anything here, as a payment that failed: the payer may succeed at the next try. */
  | { kind: 'nothing' };

/** Whether a bill may be paid as claimed; else why not. */
export type CheckResult = 'ok' | 'invoice' | 'account' | 'sum' | 'closed' | 'overdue';

/** A call of a provider, its body as it was sent. */
export interface WebhookRequest {
  raw: Buffer;
  headers: IncomingHttpHeaders;
  /** Last part of the address, as `pay`; empty where the provider has one address. */
  topic: string;
}

/** The documents' card payment data: what the widget of a provider is opened with. */
export interface CardPayment {
  locale: string;
  phone: string | null;
  /** The provider's public name of us; no secret. */
  cpKey: string;
  description: string;
  /** In units of the currency. */
  amount: number;
  currency: string;
  invoiceId: string;
  accountId: string;
  email: string;
  /** Months between payments that recur, what each comes to in units of the currency, and when the first is due, ISO 8601; null for a single one. */
  recurrentMonths: number | null;
  recurrentAmount: number | null;
  recurrentFrom: string | null;
}

/** How the browser goes on: with the provider's widget, at an address, or by asking its person, where there is no money. */
export type PaymentStart =
  | { kind: 'widget'; card: CardPayment }
  | { kind: 'address'; url: string }
  | { kind: 'local' };

/** The same, before there is a payment. */
export type PaymentFlow = PaymentStart['kind'];

/** Somebody who takes payments for us. */
export interface PaymentProvider {
  readonly id: ProviderId;
  readonly flow: PaymentFlow;
  /** Whether its payments can recur. */
  readonly recurs: boolean;
  /** Whether a call is the provider's own, by its signature over the body as it was sent. */
  verifySignature(request: WebhookRequest): boolean;
  /** What a genuine call tells. Throws where it cannot be read. */
  parseEvent(request: WebhookRequest): PaymentEvent;
  /** What the provider is answered. */
  webhookResponse(result: CheckResult): object;
  /** Begins a payment. */
  start(order: PaymentOrder): Promise<PaymentStart>;
  /** Ends payments that recur. Once more does no harm. */
  endSubscription(externalId: string): Promise<void>;
}
