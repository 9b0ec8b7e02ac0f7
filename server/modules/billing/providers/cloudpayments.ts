import { createHmac, timingSafeEqual } from 'node:crypto';
import { postTo } from './post-to.js';
import type { PaymentOrder } from '../../../contract/billing/payment-order.js';
import type {
  CheckResult,
  PaymentCheckRequest,
  PaymentProvider,
  PaymentStart,
  RefundRequest,
  WebhookRequest,
  PaymentEvent,
} from './payment-provider.js';
import {
  optionalId,
  parseCents,
  readCurrency,
  requireCents,
  requireId,
  toCurrencyUnits,
  toText,
} from './provider-values.js';

/** CloudPayments response codes for Check. All other notifications must be answered with 0. */
const checkCodes: Readonly<Record<CheckResult, number>> = {
  ok: 0,
  invoice: 10,
  account: 11,
  sum: 12,
  closed: 13,
  overdue: 20,
};

type Fields = Readonly<Record<string, unknown>>;

/** CloudPayments credentials; the secret stays on the server. */
interface CloudPaymentsKeys {
  publicId: string;
  secret: string;
  /** Base URL of the API. */
  api?: string;
}

/** Card payments with the CloudPayments widget. */
export class CloudPayments implements PaymentProvider {
  readonly id = 'cloudpayments';
  readonly flow = 'widget';
  readonly recurs = true;

  constructor(private readonly keys: CloudPaymentsKeys) {}

  /** Verifies `Content-HMAC`, the signature of the raw body. False if the header or the secret is missing. */
  verifySignature({ raw, headers }: WebhookRequest): boolean {
    const signature = headers['content-hmac'];
    if (typeof signature !== 'string' || signature === '' || this.keys.secret === '') return false;
    const expected = createHmac('sha256', this.keys.secret).update(raw).digest();
    const actual = Buffer.from(signature, 'base64');
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }

  parseEvent({ raw, headers, topic }: WebhookRequest): PaymentEvent {
    const fields = parseBody(raw, headers['content-type']);
    switch (topic) {
      case 'check':
        return { kind: 'check', ...parseCheckRequest(fields) };
      case 'pay':
        // An authorized amount is not captured yet. Confirm reports the capture.
        if (fields['Status'] === 'Authorized') return { kind: 'nothing' };
        return parsePaidEvent(fields);
      case 'confirm':
        return parsePaidEvent(fields);
      case 'refund':
        return {
          kind: 'refunded',
          refund: requireId(fields, 'TransactionId'),
          transaction: requireId(fields, 'PaymentTransactionId'),
          cents: requireCents(parseCents(fields['Amount']), 'Amount'),
        };
      case 'cancel': {
        const transaction = requireId(fields, 'TransactionId');
        return { kind: 'refunded', refund: `cancel-${transaction}`, transaction, cents: undefined };
      }
      case 'recurrent':
        return {
          kind: 'recurrent',
          subscription: requireId(fields, 'Id'),
          state: parseState(fields['Status']),
          nextAt: parseTimestamp(fields['NextTransactionDate']),
        };
      case 'fail':
        return { kind: 'nothing' };
      default:
        throw new Error('unknown notification');
    }
  }

  webhookResponse(result: CheckResult): object {
    return { code: checkCodes[result] };
  }

  start(order: PaymentOrder): Promise<PaymentStart> {
    const { billId, accountId, email, phone, language, recurs, cents, currency, description } = order;
    return Promise.resolve({
      kind: 'widget',
      card: {
        locale: language === 'ru' ? 'ru-RU' : 'en-US',
        phone,
        cpKey: this.keys.publicId,
        description,
        amount: toCurrencyUnits(cents),
        currency,
        invoiceId: String(billId),
        accountId: String(accountId),
        email,
        recurrentMonths: recurs?.months ?? null,
        recurrentAmount: recurs && toCurrencyUnits(recurs.cents),
        recurrentFrom: recurs && recurs.from.toISOString(),
      },
    });
  }

  async refund({ transaction, cents, key }: RefundRequest): Promise<string> {
    const json = { TransactionId: Number(transaction), Amount: toCurrencyUnits(cents) };
    const { Success, Message, Model } = (await this.callApi('payments/refund', key, json)) as Fields;
    if (Success !== true) throw new Error(`the provider rejected the refund: ${toText(Message)}`);
    return requireId(Model as Fields, 'TransactionId');
  }

  async moveSubscription(externalId: string, nextAt: Date): Promise<void> {
    const StartDate = nextAt.toISOString();
    await this.callApi('subscriptions/update', `move-${externalId}-${StartDate}`, {
      Id: externalId,
      StartDate,
    });
  }

  async endSubscription(externalId: string): Promise<void> {
    await this.callApi('subscriptions/cancel', `cancel-${externalId}`, { Id: externalId });
  }

  private callApi(method: string, requestId: string, json: object): Promise<unknown> {
    const { api = 'https://api.cloudpayments.ru', publicId, secret } = this.keys;
    const credentials = Buffer.from(`${publicId}:${secret}`).toString('base64');
    const headers = { authorization: `Basic ${credentials}`, 'x-request-id': requestId };
    return postTo(`${api}/${method}`, { headers, json });
  }
}

function parsePaidEvent(fields: Fields): PaymentEvent {
  const request = parseCheckRequest(fields);
  return {
    kind: 'paid',
    transaction: requireId(fields, 'TransactionId'),
    ...request,
    cents: requireCents(request.cents, 'Amount'),
  };
}

function parseCheckRequest(fields: Fields): PaymentCheckRequest {
  return {
    invoice: toText(fields['InvoiceId']),
    account: toText(fields['AccountId']) || undefined,
    cents: parseCents(fields['Amount']),
    currency: readCurrency(fields['Currency']),
    subscription: optionalId(fields, 'SubscriptionId'),
  };
}

function parseState(status: unknown): 'active' | 'past-due' | 'ended' {
  if (status === 'Active') return 'active';
  return status === 'PastDue' ? 'past-due' : 'ended';
}

/** Parses a UTC timestamp, such as `2026-12-23 11:15:17`; undefined if invalid. */
function parseTimestamp(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(value)) return undefined;
  const moment = new Date(`${value.slice(0, 19).replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Parses the body, JSON or form data depending on the provider settings. */
function parseBody(raw: Buffer, type = ''): Fields {
  const text = raw.toString('utf8');
  if (!type.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(text));
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) throw new Error('the body is not an object');
  return body as Fields;
}
