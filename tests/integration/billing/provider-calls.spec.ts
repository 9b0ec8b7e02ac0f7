import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type GraphqlResult, type RunningApp } from '../support/running-app.js';

const secret = 'the secret of the shop';
let app: RunningApp;

beforeAll(async () => {
  app = await runApp({ cloudPayments: { publicId: 'pk_test', secret } });
});

/** A notification of the provider: its status and what it is answered. */
async function notify(topic: string, fields: Record<string, string>, signature?: string | null) {
  const body = new URLSearchParams(fields).toString();
  const right = createHmac('sha256', secret).update(body).digest('base64');
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
  if (signature !== null) headers['content-hmac'] = signature ?? right;
  const answer = await fetch(`${app.url}/payments/cloudpayments/${topic}`, { method: 'POST', headers, body });
  return [answer.status, await answer.json()] as [number, { code: number | string }];
}

const mutation = `mutation ($act: PurchaseKind!, $plan: Int!, $term: Int!, $key: String) {
  createBill(act: $act, plan: $plan, term: $term, key: $key) { id realCents state planLabel months }
}`;

const buy = (person: TestUser, plan = 3, key: string | null = null): Promise<GraphqlResult> =>
  app.as(person).graphql(mutation, { act: 'buy', plan, term: 0, key });

async function newBill(person: TestUser): Promise<number> {
  const { data } = await buy(person);
  return (data?.['createBill'] as { id: number }).id;
}

const claim = (person: TestUser, bill: number, transaction: string) => ({
  TransactionId: transaction,
  Amount: '49.00',
  Currency: 'USD',
  InvoiceId: String(bill),
  AccountId: String(person.id),
  Status: 'Completed',
});

const stateOf = async (person: TestUser, id: number) =>
  (
    await app
      .as(person)
      .graphql('query ($id: Int!) { bill(id: $id) { state } viewer { plan { id } } }', { id })
  ).data;

describe('#A26 a card payment, from the bill to the plan', () => {
  it('is checked, paid, and the plan holds for the next request', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await newBill(person);
    const begun = await app.as(person).graphql(
      `mutation ($bill: Int!) { initPayment(bill: $bill, method: card, subscription: true, agreed: true) {
         bill { realCents } address widget { cpKey invoiceId amount currency recurrentMonths recurrentAmount } } }`,
      { bill },
    );
    expect(begun.data?.['initPayment']).toEqual({
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
    const fields = { ...claim(person, bill, '1001'), SubscriptionId: 'sc_1001' };
    expect(await notify('check', fields)).toEqual([200, { code: 0 }]);
    expect(await stateOf(person, bill)).toEqual({ bill: { state: 'unpaid' }, viewer: { plan: { id: 0 } } });
    expect(await notify('pay', fields)).toEqual([200, { code: 0 }]);
    expect(await stateOf(person, bill)).toEqual({ bill: { state: 'paid' }, viewer: { plan: { id: 3 } } });
    const { data } = await app.as(person).graphql('{ autopay { active canSubscribe cents } }');
    expect(data?.['autopay']).toEqual({ active: true, canSubscribe: true, cents: 4900 });

    // A month later the provider takes the same sum by itself, for the first bill's number.
    await notify('pay', { ...fields, TransactionId: '1002' });
    const bills = await app.as(person).graphql('{ bills { total bills { act state realCents } } }');
    expect(bills.data?.['bills']).toEqual({
      total: 2,
      bills: [
        { act: 'prolong', state: 'paid', realCents: 4900 },
        { act: 'buy', state: 'paid', realCents: 4900 },
      ],
    });
    const bell = async () => {
      const rows: { title: string }[] = await app.stores.postgres.query(
        'SELECT title_en AS title FROM system_notification WHERE account_id = $1 ORDER BY id',
        [person.id],
      );
      return rows.map(({ title }) => title.split(/[.,] |\.$/)[0]);
    };
    for (const status of ['Active', 'PastDue', 'PastDue']) {
      await notify('recurrent', { Id: 'sc_1001', Status: status });
    }
    expect((await app.as(person).graphql('{ autopay { active } }')).data).toEqual({
      autopay: { active: true },
    });
    const [paid, failed, ...others] = await bell();
    expect(paid).toMatch(/^Automatic payment of \$49: the Basic plan is active until /);
    expect([failed, others]).toEqual(['An automatic payment failed and will be tried again', []]);
    await notify('recurrent', { Id: 'sc_1001', Status: 'Cancelled' });
    await notify('recurrent', { Id: 'sc_1001', Status: 'Active' });
    expect(await bell()).toContain('Automatic payments have ended');
    expect((await app.as(person).graphql('{ autopay { active } }')).data).toEqual({
      autopay: { active: false },
    });
  });

  it('begins only with the agreement, and recurs with cards alone', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await newBill(person);
    const init = async (rest: string) => {
      const { errors } = await app
        .as(person)
        .graphql(`mutation { initPayment(bill: ${bill}, ${rest}) { address } }`);
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

describe('#45 #46 calls of the provider', () => {
  it('that are not its own change nothing', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await newBill(person);
    for (const signature of [null, '', 'AAAA', createHmac('sha256', 'x').update('y').digest('base64')]) {
      expect(await notify('pay', claim(person, bill, '2001'), signature)).toMatchObject([
        403,
        { code: 'FORBIDDEN' },
      ]);
    }
    expect(await stateOf(person, bill)).toMatchObject({ bill: { state: 'unpaid' } });
    const unknown = await fetch(`${app.url}/payments/local`, { method: 'POST', body: '{}' });
    expect(unknown.status).toBe(404);
  });

  it('Check is answered with the provider’s codes, and never 0 where something is wrong', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await newBill(person);
    const check = async (differences: Record<string, string>) =>
      (await notify('check', { ...claim(person, bill, '2002'), ...differences }))[1].code;
    expect([
      await check({ InvoiceId: '0' }),
      await check({ AccountId: '1' }),
      await check({ Amount: '48.99' }),
      await check({ Currency: 'RUB' }),
      await check({}),
    ]).toEqual([10, 11, 12, 12, 0]);
    await notify('pay', claim(person, bill, '2002'));
    expect(await check({})).toBe(13);
    const late = await newBill(await createUser(app, { kind: 'demo' }));
    await app.stores.postgres.query('UPDATE bill SET due_at = created_at WHERE id = $1', [late]);
    const [row]: { account: number }[] = await app.stores.postgres.query(
      'SELECT account_id AS account FROM bill WHERE id = $1',
      [late],
    );
    expect(await check({ InvoiceId: String(late), AccountId: String(row?.account) })).toBe(20);
  });
});

describe('#48 a payment that was refused', () => {
  it('changes nothing: the payer may succeed at the next try, and is told so only then', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await newBill(person);
    const fields = { ...claim(person, bill, '2501'), Reason: 'InsufficientFunds', ReasonCode: '5051' };
    expect(await notify('fail', fields)).toEqual([200, { code: 0 }]);
    expect(await stateOf(person, bill)).toMatchObject({ bill: { state: 'unpaid' } });
    expect(await notify('pay', claim(person, bill, '2502'))).toEqual([200, { code: 0 }]);
    // It comes again, and after the payment.
    expect(await notify('fail', fields)).toEqual([200, { code: 0 }]);
    expect(await stateOf(person, bill)).toMatchObject({
      bill: { state: 'paid' },
      viewer: { plan: { id: 3 } },
    });
    expect(await notify('cancel', { TransactionId: '2502' })).toEqual([200, { code: 0 }]);
    expect(await stateOf(person, bill)).toEqual({ bill: { state: 'refunded' }, viewer: { plan: { id: 0 } } });
  });
});

describe('#52 a notification that fails', () => {
  it('before it is kept is answered otherwise than 0, and counts when it comes again', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await newBill(person);
    const { postgres } = app.stores;
    await postgres.query('ALTER TABLE paid_time RENAME TO paid_time_away');
    const [status, body] = await notify('pay', claim(person, bill, '3001'));
    expect([status >= 500, body.code === 0]).toEqual([true, false]);
    await postgres.query('ALTER TABLE paid_time_away RENAME TO paid_time');
    const kept = await postgres.query<unknown[]>(`SELECT 1 FROM payment WHERE transaction_id = '3001'`);
    expect(kept).toEqual([]);
    expect(await notify('pay', claim(person, bill, '3001'))).toEqual([200, { code: 0 }]);
    // And whoever did not hear the answer asks once more.
    expect(await notify('pay', claim(person, bill, '3001'))).toEqual([200, { code: 0 }]);
    expect(await stateOf(person, bill)).toMatchObject({ bill: { state: 'paid' } });
  });
});

describe('#53 a request with a key', () => {
  it('is one bill however often and however many at once it comes, and refused for another purchase', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(person, 3, 'the-key')));
    const ids = answers.map(({ data }) => (data?.['createBill'] as { id: number }).id);
    expect(new Set(ids).size).toBe(1);
    const other = await buy(person, 4, 'the-key');
    expect(other.errors?.[0]?.extensions.code).toBe('KEY_REUSED');
    expect((await app.as(person).graphql('{ bills { total } }')).data).toEqual({ bills: { total: 1 } });
    const rest = await app
      .as({ headers: { 'x-api-token': (await createUser(app, { kind: 'pro' })).token } })
      .send('POST', '/bills', { act: 'prolong', tarifprolong: 4, srok: 0, key: 'k' });
    expect([rest.status, await rest.json()]).toMatchObject([
      200,
      { regularPrice: 99, realPrice: 99, paid: false },
    ]);
  });
});
