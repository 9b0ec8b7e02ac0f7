import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOfPdf } from '../rest/support/pdf-text.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import {
  bankTransferCalls,
  codes,
  payerDetails,
  entrepreneur,
  seller,
} from './support/bank-transfer-calls.js';

let app: RunningApp;
let calls: ReturnType<typeof bankTransferCalls>;

beforeAll(async () => {
  app = await runApp({ seller, operatorName: 'Example Operator', blogUrl: 'https://blog.example/?a=1&b=2' });
  calls = bankTransferCalls(app);
});
beforeEach(() => app.clock.set('2026-11-02T09:00:00Z'));

async function pdfOf(user: TestUser, path: string): Promise<string> {
  const response = await app.as(user).get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return textOfPdf(Buffer.from(await response.arrayBuffer()))
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('an invoice for a company', () => {
  it('is created with the company details, which prefill the next invoice', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    const empty = await app.as(user).graphql('{ bankTransfer { offered leastCents company { name } } }');
    expect(empty.data?.['bankTransfer']).toEqual({ offered: true, leastCents: 1200, company: null });
    const { data } = await calls.issue(user, bill, { ...payerDetails, inn: ' 7736 207 543' });
    expect(data?.['issueInvoice']).toEqual({
      state: 'unpaid',
      realCents: 4900,
      invoice: {
        number: bill,
        issuedAt: '2026-11-02T09:00:00.000Z',
        companyName: payerDetails.name,
        cents: 4900,
        isCurrent: true,
        paid: false,
        paidOn: null,
        url: `/api/bills/${bill}/invoice?locale=en`,
        closingDocuments: [],
      },
    });
    const savedDetails = await app
      .as(user)
      .graphql('{ bankTransfer { company { name inn kpp postalAddress legalAddress } } }');
    expect(savedDetails.data?.['bankTransfer']).toEqual({ company: payerDetails });
    const other = await createUser(app, { kind: 'demo' });
    const otherAccounts = await app.as(other).graphql('{ bankTransfer { company { name } } }');
    expect(otherAccounts.data?.['bankTransfer']).toEqual({ company: null });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Enter the company name'],
    [{ inn: '' }, 'inn', 'Enter the taxpayer number (INN)'],
    [{ inn: '7736207544' }, 'inn', 'Incorrect taxpayer number (INN)'],
    [{ kpp: '' }, 'kpp', 'Enter the tax reason code (KPP)'],
    [{ kpp: '77040100' }, 'kpp', 'Incorrect tax reason code (KPP)'],
    [{ inn: entrepreneur.inn }, 'kpp', 'An individual entrepreneur has no KPP: leave it empty'],
    [{ postalAddress: '' }, 'postalAddress', 'Enter the postal address'],
    [{ legalAddress: '' }, 'legalAddress', 'Enter the legal address'],
    [{ name: 'a'.repeat(301) }, 'name', 'At most 300 characters'],
  ])('is rejected for %o at the field %s', async (invalidDetails, field, message) => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    const { errors } = await calls.issue(user, bill, { ...payerDetails, ...invalidDetails });
    expect(errors?.map(({ message: text, extensions }) => [extensions.code, extensions.field, text])).toEqual(
      [['INVALID_FIELD', field, message]],
    );
    expect((await calls.billOf(user, bill)).invoice).toBeNull();
  });

  it('is available only to the owner of an open bill above the minimum amount', async () => {
    const owner = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(owner);
    expect(codes(await calls.issue(await createUser(app, { kind: 'demo' }), bill))).toEqual(['NOT_FOUND']);
    await app.stores.postgres.query('UPDATE bill SET payout_cents = 3701, real_cents = 1199 WHERE id = $1', [
      bill,
    ]);
    expect(codes(await calls.issue(owner, bill))).toEqual(['TRANSFER_LEAST']);
    await app.stores.postgres.query('UPDATE bill SET payout_cents = 3700, real_cents = 1200 WHERE id = $1', [
      bill,
    ]);
    expect(codes(await calls.issue(owner, bill))).toEqual([]);
    await app.as(owner).graphql('mutation ($id: Int!) { deleteBill(id: $id) }', { id: bill });
    expect(codes(await calls.issue(owner, bill))).toEqual(['NOT_FOUND']);
  });

  it('is cancelled with its bill after five days and can be hidden', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    await calls.goOn('2026-11-07T09:00:00Z', user);
    expect(codes(await calls.issue(user, bill))).toEqual(['BILL_CLOSED']);
    const removed = await app.as(user).graphql('mutation ($id: Int!) { deleteBill(id: $id) }', { id: bill });
    expect(codes(removed)).toEqual([]);
    expect((await app.as(user).get(`/api/bills/${bill}/invoice`)).status).toBe(404);
  });
});

describe('documents of a bill', () => {
  it("are PDFs in the reader's language with the amount in digits and words and the tax", async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    const en = await pdfOf(user, `/api/bills/${bill}/invoice?locale=en`);
    for (const text of [
      `Invoice No. ${bill} of 2 November 2026`,
      'to be paid by 7 November 2026',
      payerDetails.name,
      payerDetails.inn,
      payerDetails.kpp,
      payerDetails.legalAddress,
      payerDetails.postalAddress,
      seller.name,
      seller.bik,
      seller.bankAccount,
      seller.account,
      seller.signatory,
      seller.note,
      'Access to Rivalscope, Basic plan, 1 month',
      'Forty-nine US dollars 00 cents',
      '$49',
      // 4900 × 20 / 120
      'VAT 20% included',
      '$8.17',
    ]) {
      expect(en).toContain(text);
    }
    const ru = await pdfOf(user, `/api/bills/${bill}/invoice?locale=ru`);
    for (const text of [
      `Счёт на оплату № ${bill} от 2 ноября 2026`,
      'Сорок девять долларов США 00 центов',
      '1 месяц',
      'ИНН',
      'КПП',
      'БИК',
      'Корр. счёт',
      'В том числе НДС 20 %',
    ]) {
      expect(ru).toContain(text);
    }
  });

  it('are available only to the account owner, and the act of services exists once the bill is paid', async () => {
    const owner = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(owner);
    expect((await app.as(owner).get(`/api/bills/${bill}/invoice`)).status).toBe(404);
    await calls.issue(owner, bill, entrepreneur);
    expect((await app.as(owner).get(`/api/bills/${bill}/act`)).status).toBe(404);
    await calls.settle(bill);
    const servicesDocument = await pdfOf(owner, `/api/bills/${bill}/act?locale=en`);
    for (const text of [
      `Act of services No. ${bill} of 2 November 2026`,
      'Paid on 2 November 2026, bank document No. 17.',
      entrepreneur.name,
      'Forty-nine US dollars 00 cents',
    ]) {
      expect(servicesDocument).toContain(text);
    }
    expect(servicesDocument).not.toContain(payerDetails.kpp);
    expect(await pdfOf(owner, `/bills/${bill}/act?locale=ru`)).toContain('Акт об оказании услуг');
    const member = await createUser(app, { kind: 'demo', owner });
    const otherUser = await createUser(app, { kind: 'demo' });
    const administrator = await createUser(app, { kind: 'administrator' });
    for (const documentName of ['invoice', 'act']) {
      for (const user of [member, otherUser, administrator]) {
        expect((await app.as(user).get(`/api/bills/${bill}/${documentName}`)).status).toBe(404);
      }
      expect((await app.guest.get(`/api/bills/${bill}/${documentName}`)).status).toBe(401);
    }
  });

  it('preserve the buyer and seller details, which the public call of the bill returns', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const bill = await calls.newBill(user);
    await calls.issue(user, bill);
    await calls.settle(bill);
    const next = await calls.newBill(user, { act: 'prolong' });
    await calls.issue(user, next, entrepreneur);
    expect(await pdfOf(user, `/api/bills/${bill}/invoice?locale=ru`)).toContain(payerDetails.name);
    const response = await app.as(user).get(`/api/bills/${bill}`);
    expect(((await response.json()) as { invoice: object }).invoice).toEqual({
      number: bill,
      createdAt: '2026-11-02T09:00:00.000Z',
      companyName: payerDetails.name,
      amount: 49,
      paid: true,
      paidOn: '2026-11-02',
      url: `/api/bills/${bill}/invoice?locale=en`,
      closingDocuments: [
        {
          title: 'Act of services',
          number: String(bill),
          date: '2026-11-02',
          url: `/api/bills/${bill}/act?locale=en`,
        },
      ],
    });
  });
});

describe('the payment terms of the server', () => {
  it('are public', async () => {
    const { data } = await app.guest.graphql(
      '{ serviceTerms { operatorName operatorEmail billDays sharePercent leastWithdrawalCents leastPayers linkMonths } }',
    );
    expect(data?.['serviceTerms']).toEqual({
      operatorName: 'Example Operator',
      operatorEmail: null,
      billDays: 5,
      sharePercent: 20,
      leastWithdrawalCents: 1200,
      leastPayers: 3,
      linkMonths: 6,
    });
  });

  it('link to the configured blog with an escaped URL', async () => {
    const html = await (await app.guest.get('/pricing', { accept: 'text/html' })).text();
    expect(html).toContain('<meta name="blog" content="https://blog.example/?a=1&#38;b=2"');
  });
});
