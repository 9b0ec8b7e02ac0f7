import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentOrder } from '../../../contract/payment-order.js';
import type {
  CheckResult,
  PaymentProvider,
  PaymentStart,
  ProviderCall,
  ProviderNews,
} from './payment-provider.js';

/**
 * Payments without money, for looking around and for tests. It tells what happens in calls that it signs itself, and does all
 * that real providers do badly: the same call again, late, before the one that it follows.
 */
export class LocalProvider implements PaymentProvider {
  readonly id = 'local';
  readonly recurs = true;

  constructor(
    private readonly secret: Buffer,
    private readonly later: (order: PaymentOrder) => Promise<void>,
  ) {}

  isGenuine({ raw, headers }: ProviderCall): boolean {
    const given = headers['x-local-signature'];
    if (typeof given !== 'string') return false;
    const expected = this.sign(raw);
    const shown = Buffer.from(given, 'base64');
    return shown.length === expected.length && timingSafeEqual(shown, expected);
  }

  read({ raw }: ProviderCall): ProviderNews {
    return JSON.parse(raw.toString('utf8')) as ProviderNews;
  }

  answer(result: CheckResult): object {
    return { result };
  }

  /** Nobody is asked: the payment is told of a moment later. */
  async start(order: PaymentOrder): Promise<PaymentStart> {
    await this.later(order);
    return { kind: 'wait' };
  }

  /** There is nobody to tell. */
  endSubscription(): Promise<void> {
    return Promise.resolve();
  }

  /** A call as this provider makes it. */
  call(news: ProviderNews): ProviderCall {
    const raw = Buffer.from(JSON.stringify(news));
    const headers = {
      'content-type': 'application/json',
      'x-local-signature': this.sign(raw).toString('base64'),
    };
    return { raw, headers, topic: news.kind };
  }

  private sign(raw: Buffer): Buffer {
    return createHmac('sha256', this.secret).update(raw).digest();
  }
}
