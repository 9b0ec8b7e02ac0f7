import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCsvLines } from '../../../server/ingest/formats/recognise-format.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { readAccountingSheets, sumCents } from './support/accounting-workbook.js';
import { bankTransferCalls, codes, payerDetails, seller } from './support/bank-transfer-calls.js';
import { createBill, notifyPaid, readState } from './support/bill-calls.js';

let app: RunningApp;
let administrator: TestUser;
let provider: Server;
/** Refund requests that the provider received, by idempotency key. */
const refundRequests = new Map<string, { TransactionId: number; Amount: number }>();

beforeAll(async () => {
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = String(request.headers['x-request-id']);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { TransactionId: number; Amount: number };
      const isRejected = body.TransactionId === 404;
      if (!isRejected) refundRequests.set(key, body);
      const Model = { TransactionId: 900_000 + [...refundRequests.keys()].indexOf(key) };
      response.end(JSON.stringify(isRejected ? { Success: false, Message: 'No' } : { Success: true, Model }));
    });
  }).listen(0);
  const { port } = provider.address() as AddressInfo;
  app = await runApp({
    seller,
    cloudPayments: { publicId: 'pk_test', secret: 'the secret of the shop', api: `http://127.0.0.1:${port}` },
  });
});
beforeEach(async () => {
  app.clock.set('2026-11-02T09:00:00Z');
  administrator = await createUser(app, { kind: 'administrator' });
});
afterAll(() => provider.close());

/** Runs an operation as an administrator and returns its only field. */
async function run<Result>(operation: string, variables: Record<string, unknown> = {}): Promise<Result> {
  const result = await app.as(administrator).graphql(operation, variables);
  if (result.errors) throw new Error(JSON.stringify(result.errors));
  return Object.values(result.data ?? {})[0] as Result;
}

interface Payment {
  id: number;
  use: string;
  billId: number | null;
  refundedCents: number;
  isUnassigned: boolean;
}

const paymentFields = 'id use billId refundedCents isUnassigned';

async function findPayment(search: string): Promise<Payment> {
  const { items } = await run<{ items: Payment[] }>(
    `query ($search: String!) { allPayments(search: $search) { items { ${paymentFields} } } }`,
    { search },
  );
  const [payment] = items;
  if (!payment) throw new Error(`there is no payment ${search}`);
  return payment;
}

/** Sends a payment for a bill that was already paid, which stays unassigned. */
async function receiveUnassigned(user: TestUser, transaction: string, amount: string): Promise<Payment> {
  const bill = await createBill(app, user);
  await notifyPaid(app, user, bill, { transaction, amount });
  return findPayment(transaction);
}

const paidUntil = async (user: TestUser) =>
  (await app.as(user).graphql('{ viewer { account { paidUntil } } }')).data as {
    viewer: { account: { paidUntil: string | null } };
  };

const readPaidUntil = async (user: TestUser) => (await paidUntil(user)).viewer.account.paidUntil;

describe('lists of bills and payments', () => {
  it('find rows by number, amount, transaction, e-mail, company, date and account', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(app, user, 4);
    const { issue } = bankTransferCalls(app);
    await issue(user, bill, { ...payerDetails, name: 'ООО «Единственная»' });
    await notifyPaid(app, user, bill, { transaction: 'tx-list-77', amount: '99.00' });
    const find = (field: string, search: string) =>
      run<{ items: { id: number }[] }>(
        `query ($search: String!, $id: Int) { ${field}(search: $search, accountId: $id) { items { id } } }`,
        { search, id: user.id },
      );
    const payment = await findPayment('TX-LIST-77');
    for (const text of [
      String(bill),
      `#${bill}`,
      '$99',
      'tx-list',
      user.email.slice(0, 12),
      '2026-11-02',
      'единственная',
    ]) {
      expect(
        (await find('allBills', text)).items.map(({ id }) => id),
        text,
      ).toEqual([bill]);
      expect(
        (await find('allPayments', text)).items.map(({ id }) => id),
        text,
      ).toEqual([payment.id]);
    }
    for (const text of ['2026-11-03', 'nobody@example', '98.99']) {
      expect((await find('allBills', text)).items).toEqual([]);
      expect((await find('allPayments', text)).items).toEqual([]);
    }
    const refused = await app.as(user).graphql('{ allBills { total } }');
    expect(codes(refused)).toEqual(['ADMINISTRATOR_ONLY']);
  });

  it('show the company and the referrer of an account', async () => {
    const partner = await createUser(app, { kind: 'demo' });
    const user = await createUser(app, { kind: 'demo' });
    await bankTransferCalls(app).issue(user, await createBill(app, user));
    await app.stores.postgres.query('INSERT INTO referral (account_id, partner_id, at) VALUES ($1, $2, $3)', [
      user.id,
      partner.id,
      app.clock.now(),
    ]);
    const account = await run(
      'query ($id: Int!) { accountData(id: $id) { company { name inn } referrer { email promoCode } } }',
      { id: user.id },
    );
    expect(account).toEqual({
      company: { name: payerDetails.name, inn: payerDetails.inn },
      referrer: { email: partner.email, promoCode: null },
    });
  });
});

describe('unassigned payments', () => {
  it('settle an open bill of the same amount, as the preview shows', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const payment = await receiveUnassigned(user, 'tx-apply', '99.00');
    expect(payment).toMatchObject({ use: 'credit', isUnassigned: true });
    const bill = await createBill(app, user, 4);
    const preview = await run<{ after: { endsAt: string }[] }>(
      'query ($id: Int!, $bill: Int!) { applyPaymentPreview(id: $id, bill: $bill) { before { endsAt } after { plan { label } endsAt } } }',
      { id: payment.id, bill },
    );
    expect(preview).toEqual({
      before: [],
      after: [{ plan: { label: 'Professional' }, endsAt: '2026-12-02T09:00:00.000Z' }],
    });
    expect(await readPaidUntil(user)).toBeNull();
    const applied = await run<Payment>(
      `mutation ($id: Int!, $bill: Int!) { applyPayment(id: $id, bill: $bill) { ${paymentFields} } }`,
      { id: payment.id, bill },
    );
    expect(applied).toMatchObject({ use: 'bill', billId: bill, isUnassigned: false });
    expect(await readPaidUntil(user)).toBe(preview.after[0]?.endsAt);
    expect(await readState(app, user, bill)).toBe('paid');
    const again = await app
      .as(administrator)
      .graphql('mutation ($id: Int!, $bill: Int!) { applyPayment(id: $id, bill: $bill) { id } }', {
        id: payment.id,
        bill,
      });
    expect(codes(again)).toEqual(['PAYMENT_ALLOCATED']);
    const log = await run<{ items: object[] }>(
      'query ($id: Int!) { paymentActions(paymentId: $id) { items { kind cents billId actorEmail } } }',
      { id: payment.id },
    );
    expect(log.items).toEqual([
      { kind: 'applied', cents: 9900, billId: bill, actorEmail: administrator.email },
    ]);
  });

  it('are rejected for a bill of another amount and become prorated time of a plan', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const payment = await receiveUnassigned(user, 'tx-convert', '24.50');
    const bill = await createBill(app, user);
    const mismatch = await app
      .as(administrator)
      .graphql('mutation ($id: Int!, $bill: Int!) { applyPayment(id: $id, bill: $bill) { id } }', {
        id: payment.id,
        bill,
      });
    expect(codes(mismatch)).toEqual(['BILL_SUM']);
    const variables = { id: payment.id, account: user.email, plan: 3, term: 0 };
    const preview = await run<{ after: { endsAt: string }[] }>(
      'query ($id: Int!, $account: String!, $plan: Int!, $term: Int!) { convertPaymentPreview(id: $id, account: $account, plan: $plan, term: $term) { after { endsAt } } }',
      variables,
    );
    // Half of the price buys half of the 30 days of November.
    expect(preview.after[0]?.endsAt).toBe('2026-11-17T09:00:00.000Z');
    const converted = await run<Payment>(
      `mutation ($id: Int!, $account: String!, $plan: Int!, $term: Int!) { convertPayment(id: $id, account: $account, plan: $plan, term: $term) { ${paymentFields} } }`,
      variables,
    );
    expect(converted).toMatchObject({ use: 'bill', isUnassigned: false });
    expect(await readPaidUntil(user)).toBe(preview.after[0]?.endsAt);
  });

  it('are closed with a reason, as revenue or as returned', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const settle = (id: number, returned: boolean, note: string) =>
      app
        .as(administrator)
        .graphql(
          `mutation ($id: Int!, $returned: Boolean!, $note: String!) { settlePayment(id: $id, returned: $returned, note: $note) { ${paymentFields} } }`,
          { id, returned, note },
        );
    const small = await receiveUnassigned(user, 'tx-small', '1.00');
    expect(codes(await settle(small.id, false, ' '))).toEqual(['INVALID_FIELD']);
    expect((await settle(small.id, false, 'rounding of the bank')).data?.['settlePayment']).toMatchObject({
      isUnassigned: false,
      refundedCents: 0,
    });
    const large = await receiveUnassigned(user, 'tx-returned', '70.00');
    expect((await settle(large.id, true, 'returned in cash')).data?.['settlePayment']).toMatchObject({
      isUnassigned: false,
      refundedCents: 7000,
    });
    const balances: { cents: number }[] = await app.stores.postgres.query(
      `SELECT cents FROM ledger_balance WHERE account_id = $1 AND book = 'credit'`,
      [user.id],
    );
    expect(balances).toEqual([{ cents: 0 }]);
    expect(codes(await settle(large.id, true, 'again'))).toEqual(['PAYMENT_ALLOCATED']);
  });
});

describe('refunds of card payments', () => {
  it('go through the provider once, with the effect that the preview shows', async () => {
    const partner = await createUser(app, { kind: 'demo' });
    await app.as(partner).graphql('mutation { createPromoCode(code: "refund-op", discount: 0) { code } }');
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(app, user);
    await app
      .as(user)
      .graphql('mutation ($bill: Int!) { applyPromo(bill: $bill, code: "refund-op") { id } }', { bill });
    await notifyPaid(app, user, bill, { transaction: '5001', amount: '49.00' });
    const { id } = await findPayment('5001');
    const preview = await run<{ after: { endsAt: string }[] }>(
      'query ($id: Int!) { refundPreview(id: $id, amountCents: 2450) { after { endsAt } partner { email balanceCents debtCents } } }',
      { id },
    );
    expect(preview).toEqual({
      after: [{ endsAt: '2026-11-17T09:00:00.000Z' }],
      partner: { email: partner.email, balanceCents: -490, debtCents: 0 },
    });
    expect(await readPaidUntil(user)).toBe('2026-12-02T09:00:00.000Z');
    expect(refundRequests.size).toBe(0);
    const refund = () =>
      app
        .as(administrator)
        .graphql(`mutation ($id: Int!) { refundPayment(id: $id, amountCents: 2450) { ${paymentFields} } }`, {
          id,
        });
    const [first, second] = await Promise.all([refund(), refund()]);
    expect(codes(first)).toEqual([]);
    expect(codes(second)).toEqual([]);
    expect([...refundRequests.values()]).toEqual([{ TransactionId: 5001, Amount: 24.5 }]);
    expect(await findPayment('5001')).toMatchObject({ refundedCents: 2450 });
    expect(await readPaidUntil(user)).toBe(preview.after[0]?.endsAt);
    const log = await run<{ items: object[] }>(
      'query ($id: Int!) { paymentActions(paymentId: $id) { items { kind cents } } }',
      { id },
    );
    expect(log.items).toEqual([{ kind: 'refunded', cents: 2450 }]);
  });

  it('change nothing if the provider rejects them or the amount is too high', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(app, user);
    await notifyPaid(app, user, bill, { transaction: '404', amount: '49.00' });
    const { id } = await findPayment(String(bill));
    const refund = (amountCents: number) =>
      app
        .as(administrator)
        .graphql(
          'mutation ($id: Int!, $amountCents: Int!) { refundPayment(id: $id, amountCents: $amountCents) { id } }',
          { id, amountCents },
        );
    expect(codes(await refund(4900))).toEqual(['REFUND_FAILED']);
    expect(codes(await refund(4901))).toEqual(['REFUND_SUM']);
    expect(await readState(app, user, bill)).toBe('paid');
  });
});

describe('accounting export', () => {
  it('adds up to the ledger in every table', async () => {
    app.clock.set('2027-02-10T09:00:00Z');
    administrator = await createUser(app, { kind: 'administrator' });
    const user = await createUser(app, { kind: 'demo' });
    const company = await createUser(app, { kind: 'demo' });
    const calls = bankTransferCalls(app);
    const cardBill = await createBill(app, user);
    await notifyPaid(app, user, cardBill, { transaction: '7001', amount: '49.00' });
    await run('mutation ($id: Int!) { refundPayment(id: $id, amountCents: 1000) { id } }', {
      id: (await findPayment('7001')).id,
    });
    const invoiceBill = await createBill(app, company, 4);
    await calls.issue(company, invoiceBill);
    await calls.settle(invoiceBill, { amountCents: 9900 });
    await receiveUnassigned(await createUser(app, { kind: 'demo' }), 'tx-open', '12.34');
    const file = await run<{ name: string; base64: string }>(
      'mutation { exportAccounting(from: "2027-02-10", to: "2027-02-10", format: xlsx) { name base64 } }',
    );
    expect(file.name).toBe('accounting 2027-02-10 2027-02-10.xlsx');
    const sheets = await readWorkbook(Buffer.from(file.base64, 'base64'));
    const tables = await readAccountingSheets(file.base64);
    const table = (name: string) => tables.get(name) ?? [];
    // The oracle reads the rows of the ledger and adds them up in JavaScript.
    const entries: { book: string; kind: string; cents: number }[] = await app.stores.postgres.query(
      `SELECT book, kind, cents FROM ledger_entry JOIN ledger_transaction AS made ON made.id = transaction_id
       WHERE at >= '2027-02-10' AND at < '2027-02-11'`,
    );
    const ledgerSum = (book: string, kinds: string[]) =>
      entries
        .filter((entry) => entry.book === book && kinds.includes(entry.kind))
        .reduce((total, { cents }) => total + cents, 0);
    expect(sumCents(table('Payments'), 'Amount')).toBe(-ledgerSum('provider', ['payment', 'refund']));
    expect(sumCents(table('Payments'), 'Amount')).toBe(4900 - 1000 + 9900 + 1234);
    expect(sumCents(table('Revenue and VAT'), 'Amount with VAT')).toBe(
      ledgerSum('sales', ['payment', 'refund']),
    );
    expect(
      sumCents(table('Revenue and VAT'), 'VAT') + sumCents(table('Revenue and VAT'), 'Amount without VAT'),
    ).toBe(4900 - 1000 + 9900);
    // Prices include 20 % VAT.
    expect(table('Revenue and VAT').map(({ VAT }) => VAT)).toEqual([8.17, -1.67, 16.5]);
    expect(table('Invoices')).toMatchObject([
      { Number: invoiceBill, Company: payerDetails.name, Amount: 99, 'VAT included': 16.5 },
    ]);
    expect(sumCents(table('Ledger'), 'Amount')).toBe(0);
    expect(table('Ledger')).toHaveLength(entries.length);
    for (const row of table('Balances')) {
      const [opening, increase, decrease, closing] = [
        'Opening balance',
        'Increase',
        'Decrease',
        'Closing balance',
      ].map((title) => Math.round(Number(row[title]) * 100));
      expect((opening ?? 0) + (increase ?? 0) - (decrease ?? 0)).toBe(closing);
    }
    const archive = await run<{ name: string; base64: string }>(
      'mutation { exportAccounting(from: "2027-02-10", to: "2027-02-10", format: csv) { name base64 } }',
    );
    expect(archive.name).toBe('accounting 2027-02-10 2027-02-10.zip');
    const csvFiles = unzipSync(Buffer.from(archive.base64, 'base64'));
    // Every CSV file has the cells of its sheet, whose sums agree with the ledger above.
    expect(Object.keys(csvFiles)).toHaveLength(sheets.length);
    Object.entries(csvFiles).forEach(([name, file], index) => {
      const lines = parseCsvLines(strFromU8(file), ',', { count: 1000 }).map(({ values }) => values);
      const sheetRows = (sheets[index]?.data ?? []).map((row) => row.map((cell) => String(cell ?? '')));
      expect(lines, name).toEqual(sheetRows);
    });
    const reversed = await app
      .as(administrator)
      .graphql('mutation { exportAccounting(from: "2027-02-11", to: "2027-02-10", format: csv) { name } }');
    expect(codes(reversed)).toEqual(['INVALID_FIELD']);
  });
});

describe('partners', () => {
  it('are listed with debts, and their blocked rewards are released after unblocking', async () => {
    const partner = await createUser(app, { kind: 'demo' });
    await app.as(partner).graphql('mutation { createPromoCode(code: "released", discount: 0) { code } }');
    const block = (blocked: boolean) =>
      run('mutation ($id: Int!, $blocked: Boolean!) { blockRewards(id: $id, blocked: $blocked) }', {
        id: partner.id,
        blocked,
      });
    await block(true);
    const user = await createUser(app, { kind: 'demo' });
    const bill = await createBill(app, user);
    await app
      .as(user)
      .graphql('mutation ($bill: Int!) { applyPromo(bill: $bill, code: "released") { id } }', { bill });
    await notifyPaid(app, user, bill, { transaction: '8001', amount: '49.00' });
    const list = () =>
      run<{ items: object[] }>(
        'query ($search: String!) { partnerList(search: $search) { items { accountId isBlocked balanceCents debtCents frozenCents earnedCents payers } } }',
        { search: partner.email },
      );
    expect((await list()).items).toEqual([
      {
        accountId: partner.id,
        isBlocked: true,
        balanceCents: 0,
        debtCents: 0,
        frozenCents: 980,
        earnedCents: 0,
        payers: 0,
      },
    ]);
    const release = () =>
      app.as(administrator).graphql('mutation ($id: Int!) { releaseRewards(id: $id) }', { id: partner.id });
    expect(codes(await release())).toEqual(['REWARDS_BLOCKED']);
    await block(false);
    expect((await release()).data).toEqual({ releaseRewards: 980 });
    expect(codes(await release())).toEqual(['NOT_FOUND']);
    expect((await list()).items).toEqual([
      {
        accountId: partner.id,
        isBlocked: false,
        balanceCents: 980,
        debtCents: 0,
        frozenCents: 0,
        earnedCents: 980,
        payers: 1,
      },
    ]);
  });
});
