import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  CheckResult,
  PaymentProvider,
  PaymentStart,
  RefundRequest,
  WebhookRequest,
  PaymentEvent,
} from './payment-provider.js';

/** Test payments for evaluation and tests. The payer selects the outcome, and the provider signs its own events. */
export class LocalProvider implements PaymentProvider {
  readonly id = 'local';
  readonly flow = 'local';
  readonly recurs = true;

  constructor(private readonly secret: Buffer) {}

  verifySignature({ raw, headers }: WebhookRequest): boolean {
    const signature = headers['x-local-signature'];
    if (typeof signature !== 'string') return false;
    const expected = this.sign(raw);
    const actual = Buffer.from(signature, 'base64');
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }

  parseEvent({ raw }: WebhookRequest): PaymentEvent {
    return JSON.parse(raw.toString('utf8')) as PaymentEvent;
  }

  webhookResponse(result: CheckResult): object {
    return { result };
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

  /** Builds a signed webhook request. */
  signedRequest(event: PaymentEvent): WebhookRequest {
    const raw = Buffer.from(JSON.stringify(event));
    const headers = {
      'content-type': 'application/json',
      'x-local-signature': this.sign(raw).toString('base64'),
    };
    return { raw, headers, topic: event.kind };
  }

  private sign(raw: Buffer): Buffer {
    return createHmac('sha256', this.secret).update(raw).digest();
  }
}
