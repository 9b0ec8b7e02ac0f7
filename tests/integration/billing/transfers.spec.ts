import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { bankTransferCalls, codes, company, seller } from './support/cashless-calls.js';

let app: RunningApp;
let calls: ReturnType<typeof bankTransferCalls>;

beforeAll(async () => {
  // A provider that nobody answers for: a payment that is begun stays so.
  app = await runApp({ seller, cloudPayments: { publicId: 'pk_test', secret: 'the secret of the shop' } });
  calls = bankTransferCalls(app);
});
beforeEach(() => app.clock.set('2026-11-02T09:00:00Z'));

/** What stands in each book for a bill, added up entry by entry. */
async function booksOf(bill: number): Promise<Record<string, number>> {
  const entries: { book: string; cents: number }[] = await app.stores.postgres.query(
    `SELECT book, cents FROM ledger_entry JOIN ledger_transaction AS made ON made.id = transaction_id WHERE bill_id = $1`,
    [bill],
  );
  const sums: Record<string, number> = {};
  for (const { book, cents } of entries) sums[book] = (sums[book] ?? 0) + cents;
  return sums;
}

describe('A27 an administrator marks an invoice as paid', () => {
  it('and the plan holds at once, the ledger has the money, the owner is told, the log knows who', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(person);
    await calls.issue(person, bill);
    const waiting = await app.graphql(
      '{ companyInvoices(page: 1) { total items { number companyName inn cents email billState paidOn } } }',
    );
    expect((waiting.data?.['companyInvoices'] as { items: object[] }).items[0]).toEqual({
      number: bill,
      companyName: company.name,
      inn: company.inn,
      cents: 4900,
      email: person.email,
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
    expect(await booksOf(bill)).toEqual({ provider: -4900, sales: 4900 });
    const seen = await app
      .as(person)
      .graphql('{ viewer { plan { id } account { paidUntil } } notifications { items { title link } } }');
    expect(seen.data).toMatchObject({
      viewer: { plan: { id: 3 }, account: { paidUntil: '2026-12-02T09:00:00.000Z' } },
      notifications: {
        items: [
          {
            title: `Bill ${bill} is paid: the Basic plan holds until 2 December 2026.`,
            link: `/bills/${bill}`,
          },
        ],
      },
    });
    const log: { details: object }[] = await app.stores.postgres.query(
      `SELECT details FROM audit_entry WHERE action = 'transfer-noted' AND account_id = $1`,
      [person.id],
    );
    expect(log).toEqual([
      { details: { bill, cents: 4900, document: '00 17/A', paidOn: '2026-11-02', kept: false } },
    ]);
    const left = await app.graphql(
      '{ companyInvoices(page: 1, waiting: false) { items { number paysBill } } }',
    );
    expect((left.data?.['companyInvoices'] as { items: object[] }).items).toContainEqual({
      number: bill,
      paysBill: true,
    });
  });

  it('again, and ten times at once, counts once', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(person);
    await calls.issue(person, bill);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => calls.settle(bill, { document: `d${at}` })),
    );
    answers.push(await calls.settle(bill, { document: 'late' }));
    expect(answers.flatMap(codes)).toEqual([]);
    expect(await booksOf(bill)).toEqual({ provider: -4900, sales: 4900 });
    const [noted]: { count: number }[] = await app.stores.postgres.query(
      `SELECT count(*)::int AS count FROM audit_entry WHERE action = 'transfer-noted' AND account_id = $1`,
      [person.id],
    );
    expect(noted?.count).toBe(1);
    const { data } = await app
      .as(person)
      .graphql('{ viewer { account { paidUntil } } notifications { count } }');
    expect(data).toMatchObject({
      viewer: { account: { paidUntil: '2026-12-02T09:00:00.000Z' } },
      notifications: { count: 1 },
    });
  });

  it('not with another sum, another day, or without a document', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(person);
    expect(codes(await calls.settle(bill))).toEqual(['NOT_FOUND']);
    await calls.issue(person, bill);
    for (const amountCents of [4899, 4901, 0, -4900]) {
      expect(codes(await calls.settle(bill, { amountCents }))).toEqual(['TRANSFER_SUM']);
    }
    for (const paidOn of ['2026-11-04', '2026-10-31', '2026-11-31', '2 November', '']) {
      expect(codes(await calls.settle(bill, { paidOn }))).toEqual(['INVALID_FIELD']);
    }
    for (const document of ['', ' \n', 'a'.repeat(51)]) {
      expect(codes(await calls.settle(bill, { document }))).toEqual(['INVALID_FIELD']);
    }
    expect(await booksOf(bill)).toEqual({});
    expect((await calls.billOf(person, bill)).state).toBe('unpaid');
  });

  it('is nobody else', async () => {
    const person = await createUser(app, { kind: 'team' });
    const bill = await calls.newBill(person, { act: 'prolong', plan: 5 });
    await calls.issue(person, bill);
    const variables = { bill, amountCents: 19_900, paidOn: calls.today(), document: '1' };
    const call = `mutation ($bill: Int!, $amountCents: Int!, $paidOn: String!, $document: String!) {
      settleInvoice(bill: $bill, amountCents: $amountCents, paidOn: $paidOn, document: $document) { number } }`;
    expect(codes(await app.as(person).graphql(call, variables))).toEqual(['ADMINISTRATOR_ONLY']);
    expect(codes(await app.guest.graphql(call, variables))).toEqual(['AUTHORIZATION_REQUIRED']);
  });

  it('at the sum that was promised, whatever the unused days have become', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const first = await calls.newBill(person);
    await calls.issue(person, first);
    await calls.settle(first);
    await calls.goOn('2026-11-17T09:00:00Z', person);
    const change = await calls.newBill(person, { act: 'change', plan: 4 });
    const { data } = await calls.issue(person, change);
    const { cents } = (data?.['issueInvoice'] as { invoice: { cents: number } }).invoice;
    expect(cents).toBe(9900 - 2450);
    await calls.goOn('2026-11-20T09:00:00Z', person);
    // Looking at other ways to pay counts the days anew.
    await app
      .as(person)
      .graphql(
        'mutation ($bill: Int!) { initPayment(bill: $bill, method: card, agreed: true) { bill { realCents } } }',
        {
          bill: change,
        },
      );
    expect(await calls.billOf(person, change)).toMatchObject({
      realCents: 9900 - 1960,
      invoice: { isCurrent: false },
    });
    expect(codes(await calls.settle(change, { amountCents: cents }))).toEqual([]);
    expect(await calls.billOf(person, change)).toMatchObject({ state: 'paid', realCents: cents });
    expect(await booksOf(change)).toEqual({ provider: -cents, sales: cents });
  });

  it('where the bill is closed, the money is kept for its payer', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(person);
    await calls.issue(person, bill);
    await calls.goOn('2026-11-07T10:00:00Z', person);
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
    expect(await booksOf(bill)).toEqual({ provider: -4900, credit: 4900 });
    const seen = await app.as(person).graphql('{ viewer { plan { id } } notifications { items { title } } }');
    expect(seen.data).toMatchObject({ viewer: { plan: { id: 0 } } });
    expect(JSON.stringify(seen.data)).toContain('will be refunded');
    expect((await app.as(person).get(`/api/bills/${bill}/act`)).status).toBe(404);
  });

  it('gives a partner its part, as every payment does', async () => {
    const [partner, person] = [
      await createUser(app, { kind: 'demo' }),
      await createUser(app, { kind: 'demo' }),
    ];
    await app.stores.postgres.query('INSERT INTO referral (account_id, partner_id, at) VALUES ($1, $2, $3)', [
      person.id,
      partner.id,
      app.clock.now(),
    ]);
    const bill = await calls.newBill(person);
    await calls.issue(person, bill);
    await calls.settle(bill);
    const { data } = await app.as(partner).graphql('{ partnerProgramme { balanceCents } }');
    expect(data?.['partnerProgramme']).toEqual({ balanceCents: 980 });
  });
});

describe('A27 an administrator notes that a transfer went back', () => {
  it('in parts: time and the partner’s reward go back by as much, all of it refunds the bill, each document counts once', async () => {
    const [person, partner] = [
      await createUser(app, { kind: 'demo' }),
      await createUser(app, { kind: 'demo' }),
    ];
    await app.as(partner).graphql('mutation { createPromoCode(code: "sent-back", discount: 0) { code } }');
    const bill = await calls.newBill(person);
    await app.as(person).graphql(`mutation { applyPromo(bill: ${bill}, code: "sent-back") { id } }`);
    await calls.issue(person, bill);
    expect(codes(await calls.refund(bill, 4900, 'r1'))).toEqual(['NOT_FOUND']);
    await calls.settle(bill);
    expect(await booksOf(bill)).toEqual({ provider: -4900, sales: 3920, partner: 980 });
    for (const cents of [0, -1, 4901]) {
      expect(codes(await calls.refund(bill, cents, 'r1'))).toEqual(['REFUND_SUM']);
    }
    expect(codes(await calls.refund(bill, 2450, ' '))).toEqual(['INVALID_FIELD']);
    for (let times = 0; times < 2; times++) {
      const { data } = await calls.refund(bill, 2450, ' r1 ');
      expect(data?.['refundInvoice']).toEqual({ billState: 'paid', paysBill: true, refundedCents: 2450 });
    }
    expect(await booksOf(bill)).toEqual({ provider: -2450, sales: 1960, partner: 490 });
    const seen = () =>
      app
        .as(person)
        .graphql('{ viewer { plan { id } account { paidUntil } } notifications { items { title } } }');
    expect((await seen()).data).toMatchObject({
      viewer: { plan: { id: 3 }, account: { paidUntil: '2026-11-17T09:00:00.000Z' } },
      notifications: {
        items: [
          { title: `Refunded: $24.50 of bill ${bill}; the plan is active until 17 November 2026.` },
          {},
        ],
      },
    });
    expect(await calls.billOf(person, bill)).toMatchObject({ state: 'paid', refundedCents: 2450 });
    await calls.refund(bill, 2450, 'r2');
    expect(await booksOf(bill)).toEqual({ provider: 0, sales: 0, partner: 0 });
    expect(await calls.billOf(person, bill)).toMatchObject({ state: 'refunded' });
    const { data } = await seen();
    expect(data).toMatchObject({ viewer: { plan: { id: 0 } } });
    expect(JSON.stringify(data)).toContain(`Refunded: $24.50 of bill ${bill}; the plan has ended.`);
  });

  it('and what had come for a closed bill leaves the book in which it was kept', async () => {
    const person = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(person);
    await calls.issue(person, bill);
    await app.as(person).graphql(`mutation { deleteBill(id: ${bill}) }`);
    await calls.settle(bill);
    expect(await booksOf(bill)).toEqual({ provider: -4900, credit: 4900 });
    const { data } = await calls.refund(bill, 4900, 'r1');
    expect(data?.['refundInvoice']).toEqual({ billState: 'cancelled', paysBill: false, refundedCents: 4900 });
    expect(await booksOf(bill)).toEqual({ provider: 0, credit: 0 });
  });
});
