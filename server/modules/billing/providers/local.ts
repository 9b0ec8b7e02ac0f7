import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  CheckResult,
  PaymentProvider,
  PaymentStart,
  WebhookRequest,
  PaymentEvent,
} from './payment-provider.js';

/**
 * Payments without money, for looking around and for tests. It asks the payer in place of a bank, and tells what happens in
 * calls that it signs itself.
 */
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

  /** The payer's own browser asks how it ends (`LocalPaymentService`). */
  start(): Promise<PaymentStart> {
    return Promise.resolve({ kind: 'local' });
  }

  /** There is nobody to tell. */
  endSubscription(): Promise<void> {
    return Promise.resolve();
  }

  /** A call as this provider makes it. */
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
