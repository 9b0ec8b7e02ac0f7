import { createHmac, timingSafeEqual } from 'node:crypto';
import { postTo } from './post-to.js';
import { readCurrency, requireCents, requireId, toText } from './provider-values.js';
import { paymentPaths } from '../../../contract/billing/payment-paths.js';
import type { PaymentOrder } from '../../../contract/billing/payment-order.js';
import type {
  PaymentProvider,
  PaymentStart,
  RefundRequest,
  WebhookRequest,
  PaymentEvent,
} from './payment-provider.js';

/** Maximum age of a webhook signature. */
const signatureToleranceSeconds = 300;

type Fields = Readonly<Record<string, unknown>>;

/** Stripe credentials; the secrets stay on the server. */
interface StripeKeys {
  secret: string;
  webhookSecret: string;
  /** Base URL for redirects after the payment. */
  publicUrl: string;
  /** Base URL of the API. */
  api?: string;
}

/** Card payments on Stripe Checkout. Recurring payments are not supported. */
export class Stripe implements PaymentProvider {
  readonly id = 'stripe';
  readonly flow = 'address';
  readonly recurs = false;

  constructor(
    private readonly keys: StripeKeys,
    private readonly now: () => Date,
  ) {}

  /**
   * Verifies `Stripe-Signature`, the signature of timestamp and raw body. The signature expires after five minutes.
   */
  verifySignature({ raw, headers }: WebhookRequest): boolean {
    const signatureHeader = headers['stripe-signature'];
    if (typeof signatureHeader !== 'string' || this.keys.webhookSecret === '') return false;
    const parts = signatureHeader.split(',').map((part) => part.trim().split('='));
    const time = parts.find(([name]) => name === 't')?.[1] ?? '';
    if (!/^\d{1,12}$/.test(time)) return false;
    if (Math.abs(this.now().getTime() / 1000 - Number(time)) > signatureToleranceSeconds) return false;
    const expected = createHmac('sha256', this.keys.webhookSecret).update(`${time}.`).update(raw).digest();
    return parts.some(([name, value = '']) => {
      const actual = Buffer.from(name === 'v1' ? value : '', 'hex');
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    });
  }

  parseEvent({ raw }: WebhookRequest): PaymentEvent {
    const event = JSON.parse(raw.toString('utf8')) as { type?: unknown; data?: { object?: Fields } };
    const object = event.data?.object ?? {};
    if (event.type === 'checkout.session.completed' && object['payment_status'] === 'paid') {
      const metadata = (object['metadata'] ?? {}) as Fields;
      return {
        kind: 'paid',
        transaction: requireId(object, 'payment_intent'),
        subscription: undefined,
        invoice: toText(metadata['bill']),
        account: toText(metadata['account']),
        cents: requireCents(object['amount_total'], 'amount_total'),
        currency: readCurrency(object['currency']),
      };
    }
    if (event.type === 'refund.created' && object['status'] !== 'failed') {
      return {
        kind: 'refunded',
        refund: requireId(object, 'id'),
        transaction: requireId(object, 'payment_intent'),
        cents: requireCents(object['amount'], 'amount'),
      };
    }
    return { kind: 'nothing' };
  }

  webhookResponse(): object {
    return { received: true };
  }

  async start(order: PaymentOrder): Promise<PaymentStart> {
    const { api = 'https://api.stripe.com', secret, publicUrl } = this.keys;
    const { billId, accountId, cents, currency, description, email, language } = order;
    const params = new URLSearchParams({
      mode: 'payment',
      locale: language,
      customer_email: email,
      client_reference_id: String(billId),
      'metadata[bill]': String(billId),
      'metadata[account]': String(accountId),
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(cents),
      'line_items[0][price_data][product_data][name]': description,
      success_url: `${publicUrl}${paymentPaths.success}?bill=${billId}`,
      cancel_url: `${publicUrl}${paymentPaths.decline}?bill=${billId}`,
    });
    // The idempotency key makes repeated clicks open the same checkout session.
    const headers = {
      authorization: `Bearer ${secret}`,
      'idempotency-key': `bill-${billId}-${cents}-${language}`,
    };
    const session = (await postTo(`${api}/v1/checkout/sessions`, { headers, form: params })) as Fields;
    return { kind: 'address', url: requireText(session, 'url') };
  }

  async refund({ transaction, cents, key }: RefundRequest): Promise<string> {
    const { api = 'https://api.stripe.com', secret } = this.keys;
    const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': key };
    const form = new URLSearchParams({ payment_intent: transaction, amount: String(cents) });
    const refund = (await postTo(`${api}/v1/refunds`, { headers, form })) as Fields;
    if (refund['status'] === 'failed') throw new Error('the provider rejected the refund');
    return requireId(refund, 'id');
  }

  /** Recurring payments are not supported. */
  moveSubscription(): Promise<void> {
    return Promise.resolve();
  }

  /** Recurring payments are not supported. */
  endSubscription(): Promise<void> {
    return Promise.resolve();
  }
}

function requireText(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`${name} is missing`);
}
