import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CloudPayments } from './cloudpayments.js';
import { LocalProvider } from './local.js';
import { NotificationFieldError, parseCents } from './provider-values.js';
import { Stripe } from './stripe.js';

const secret = 'a secret of the shop';
const cloudPayments = new CloudPayments({ publicId: 'pk_test', secret });
const hmac = (body: string | Buffer, key = secret) => createHmac('sha256', key).update(body).digest('base64');

const json = JSON.stringify({ TransactionId: 504, Amount: 49, InvoiceId: '7', Name: 'Андрей О’Нил' });
const formBody = 'TransactionId=504&Amount=49.00&InvoiceId=7&Name=%D0%98%D0%B2%D0%B0%D0%BD+O%27Neil';
const createRequest = (
  raw: string,
  signature: string | undefined,
  type = 'application/json',
  topic = 'pay',
) => ({
  raw: Buffer.from(raw),
  headers: { 'content-type': type, 'content-hmac': signature },
  topic,
});

describe('CloudPayments signature', () => {
  it.each([
    ['JSON', json],
    ['a form', formBody],
    ['an empty body', ''],
  ])('accepts a signature over the raw body: %s', (_, body) => {
    expect(cloudPayments.verifySignature(createRequest(body, hmac(body)))).toBe(true);
  });

  it.each([
    ['missing', json, undefined],
    ['empty', json, ''],
    ['not base64', json, '!!!!'],
    ['for another body', json, hmac(formBody)],
    ['made with another secret', json, hmac(json, 'another secret')],
    ['for a form with + instead of %20', formBody.replace('+', '%20'), hmac(formBody)],
    ['for the decoded form', formBody, hmac(decodeURIComponent(formBody))],
    ['for reformatted JSON', JSON.stringify(JSON.parse(json), null, 1), hmac(json)],
    ['for another Unicode normalization', json.normalize('NFD'), hmac(json)],
    ['truncated', json, hmac(json).slice(0, -4)],
  ])('rejects a signature if it is %s', (_, body, signature) => {
    expect(cloudPayments.verifySignature(createRequest(body, signature))).toBe(false);
  });

  it('rejects a body with any flipped bit', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.nat(),
        fc.nat(7),
        (bytes, index, bit) => {
          const raw = Buffer.from(bytes);
          const headers = { 'content-hmac': hmac(raw) };
          expect(cloudPayments.verifySignature({ raw, headers, topic: 'pay' })).toBe(true);
          const changed = Buffer.from(raw);
          const byteIndex = index % raw.length;
          changed[byteIndex] = (changed[byteIndex] ?? 0) ^ (1 << bit);
          expect(cloudPayments.verifySignature({ raw: changed, headers, topic: 'pay' })).toBe(false);
        },
      ),
    );
  });

  it('rejects every signature without a configured secret', () => {
    const unconfigured = new CloudPayments({ publicId: 'pk_test', secret: '' });
    expect(unconfigured.verifySignature(createRequest(json, hmac(json, '')))).toBe(false);
  });
});

describe('CloudPayments notifications', () => {
  const parse = (topic: string, fields: Record<string, string>) =>
    cloudPayments.parseEvent(
      createRequest(
        new URLSearchParams(fields).toString(),
        undefined,
        'application/x-www-form-urlencoded',
        topic,
      ),
    );
  const payment = { TransactionId: '504', Amount: '49.00', Currency: 'USD', InvoiceId: '7', AccountId: '3' };

  it('parse equally from a form and from JSON', () => {
    const event = {
      kind: 'paid',
      transaction: '504',
      subscription: undefined,
      invoice: '7',
      account: '3',
      cents: 4900,
      currency: 'USD',
    };
    expect(parse('pay', { ...payment, Status: 'Completed' })).toEqual(event);
    const body = JSON.stringify({ ...payment, TransactionId: 504, Amount: 49, Status: 'Completed' });
    expect(cloudPayments.parseEvent(createRequest(body, undefined))).toEqual(event);
  });

  it('ignore an authorized payment until it is confirmed', () => {
    expect(parse('pay', { ...payment, Status: 'Authorized' })).toEqual({ kind: 'nothing' });
    expect(parse('confirm', payment)).toMatchObject({ kind: 'paid', transaction: '504' });
    expect(parse('fail', payment)).toEqual({ kind: 'nothing' });
  });

  it('identify a refund by its own id and a cancellation by its payment', () => {
    expect(parse('refund', { TransactionId: '9', PaymentTransactionId: '504', Amount: '10.5' })).toEqual({
      kind: 'refunded',
      refund: '9',
      transaction: '504',
      cents: 1050,
    });
    expect(parse('cancel', { TransactionId: '504' })).toMatchObject({ transaction: '504', cents: undefined });
    for (const [status, state] of [
      ['Active', 'active'],
      ['PastDue', 'past-due'],
      ['Cancelled', 'ended'],
      ['Rejected', 'ended'],
      ['Expired', 'ended'],
    ]) {
      expect(parse('recurrent', { Id: 'sc_1', Status: status ?? '' })).toMatchObject({
        subscription: 'sc_1',
        state,
      });
    }
    for (const [event, nextAt] of [
      ['2027-01-31 23:30:00', new Date('2027-01-31T23:30:00Z')],
      ['2027-01-31T23:30:00', new Date('2027-01-31T23:30:00Z')],
      ['soon', undefined],
    ] as const) {
      expect(parse('recurrent', { Id: 'sc_1', Status: 'Active', NextTransactionDate: event })).toMatchObject({
        nextAt,
      });
    }
  });

  it.each([
    ['Amount', { Amount: '0' }],
    ['Amount', { Amount: '-49' }],
    ['Amount', { Amount: '4.9e1' }],
    ['Amount', { Amount: '49000000000' }],
    ['TransactionId', { TransactionId: '504\0' }],
    ['TransactionId', { TransactionId: '5'.repeat(94) }],
    ['SubscriptionId', { SubscriptionId: 'sc\0' }],
  ])('name the invalid field %s of %j', (field, invalid) => {
    expect(() => parse('pay', { ...payment, ...invalid })).toThrow(new NotificationFieldError(field));
  });

  it('refuse a refund of an unclear amount instead of refunding the rest', () => {
    const refund = { TransactionId: '9', PaymentTransactionId: '504', Amount: '4.9e1' };
    expect(() => parse('refund', refund)).toThrow(new NotificationFieldError('Amount'));
  });

  it('refuse a JSON number that is too large to be exact', () => {
    const body = '{"TransactionId":9007199254740993,"Amount":49,"Currency":"USD"}';
    expect(() => cloudPayments.parseEvent(createRequest(body, undefined))).toThrow(
      new NotificationFieldError('TransactionId'),
    );
  });

  it('read the currency in any case', () => {
    expect(parse('pay', { ...payment, Currency: 'usd' })).toMatchObject({ currency: 'USD' });
  });

  it('throw without a transaction id', () => {
    expect(() => parse('pay', { ...payment, TransactionId: '' })).toThrow();
    expect(() => parse('other', payment)).toThrow();
    expect(() => cloudPayments.parseEvent(createRequest('{', undefined))).toThrow();
  });

  it('receive the documented response codes', () => {
    const codes = (['ok', 'invoice', 'account', 'sum', 'closed', 'overdue'] as const).map((result) =>
      cloudPayments.webhookResponse(result),
    );
    expect(codes).toEqual([0, 10, 11, 12, 13, 20].map((code) => ({ code })));
  });

  it('open the widget with the documented fields', async () => {
    const order = {
      billId: 7,
      accountId: 3,
      cents: 4950,
      currency: 'USD',
      description: 'Bill 7',
      email: 'a@b.example',
      phone: null,
      language: 'ru' as const,
      recurs: { cents: 13_200, months: 3, from: new Date('2027-03-01T00:00:00Z') },
    };
    expect(await cloudPayments.start(order)).toEqual({
      kind: 'widget',
      card: {
        locale: 'ru-RU',
        phone: null,
        cpKey: 'pk_test',
        description: 'Bill 7',
        amount: 49.5,
        currency: 'USD',
        invoiceId: '7',
        accountId: '3',
        email: 'a@b.example',
        recurrentMonths: 3,
        recurrentAmount: 132,
        recurrentFrom: '2027-03-01T00:00:00.000Z',
      },
    });
  });
});

describe('parsing of provider amounts', () => {
  it.each([
    ['49', 4900],
    [49.5, 4950],
    ['0.1', 10],
    ['19.99', 1999],
    ['19.990', 1999],
    ['1e3', undefined],
    ['19.999', undefined],
    ['-5', undefined],
    ['', undefined],
    [undefined, undefined],
    ['4 900', undefined],
    ['1234567890', undefined],
    ['1000000000', undefined],
    ['21474836.47', 2_147_483_647],
    ['21474836.48', undefined],
  ])('parses %s', (amount, cents) => {
    expect(parseCents(amount)).toBe(cents);
  });
});

describe('Stripe signature', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const stripe = new Stripe(
    { secret: 'sk_test', webhookSecret: secret, publicUrl: 'http://localhost' },
    () => now,
  );
  const body = JSON.stringify({
    type: 'checkout.session.completed',
    data: {
      object: {
        payment_status: 'paid',
        payment_intent: 'pi_1',
        amount_total: 4900,
        currency: 'usd',
        metadata: { bill: '7', account: '3' },
      },
    },
  });
  const signatureHeader = (text: string, seconds = 0, key = secret) => {
    const time = Math.floor(now.getTime() / 1000) + seconds;
    return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${text}`).digest('hex')}`;
  };
  const isAccepted = (raw: string, signature?: string) =>
    stripe.verifySignature({ raw: Buffer.from(raw), headers: { 'stripe-signature': signature }, topic: '' });

  it('is valid for its body for five minutes', () => {
    expect(isAccepted(body, signatureHeader(body))).toBe(true);
    expect(isAccepted(body, `${signatureHeader(body)},v0=00`)).toBe(true);
    expect([-299, 300].map((seconds) => isAccepted(body, signatureHeader(body, seconds)))).toEqual([
      true,
      true,
    ]);
    for (const invalidHeader of [
      undefined,
      '',
      't=1',
      signatureHeader(`${body} `),
      signatureHeader(body, -301),
      signatureHeader(body, 0, 'other'),
    ]) {
      expect(isAccepted(body, invalidHeader)).toBe(false);
    }
    expect(isAccepted(`${body} `, signatureHeader(body))).toBe(false);
  });

  it.each([0, -4900, 49.5, '4900', null, 1e15])('refuses the amount %j', (amount) => {
    const event = JSON.parse(body) as { data: { object: object } };
    Object.assign(event.data.object, { amount_total: amount });
    const raw = Buffer.from(JSON.stringify(event));
    expect(() => stripe.parseEvent({ raw, headers: {}, topic: '' })).toThrow(
      new NotificationFieldError('amount_total'),
    );
  });

  it('delivers a payment event', () => {
    expect(stripe.parseEvent({ raw: Buffer.from(body), headers: {}, topic: '' })).toEqual({
      kind: 'paid',
      transaction: 'pi_1',
      subscription: undefined,
      invoice: '7',
      account: '3',
      cents: 4900,
      currency: 'USD',
    });
  });
});

describe('local provider', () => {
  it('accepts only requests that it signed', () => {
    const local = new LocalProvider('one secret');
    const other = new LocalProvider('another secret');
    const signedRequest = local.signedRequest('fail', { TransactionId: '1' });
    expect([local.verifySignature(signedRequest), local.parseEvent(signedRequest)]).toEqual([
      true,
      { kind: 'nothing' },
    ]);
    expect(other.verifySignature(signedRequest)).toBe(false);
    expect(local.verifySignature({ ...signedRequest, raw: Buffer.from('TransactionId=2') })).toBe(false);
  });
});
