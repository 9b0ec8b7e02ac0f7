import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type GraphqlResult, type RunningApp } from '../support/running-app.js';
import { createScriptCaller, getErrorCode } from '../support/caller.js';

const secret = 'the secret of the shop';
let app: RunningApp;

beforeAll(async () => {
  app = await runApp({ cloudPayments: { publicId: 'pk_test', secret } });
});

/** Sends a notification of the provider and returns status and body. */
async function notify(topic: string, fields: Record<string, string>, signature?: string | null) {
  const body = new URLSearchParams(fields).toString();
  const right = createHmac('sha256', secret).update(body).digest('base64');
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
  if (signature !== null) headers['content-hmac'] = signature ?? right;
  const response = await fetch(`${app.url}/payments/cloudpayments/${topic}`, {
    method: 'POST',
    headers,
    body,
  });
  return [response.status, await response.json()] as [number, { code: number | string }];
}

const mutation = `mutation ($act: PurchaseKind!, $plan: Int!, $term: Int!, $key: String) {
  createBill(act: $act, plan: $plan, term: $term, key: $key) { id realCents state planLabel months }
}`;

const buy = (user: TestUser, plan = 3, key: string | null = null): Promise<GraphqlResult> =>
  app.as(user).graphql(mutation, { act: 'buy', plan, term: 0, key });

async function createBill(user: TestUser): Promise<number> {
  const { data } = await buy(user);
  return (data?.['createBill'] as { id: number }).id;
}

const claim = (user: TestUser, bill: number, transaction: string) => ({
  TransactionId: transaction,
  Amount: '49.00',
  Currency: 'USD',
  InvoiceId: String(bill),
  AccountId: String(user.id),
  Status: 'Completed',
});

const stateOf = async (user: TestUser, id: number) =>
  (await app.as(user).graphql('query ($id: Int!) { bill(id: $id) { state } viewer { plan { id } } }', { id }))
    .data;

describe('a card payment, from the bill to the plan', () => {
  it('is checked and paid, and the plan applies to the next request', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(user);
    const started = await app.as(user).graphql(
      `mutation ($bill: Int!) { initPayment(bill: $bill, method: card, subscription: true, agreed: true) {
         bill { realCents } address widget { cpKey invoiceId amount currency recurrentMonths recurrentAmount } } }`,
      { bill },
    );
    expect(started.data?.['initPayment']).toEqual({
      bill: { realCents: 4900 },
      address: null,
      widget: {
        cpKey: 'pk_test',
        invoiceId: String(bill),
        amount: 49,
        currency: 'USD',
        recurrentMonths: 1,
        recurrentAmount: 49,
      },
    });
    const fields = { ...claim(user, bill, '1001'), SubscriptionId: 'sc_1001' };
    expect(await notify('check', fields)).toEqual([200, { code: 0 }]);
    expect(await stateOf(user, bill)).toEqual({ bill: { state: 'unpaid' }, viewer: { plan: { id: 0 } } });
    expect(await notify('pay', fields)).toEqual([200, { code: 0 }]);
    expect(await stateOf(user, bill)).toEqual({ bill: { state: 'paid' }, viewer: { plan: { id: 3 } } });
    const { data } = await app.as(user).graphql('{ autopay { active canSubscribe cents } }');
    expect(data?.['autopay']).toEqual({ active: true, canSubscribe: true, cents: 4900 });

    // A month later the provider charges the same amount with the number of the first bill.
    await notify('pay', { ...fields, TransactionId: '1002' });
    const bills = await app.as(user).graphql('{ bills { total bills { act state realCents } } }');
    expect(bills.data?.['bills']).toEqual({
      total: 2,
      bills: [
        { act: 'prolong', state: 'paid', realCents: 4900 },
        { act: 'buy', state: 'paid', realCents: 4900 },
      ],
    });
    const readNotifications = async () => {
      const rows: { title: string }[] = await app.stores.postgres.query(
        'SELECT title_en AS title FROM system_notification WHERE account_id = $1 ORDER BY id',
        [user.id],
      );
      return rows.map(({ title }) => title.split(/[.,] |\.$/)[0]);
    };
    for (const status of ['Active', 'PastDue', 'PastDue']) {
      await notify('recurrent', { Id: 'sc_1001', Status: status });
    }
    expect((await app.as(user).graphql('{ autopay { active } }')).data).toEqual({
      autopay: { active: true },
    });
    const [paid, failed, ...otherNotifications] = await readNotifications();
    expect(paid).toMatch(/^Automatic payment of \$49: the Basic plan is active until /);
    expect([failed, otherNotifications]).toEqual(['An automatic payment failed and will be tried again', []]);
    await notify('recurrent', { Id: 'sc_1001', Status: 'Cancelled' });
    await notify('recurrent', { Id: 'sc_1001', Status: 'Active' });
    expect(await readNotifications()).toContain('Automatic payments have ended');
    expect((await app.as(user).graphql('{ autopay { active } }')).data).toEqual({
      autopay: { active: false },
    });
  });

  it('starts only with the agreement, and only cards recur', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(user);
    const init = async (fields: string) => {
      const { errors } = await app
        .as(user)
        .graphql(`mutation { initPayment(bill: ${bill}, ${fields}) { address } }`);
      return errors?.[0]?.extensions;
    };
    expect(await init('method: card, agreed: false')).toMatchObject({
      code: 'PAYMENT_AGREEMENT',
      field: 'agreed',
    });
    expect(await init('method: wallet, subscription: true, agreed: true')).toMatchObject({
      code: 'INVALID_FIELD',
      field: 'subscription',
    });
    const other = await createUser(app, { kind: 'demo' });
    const foreign = await app
      .as(other)
      .graphql(`mutation { initPayment(bill: ${bill}, method: card, agreed: true) { address } }`);
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('provider notifications', () => {
  it('with a wrong signature change nothing', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(user);
    for (const signature of [null, '', 'AAAA', createHmac('sha256', 'x').update('y').digest('base64')]) {
      expect(await notify('pay', claim(user, bill, '2001'), signature)).toMatchObject([
        403,
        { code: 'FORBIDDEN' },
      ]);
    }
    expect(await stateOf(user, bill)).toMatchObject({ bill: { state: 'unpaid' } });
    const unknown = await fetch(`${app.url}/payments/local`, { method: 'POST', body: '{}' });
    expect(unknown.status).toBe(404);
  });

  it("Check responds with the provider's codes and never with 0 on an error", async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(user);
    const check = async (differences: Record<string, string>) =>
      (await notify('check', { ...claim(user, bill, '2002'), ...differences }))[1].code;
    expect([
      await check({ InvoiceId: '0' }),
      await check({ AccountId: '1' }),
      await check({ Amount: '48.99' }),
      await check({ Currency: 'RUB' }),
      await check({}),
    ]).toEqual([10, 11, 12, 12, 0]);
    await notify('pay', claim(user, bill, '2002'));
    expect(await check({})).toBe(13);
    const late = await createBill(await createUser(app, { kind: 'demo' }));
    await app.stores.postgres.query('UPDATE bill SET due_at = created_at WHERE id = $1', [late]);
    const [row]: { account: number }[] = await app.stores.postgres.query(
      'SELECT account_id AS account FROM bill WHERE id = $1',
      [late],
    );
    expect(await check({ InvoiceId: String(late), AccountId: String(row?.account) })).toBe(20);
  });
});

describe('a notification that cannot be booked', () => {
  it('is refused with the name of the field, changes nothing and is reported once', async () => {
    const administrator = await createUser(app, { kind: 'administrator' });
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(user);
    const fields = claim(user, bill, '2101');
    const invalid = [
      ['pay', { ...fields, Amount: '0' }, 'Amount'],
      ['pay', { ...fields, Amount: '-49' }, 'Amount'],
      ['pay', { ...fields, Amount: '4.9e1' }, 'Amount'],
      ['pay', { ...fields, Amount: '49000000000' }, 'Amount'],
      ['pay', { ...fields, TransactionId: '2101\0' }, 'TransactionId'],
      ['refund', { ...fields, PaymentTransactionId: '2101\0' }, 'PaymentTransactionId'],
    ] as const;
    for (const [topic, body, field] of [...invalid, ...invalid]) {
      const [status, response] = await notify(topic, body);
      expect([status, response]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
      expect(JSON.stringify(response)).toContain(`The field ${field} is missing or invalid.`);
    }
    expect(await stateOf(user, bill)).toMatchObject({ bill: { state: 'unpaid' } });
    const { postgres } = app.stores;
    const entries: { field: string }[] = await postgres.query(
      `SELECT details ->> 'field' AS field FROM audit_entry WHERE action = 'payment-notification-rejected' ORDER BY id`,
    );
    expect(entries.map(({ field }) => field)).toEqual(invalid.map(([, , field]) => field));
    const notifications = await postgres.query<unknown[]>(
      'SELECT 1 FROM system_notification WHERE account_id = $1',
      [administrator.id],
    );
    expect(notifications).toHaveLength(invalid.length);
  });

  it('is booked if only the case of its currency differs', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(user);
    const fields = { ...claim(user, bill, '2102'), Currency: 'usd' };
    expect(await notify('check', fields)).toEqual([200, { code: 0 }]);
    expect(await notify('pay', fields)).toEqual([200, { code: 0 }]);
    expect(await stateOf(user, bill)).toMatchObject({ bill: { state: 'paid' } });
  });
});

describe('a declined payment', () => {
  it('changes nothing, and the payer is notified only of the final outcome', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(user);
    const fields = { ...claim(user, bill, '2501'), Reason: 'InsufficientFunds', ReasonCode: '5051' };
    expect(await notify('fail', fields)).toEqual([200, { code: 0 }]);
    expect(await stateOf(user, bill)).toMatchObject({ bill: { state: 'unpaid' } });
    expect(await notify('pay', claim(user, bill, '2502'))).toEqual([200, { code: 0 }]);
    // The notification is repeated after the payment.
    expect(await notify('fail', fields)).toEqual([200, { code: 0 }]);
    expect(await stateOf(user, bill)).toMatchObject({
      bill: { state: 'paid' },
      viewer: { plan: { id: 3 } },
    });
    expect(await notify('cancel', { TransactionId: '2502' })).toEqual([200, { code: 0 }]);
    expect(await stateOf(user, bill)).toEqual({ bill: { state: 'refunded' }, viewer: { plan: { id: 0 } } });
  });
});

describe('a failed notification', () => {
  it('gets a response other than 0 before it is stored and is processed when it is repeated', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(user);
    const { postgres } = app.stores;
    await postgres.query('ALTER TABLE plan_period RENAME TO plan_period_away');
    const [status, body] = await notify('pay', claim(user, bill, '3001'));
    expect([status >= 500, body.code === 0]).toEqual([true, false]);
    await postgres.query('ALTER TABLE plan_period_away RENAME TO plan_period');
    const storedPayments = await postgres.query<unknown[]>(
      `SELECT 1 FROM payment WHERE transaction_id = '3001'`,
    );
    expect(storedPayments).toEqual([]);
    expect(await notify('pay', claim(user, bill, '3001'))).toEqual([200, { code: 0 }]);
    // The provider repeats a notification whose response it did not receive.
    expect(await notify('pay', claim(user, bill, '3001'))).toEqual([200, { code: 0 }]);
    expect(await stateOf(user, bill)).toMatchObject({ bill: { state: 'paid' } });
  });
});

describe('a purchase with an idempotency key', () => {
  it('makes one bill for repeated and concurrent calls, and is rejected for another purchase', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const results = await Promise.all(Array.from({ length: 20 }, () => buy(user, 3, 'the-key')));
    const ids = results.map(({ data }) => (data?.['createBill'] as { id: number }).id);
    expect(new Set(ids).size).toBe(1);
    const other = await buy(user, 4, 'the-key');
    expect(other.errors?.[0]?.extensions.code).toBe('KEY_REUSED');
    expect((await app.as(user).graphql('{ bills { total } }')).data).toEqual({ bills: { total: 1 } });
    const billCount = await createScriptCaller(app.url, await createUser(app, { kind: 'pro' })).send(
      'POST',
      '/bills',
      { act: 'prolong', tarifprolong: 4, srok: 0, key: 'k' },
    );
    expect([billCount.status, await billCount.json()]).toMatchObject([
      200,
      { regularPrice: 99, realPrice: 99, paid: false },
    ]);
  });
});

describe('automatic test payments', () => {
  it('are unavailable with a payment provider', async () => {
    const { id } = await createUser(app, { kind: 'demo' });
    const administrator = app.as(await createUser(app, { kind: 'administrator' }));
    const { data } = await administrator.graphql(
      'query ($id: Int!) { testSubscription(id: $id) { nextAt } }',
      { id },
    );
    expect(data).toEqual({ testSubscription: null });
    const simulation = await administrator.graphql(
      'mutation ($id: Int!) { simulateTestRenewal(id: $id, outcome: pay) { nextAt } }',
      { id },
    );
    expect(getErrorCode(simulation)).toBe('SUBSCRIPTION_NOT_ACTIVE');
  });
});
