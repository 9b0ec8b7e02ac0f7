import { createHmac } from 'node:crypto';
import { CloudPayments } from './cloudpayments.js';
import type {
  CheckResult,
  PaymentProvider,
  PaymentStart,
  RefundRequest,
  WebhookRequest,
} from './payment-provider.js';

/** Webhook topics of CloudPayments that the test provider sends. */
export type LocalTopic = 'check' | 'pay' | 'fail' | 'refund' | 'recurrent' | 'cancel';

/**
 * Test payments for evaluation and tests. The payer selects the outcome. Notifications have the format, the signature
 * and the order of CloudPayments.
 */
export class LocalProvider implements PaymentProvider {
  readonly id = 'local';
  readonly flow = 'local';
  readonly recurs = true;
  private readonly protocol: CloudPayments;

  constructor(private readonly secret: string) {
    this.protocol = new CloudPayments({ publicId: 'local', secret });
  }

  verifySignature(request: WebhookRequest): boolean {
    return this.protocol.verifySignature(request);
  }

  parseEvent(request: WebhookRequest): ReturnType<CloudPayments['parseEvent']> {
    return this.protocol.parseEvent(request);
  }

  webhookResponse(result: CheckResult): object {
    return this.protocol.webhookResponse(result);
  }

  /** The browser asks the payer for the outcome (`LocalPaymentService`). */
  start(): Promise<PaymentStart> {
    return Promise.resolve({ kind: 'local' });
  }

  /** No money was charged, so the refund succeeds at once. */
  refund({ key }: RefundRequest): Promise<string> {
    return Promise.resolve(key);
  }

  /** No external provider is involved. */
  moveSubscription(): Promise<void> {
    return Promise.resolve();
  }

  /** No external provider is involved. */
  endSubscription(): Promise<void> {
    return Promise.resolve();
  }

  /** Builds a signed notification. */
  signedRequest(topic: LocalTopic, fields: Readonly<Record<string, string>>): WebhookRequest {
    const raw = Buffer.from(new URLSearchParams(fields).toString());
    const signature = createHmac('sha256', this.secret).update(raw).digest('base64');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-hmac': signature };
    return { raw, headers, topic };
  }
}
