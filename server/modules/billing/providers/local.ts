import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  CheckResult,
  PaymentProvider,
  PaymentStart,
  ProviderCall,
  ProviderNews,
} from './payment-provider.js';

/**
 * Payments without money, for looking around and for tests. It asks the payer in place of a bank, and tells what happens in
 * calls that it signs itself.
 */
export class LocalProvider implements PaymentProvider {
  readonly id = 'local';
  readonly way = 'local';
  readonly recurs = true;

  constructor(private readonly secret: Buffer) {}

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

  /** The payer's own browser asks how it ends (`LocalPayments`). */
  start(): Promise<PaymentStart> {
    return Promise.resolve({ kind: 'local' });
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
