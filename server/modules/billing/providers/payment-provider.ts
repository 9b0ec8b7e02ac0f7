import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentOrder } from '../../../contract/billing/payment-order.js';

/** Stored provider ids; `transfer` marks payments entered by administrators from bank statements. */
export type ProviderId = 'cloudpayments' | 'stripe' | 'local' | 'transfer';

/** Bill reference and amount in a provider event. */
export interface PaymentCheckRequest {
  /** Bill number; empty if the provider does not send it, as for recurring charges. */
  invoice: string;
  /** Account id; undefined if the provider does not send it. */
  account: string | undefined;
  /** Undefined if the amount cannot be parsed; it then matches no bill. */
  cents: number | undefined;
  /** Currency code, ISO 4217. */
  currency: string;
  /** Id of the recurring payments to which the charge belongs; undefined for a single payment. */
  subscription: string | undefined;
}

/** A payment provider event. Unique ids allow deduplication of redelivered events. */
export type PaymentEvent =
  /** Asks whether the bill can be paid. */
  | ({ kind: 'check' } & PaymentCheckRequest)
  /** A captured payment of a positive amount. */
  | ({ kind: 'paid'; transaction: string; cents: number } & PaymentCheckRequest)
  /** A refund of a transaction; the remaining amount if `cents` is undefined. */
  | { kind: 'refunded'; refund: string; transaction: string; cents: number | undefined }
  /** State change of recurring payments, with the date of the next charge if known. */
  | {
      kind: 'recurrent';
      subscription: string;
      state: 'active' | 'past-due' | 'ended';
      nextAt?: Date | undefined;
    }
  /** An event without effect, such as a failed charge that the payer may retry. */
  | { kind: 'nothing' };

/** `ok` if the bill can be paid as claimed, otherwise the reason. */
export type CheckResult = 'ok' | 'invoice' | 'account' | 'sum' | 'closed' | 'overdue';

/** A webhook request with its raw body. */
export interface WebhookRequest {
  raw: Buffer;
  headers: IncomingHttpHeaders;
  /** Last path segment, such as `pay`; empty for providers with a single URL. */
  topic: string;
}

/** Parameters of the provider's payment widget, named as in the public API. */
export interface CardPayment {
  locale: string;
  phone: string | null;
  /** Public key; not a secret. */
  cpKey: string;
  description: string;
  /** Amount in currency units. */
  amount: number;
  currency: string;
  invoiceId: string;
  accountId: string;
  email: string;
  /**
   * The three recurrent fields are null for a single payment: interval in months, amount in currency units, and ISO
   * 8601 date of the first charge.
   */
  recurrentMonths: number | null;
  recurrentAmount: number | null;
  recurrentFrom: string | null;
}

/** Next step in the browser: provider widget, redirect, or test payment dialog. */
export type PaymentStart =
  | { kind: 'widget'; card: CardPayment }
  | { kind: 'address'; url: string }
  | { kind: 'local' };

/** The kind of the next step, known before the payment starts. */
export type PaymentFlow = PaymentStart['kind'];

/** A refund of a captured payment. */
export interface RefundRequest {
  transaction: string;
  cents: number;
  /** Idempotency key. */
  key: string;
}

/** A payment provider. */
export interface PaymentProvider {
  readonly id: ProviderId;
  readonly flow: PaymentFlow;
  /** Whether recurring payments are supported. */
  readonly recurs: boolean;
  /** Verifies the signature over the raw body. */
  verifySignature(request: WebhookRequest): boolean;
  /** Parses a verified request. Throws if it is malformed. */
  parseEvent(request: WebhookRequest): PaymentEvent;
  /** Response body for the provider. */
  webhookResponse(result: CheckResult): object;
  /** Starts a payment. */
  start(order: PaymentOrder): Promise<PaymentStart>;
  /**
   * Refunds a part of a transaction. Idempotent per key.
   * @returns the id of the refund, which the webhook of the provider repeats
   */
  refund(request: RefundRequest): Promise<string>;
  /** Moves the next recurring payment. Idempotent. */
  moveSubscription(externalId: string, nextAt: Date): Promise<void>;
  /** Cancels recurring payments. Idempotent. */
  endSubscription(externalId: string): Promise<void>;
}
