import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { bankTransferCalls, codes, payerDetails, seller } from './support/bank-transfer-calls.js';

let app: RunningApp;
let calls: ReturnType<typeof bankTransferCalls>;

beforeAll(async () => {
  // The payment provider is unreachable, so a started payment stays pending.
  app = await runApp({ seller, cloudPayments: { publicId: 'pk_test', secret: 'the secret of the shop' } });
  calls = bankTransferCalls(app);
});
beforeEach(() => app.clock.set('2026-11-02T09:00:00Z'));

/** Ledger balances of a bill, summed up in JavaScript. */
async function balancesOf(bill: number): Promise<Record<string, number>> {
  const entries: { book: string; cents: number }[] = await app.stores.postgres.query(
    `SELECT book, cents FROM ledger_entry JOIN ledger_transaction AS made ON made.id = transaction_id WHERE bill_id = $1`,
    [bill],
  );
  const balances: Record<string, number> = {};
  for (const { book, cents } of entries) balances[book] = (balances[book] ?? 0) + cents;
  return balances;
}

describe('an administrator marks an invoice as paid', () => {
  it('which activates the plan, books the money, notifies the owner and is logged', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    const waiting = await app.graphql(
      '{ companyInvoices(page: 1) { total items { number companyName inn cents email billState paidOn } } }',
    );
    expect((waiting.data?.['companyInvoices'] as { items: object[] }).items[0]).toEqual({
      number: bill,
      companyName: payerDetails.name,
      inn: payerDetails.inn,
      cents: 4900,
      email: user.email,
      billState: 'unpaid',
      paidOn: null,
    });
    const { data } = await calls.settle(bill, { document: ' 00 17/A ' });
    expect(data?.['settleInvoice']).toEqual({
      number: bill,
      billState: 'paid',
      paidOn: '2026-11-02',
      paymentDocument: '00 17/A',
      paysBill: true,
    });
    expect(await balancesOf(bill)).toEqual({ provider: -4900, sales: 4900 });
    const notifications = await app
      .as(user)
      .graphql('{ viewer { plan { id } account { paidUntil } } notifications { items { title link } } }');
    expect(notifications.data).toMatchObject({
      viewer: { plan: { id: 3 }, account: { paidUntil: '2026-12-02T09:00:00.000Z' } },
      notifications: {
        items: [
          {
            title: `Bill ${bill} is paid: the Basic plan is active until 2 December 2026.`,
            link: `/bills/${bill}`,
          },
        ],
      },
    });
    const log: { details: object }[] = await app.stores.postgres.query(
      `SELECT details FROM audit_entry WHERE action = 'transfer-noted' AND account_id = $1`,
      [user.id],
    );
    expect(log).toEqual([
      { details: { bill, cents: 4900, document: '00 17/A', paidOn: '2026-11-02', kept: false } },
    ]);
    const remaining = await app.graphql(
      '{ companyInvoices(page: 1, waiting: false) { items { number paysBill } } }',
    );
    expect((remaining.data?.['companyInvoices'] as { items: object[] }).items).toContainEqual({
      number: bill,
      paysBill: true,
    });
  });

  it('repeated and concurrent confirmations count once', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => calls.settle(bill, { document: `d${index}` })),
    );
    results.push(await calls.settle(bill, { document: 'late' }));
    expect(results.flatMap(codes)).toEqual([]);
    expect(await balancesOf(bill)).toEqual({ provider: -4900, sales: 4900 });
    const [noted]: { count: number }[] = await app.stores.postgres.query(
      `SELECT count(*)::int AS count FROM audit_entry WHERE action = 'transfer-noted' AND account_id = $1`,
      [user.id],
    );
    expect(noted?.count).toBe(1);
    const { data } = await app
      .as(user)
      .graphql('{ viewer { account { paidUntil } } notifications { count } }');
    expect(data).toMatchObject({
      viewer: { account: { paidUntil: '2026-12-02T09:00:00.000Z' } },
      notifications: { count: 1 },
    });
  });

  it('rejects another amount, another day or a missing document number', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    expect(codes(await calls.settle(bill))).toEqual(['NOT_FOUND']);
    await calls.issue(user, bill);
    for (const amountCents of [4899, 4901, 0, -4900]) {
      expect(codes(await calls.settle(bill, { amountCents }))).toEqual(['TRANSFER_SUM']);
    }
    for (const paidOn of ['2026-11-04', '2026-10-31', '2026-11-31', '2 November', '']) {
      expect(codes(await calls.settle(bill, { paidOn }))).toEqual(['INVALID_FIELD']);
    }
    for (const document of ['', ' \n', 'a'.repeat(51)]) {
      expect(codes(await calls.settle(bill, { document }))).toEqual(['INVALID_FIELD']);
    }
    expect(await balancesOf(bill)).toEqual({});
    expect((await calls.billOf(user, bill)).state).toBe('unpaid');
  });

  it('records a transfer of another amount as an unassigned payment, which becomes a plan', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    expect(codes(await calls.settle(bill, { amountCents: 0, unassigned: true }))).toEqual(['TRANSFER_SUM']);
    for (let times = 0; times < 2; times++) {
      const { data } = await calls.settle(bill, { amountCents: 2450, document: 'u1', unassigned: true });
      expect(data?.['settleInvoice']).toMatchObject({ billState: 'unpaid', paidOn: null, paysBill: false });
    }
    const { data } = await app.graphql(
      `query ($id: Int!) { allPayments(accountId: $id, filter: unassigned) { items { id cents transactionId } } }`,
      { id: user.id },
    );
    const { items } = data?.['allPayments'] as { items: { id: number }[] };
    expect(items).toMatchObject([{ cents: 2450, transactionId: `bill-${bill}-u1` }]);
    const notifications = await app.as(user).graphql('{ notifications { items { title } } }');
    expect(JSON.stringify(notifications.data)).toContain('could not be assigned to a bill');
    await app
      .as(await createUser(app, { kind: 'administrator' }))
      .graphql(
        `mutation ($id: Int!, $account: String!) { convertPayment(id: $id, account: $account, plan: 3, term: 0) { id } }`,
        { id: items[0]?.id, account: user.email },
      );
    const { data: viewer } = await app.as(user).graphql('{ viewer { account { paidUntil } } }');
    expect(viewer).toEqual({ viewer: { account: { paidUntil: '2026-11-17T09:00:00.000Z' } } });
    // The invoice stays payable, and a second transfer of its amount is recorded as well.
    expect(codes(await calls.settle(bill))).toEqual([]);
    expect(codes(await calls.settle(bill, { document: 'u2', unassigned: true }))).toEqual([]);
    expect(await calls.billOf(user, bill)).toMatchObject({ state: 'paid' });
  });

  it('assigns no payment that is partly refunded', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    for (const document of ['p1', 'p2']) await calls.settle(bill, { document, unassigned: true });
    const administrator = app.as(await createUser(app, { kind: 'administrator' }));
    const { data } = await administrator.graphql(
      'query ($id: Int!) { allPayments(accountId: $id, filter: unassigned) { items { id } } }',
      { id: user.id },
    );
    const { items } = data?.['allPayments'] as { items: { id: number }[] };
    const variables = { id: items[0]?.id, bill, account: user.email };
    await administrator.graphql(
      'mutation ($id: Int!) { refundPayment(id: $id, amountCents: 100, document: "p1-r") { id } }',
      { id: variables.id },
    );
    // The credit of the other payment would cover the refunded part.
    for (const operation of [
      'mutation ($id: Int!, $bill: Int!) { applyPayment(id: $id, bill: $bill) { id } }',
      'mutation ($id: Int!, $account: String!) { convertPayment(id: $id, account: $account, plan: 3, term: 0) { id } }',
    ]) {
      expect(codes(await administrator.graphql(operation, variables))).toEqual(['PAYMENT_ALLOCATED']);
    }
    expect((await calls.billOf(user, bill)).state).toBe('unpaid');
  });

  it('a bill with an invoice has the sum of the invoice, and accepts no discount', async () => {
    const [partner, user] = [
      await createUser(app, { kind: 'demo' }),
      await createUser(app, { kind: 'demo' }),
    ];
    await app.as(partner).graphql('mutation { createPromoCode(code: "invoiced", discount: 20) { code } }');
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    const applied = await app
      .as(user)
      .graphql(`mutation { applyPromo(bill: ${bill}, code: "invoiced") { id } }`);
    expect(codes(applied)).toEqual(['INVALID_FIELD']);
    expect(codes(await calls.settle(bill))).toEqual([]);
    expect(await calls.billOf(user, bill)).toMatchObject({ state: 'paid', realCents: 4900 });
  });

  it('is possible only for administrators', async () => {
    const user = await createUser(app, { kind: 'team' });
    const bill = await calls.newBill(user, { act: 'prolong', plan: 5 });
    await calls.issue(user, bill);
    const variables = { bill, amountCents: 19_900, paidOn: calls.today(), document: '1' };
    const call = `mutation ($bill: Int!, $amountCents: Int!, $paidOn: String!, $document: String!) {
      settleInvoice(bill: $bill, amountCents: $amountCents, paidOn: $paidOn, document: $document) { number } }`;
    expect(codes(await app.as(user).graphql(call, variables))).toEqual(['ADMINISTRATOR_ONLY']);
    expect(codes(await app.guest.graphql(call, variables))).toEqual(['AUTHORIZATION_REQUIRED']);
  });

  it('accepts the promised amount even if the unused days have changed', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const first = await calls.newBill(user);
    await calls.issue(user, first);
    await calls.settle(first);
    await calls.goOn('2026-11-17T09:00:00Z', user);
    const change = await calls.newBill(user, { act: 'change', plan: 4 });
    const { data } = await calls.issue(user, change);
    const { cents } = (data?.['issueInvoice'] as { invoice: { cents: number } }).invoice;
    expect(cents).toBe(9900 - 2450);
    await calls.goOn('2026-11-20T09:00:00Z', user);
    // Opening the other payment methods recalculates the days.
    await app
      .as(user)
      .graphql(
        'mutation ($bill: Int!) { initPayment(bill: $bill, method: card, agreed: true) { bill { realCents } } }',
        {
          bill: change,
        },
      );
    expect(await calls.billOf(user, change)).toMatchObject({
      realCents: 9900 - 1960,
      invoice: { isCurrent: false },
    });
    expect(codes(await calls.settle(change, { amountCents: cents }))).toEqual([]);
    expect(await calls.billOf(user, change)).toMatchObject({ state: 'paid', realCents: cents });
    expect(await balancesOf(change)).toEqual({ provider: -cents, sales: cents });
  });

  it('credits the payer when the bill is closed', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    await calls.goOn('2026-11-07T10:00:00Z', user);
    await app.stores.postgres.query(`UPDATE bill SET state = 'cancelled', closed_at = $2 WHERE id = $1`, [
      bill,
      app.clock.now(),
    ]);
    const { data } = await calls.settle(bill);
    expect(data?.['settleInvoice']).toMatchObject({
      billState: 'cancelled',
      paysBill: false,
      paidOn: '2026-11-07',
    });
    expect(await balancesOf(bill)).toEqual({ provider: -4900, credit: 4900 });
    const ownerView = await app
      .as(user)
      .graphql('{ viewer { plan { id } } notifications { items { title } } }');
    expect(ownerView.data).toMatchObject({ viewer: { plan: { id: 0 } } });
    expect(JSON.stringify(ownerView.data)).toContain('will be refunded');
    expect((await app.as(user).get(`/api/bills/${bill}/act`)).status).toBe(404);
  });

  it('pays the partner reward as for any payment', async () => {
    const [partner, user] = [
      await createUser(app, { kind: 'demo' }),
      await createUser(app, { kind: 'demo' }),
    ];
    await app.stores.postgres.query('INSERT INTO referral (account_id, partner_id, at) VALUES ($1, $2, $3)', [
      user.id,
      partner.id,
      app.clock.now(),
    ]);
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    await calls.settle(bill);
    const { data } = await app.as(partner).graphql('{ partnerProgramme { balanceCents } }');
    expect(data?.['partnerProgramme']).toEqual({ balanceCents: 980 });
  });
});

describe('an administrator records a returned transfer', () => {
  it('concurrent returns with different documents never exceed the payment', async () => {
    const administrator = await createUser(app, { kind: 'administrator' });
    const user = await createUser(app, { kind: 'demo' });
    const returnOf = {
      invoice: (bill: number, document: string) =>
        app.as(administrator).graphql(
          `mutation ($bill: Int!, $document: String!) {
             refundInvoice(bill: $bill, amountCents: 4900, document: $document) { refundedCents } }`,
          { bill, document },
        ),
      payment: async (bill: number, document: string) => {
        const [payment]: { id: number }[] = await app.stores.postgres.query(
          'SELECT id FROM payment WHERE bill_id = $1',
          [bill],
        );
        return app.as(administrator).graphql(
          `mutation ($id: Int!, $document: String!) {
             refundPayment(id: $id, amountCents: 4900, document: $document) { refundedCents } }`,
          { id: payment?.id, document },
        );
      },
    };
    for (const [record, action] of [
      [returnOf.invoice, 'transfer-refunded'],
      [returnOf.payment, 'payment-refunded'],
    ] as const) {
      const bill = await calls.newBill(user);
      await calls.issue(user, bill);
      await calls.settle(bill);
      const results = await Promise.all(Array.from({ length: 8 }, (_, index) => record(bill, `r${index}`)));
      expect(results.flatMap(codes)).toEqual(Array<string>(7).fill('REFUND_SUM'));
      const events: unknown[] = await app.stores.postgres.query(
        'SELECT FROM audit_entry WHERE action = $1 AND account_id = $2',
        [action, user.id],
      );
      expect(events).toHaveLength(1);
    }
  });

  it('partial returns reduce time and reward in proportion, the full amount refunds the bill, and each document counts once', async () => {
    const [user, partner] = [
      await createUser(app, { kind: 'demo' }),
      await createUser(app, { kind: 'demo' }),
    ];
    await app.as(partner).graphql('mutation { createPromoCode(code: "sent-back", discount: 0) { code } }');
    const bill = await calls.newBill(user);
    await app.as(user).graphql(`mutation { applyPromo(bill: ${bill}, code: "sent-back") { id } }`);
    await calls.issue(user, bill);
    expect(codes(await calls.refund(bill, 4900, 'r1'))).toEqual(['NOT_FOUND']);
    await calls.settle(bill);
    expect(await balancesOf(bill)).toEqual({ provider: -4900, sales: 3920, partner: 980 });
    for (const cents of [0, -1, 4901]) {
      expect(codes(await calls.refund(bill, cents, 'r1'))).toEqual(['REFUND_SUM']);
    }
    expect(codes(await calls.refund(bill, 2450, ' '))).toEqual(['INVALID_FIELD']);
    for (let times = 0; times < 2; times++) {
      const { data } = await calls.refund(bill, 2450, ' r1 ');
      expect(data?.['refundInvoice']).toEqual({ billState: 'paid', paysBill: true, refundedCents: 2450 });
    }
    expect(await balancesOf(bill)).toEqual({ provider: -2450, sales: 1960, partner: 490 });
    const readState = () =>
      app
        .as(user)
        .graphql('{ viewer { plan { id } account { paidUntil } } notifications { items { title } } }');
    expect((await readState()).data).toMatchObject({
      viewer: { plan: { id: 3 }, account: { paidUntil: '2026-11-17T09:00:00.000Z' } },
      notifications: {
        items: [
          { title: `Refunded: $24.50 of bill ${bill}; the plan is active until 17 November 2026.` },
          {},
        ],
      },
    });
    expect(await calls.billOf(user, bill)).toMatchObject({ state: 'paid', refundedCents: 2450 });
    await calls.refund(bill, 2450, 'r2');
    expect(await balancesOf(bill)).toEqual({ provider: 0, sales: 0, partner: 0 });
    expect(await calls.billOf(user, bill)).toMatchObject({ state: 'refunded' });
    const { data } = await readState();
    expect(data).toMatchObject({ viewer: { plan: { id: 0 } } });
    expect(JSON.stringify(data)).toContain(`Refunded: $24.50 of bill ${bill}; the plan has ended.`);
  });

  it('a returned payment for a closed bill leaves the credit account', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    await app.as(user).graphql(`mutation { deleteBill(id: ${bill}) }`);
    await calls.settle(bill);
    expect(await balancesOf(bill)).toEqual({ provider: -4900, credit: 4900 });
    const { data } = await calls.refund(bill, 4900, 'r1');
    expect(data?.['refundInvoice']).toEqual({ billState: 'cancelled', paysBill: false, refundedCents: 4900 });
    expect(await balancesOf(bill)).toEqual({ provider: 0, credit: 0 });
  });
});
