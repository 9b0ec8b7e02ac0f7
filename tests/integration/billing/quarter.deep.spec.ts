import { beforeAll, describe, expect, it } from 'vitest';
import { password } from '../accounts/support/password-user.js';
import { openBrowser } from '../accounts/support/test-browser.js';
import { activateMember, addMember, readLinkUid } from '../corporate/support/corporate-calls.js';
import { getErrorCode } from '../support/caller.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createEmail } from '../support/test-users.js';
import { readAccountingSheets, sumCents, type SheetRow } from './support/accounting-workbook.js';
import { seller } from './support/bank-transfer-calls.js';
import { LedgerModel, modelBooks } from './support/ledger-model.js';
import { QuarterPeople, type Person } from './support/quarter-people.js';

const [basic, professional, team] = [3, 4, 5];

let app: RunningApp;
let people: QuarterPeople;
const ledger = new LedgerModel();

beforeAll(async () => {
  app = await runApp({ seller, loginAttempts: 100_000 });
  people = await QuarterPeople.create(app);
});

async function exportSheets(from: string, to: string): Promise<ReadonlyMap<string, SheetRow[]>> {
  const { base64 } = await people.operate<{ base64: string }>(
    'mutation ($from: String!, $to: String!) { exportAccounting(from: $from, to: $to, format: xlsx) { base64 } }',
    { from, to },
  );
  return readAccountingSheets(base64);
}

/** Asserts that the accounting export of a period equals the model. */
async function expectExport(from: string, to: string): Promise<ReadonlyMap<string, SheetRow[]>> {
  const sheets = await exportSheets(from, to);
  const sheet = (name: string) => sheets.get(name) ?? [];
  const balances = Object.entries(modelBooks).map(([book, title]) => {
    const row = sheet('Balances').find(({ Account }) => Account === title) ?? {};
    return [book, sumCents([row], 'Closing balance')];
  });
  const books = Object.keys(modelBooks) as (keyof typeof modelBooks)[];
  expect(Object.fromEntries(balances)).toEqual(
    Object.fromEntries(books.map((book) => [book, ledger.balance(book, to)])),
  );
  expect(sumCents(sheet('Ledger'), 'Amount')).toBe(0);
  expect(sumCents(sheet('Payments'), 'Amount')).toBe(ledger.received(from, to));
  const { cents, vatCents } = ledger.revenue(from, to);
  expect(sumCents(sheet('Revenue and VAT'), 'Amount with VAT')).toBe(cents);
  expect(sumCents(sheet('Revenue and VAT'), 'VAT')).toBe(vatCents);
  expect(sumCents(sheet('Partner rewards'), 'Amount')).toBe(ledger.rewards(from, to));
  expect(sumCents(sheet('Withdrawals'), 'Paid out in the period')).toBe(ledger.paidOut(from, to));
  return sheets;
}

const partnerState = (partner: Person) =>
  people.run(partner, '{ partnerProgramme { balanceCents debtCents withdrawalCents } }');

async function settleWithdrawal(isPaid: boolean): Promise<void> {
  const [withdrawal] = await people.operate<{ id: number }[]>('{ openWithdrawals { id } }');
  await people.operate(
    'mutation ($id: Int!, $isPaid: Boolean!) { settleWithdrawal(id: $id, paid: $isPaid, reason: "wallet") }',
    { id: withdrawal?.id, isPaid },
  );
}

const requestWithdrawal = (partner: Person, amountCents: number) =>
  people.run(
    partner,
    'mutation ($amountCents: Int!) { requestWithdrawal(amountCents: $amountCents, method: webmoney, purse: "Z123456789012") { balanceCents } }',
    { amountCents },
  );

describe('a quarter of sales', () => {
  it('is operated through the interfaces, and each monthly export equals a plain ledger', async () => {
    const join = (linkCode?: string) => people.register(linkCode);
    const moveTo = (day: string) => people.moveTo(day);
    /** Pays by card and books the payment in the model. */
    const buy = async (person: Person, purchase: Parameters<QuarterPeople['buy']>[1], share = 0) => {
      const cents = await people.buy(person, purchase);
      ledger.pay(people.day, cents, share);
      return cents;
    };
    const renew = async (person: Person, cents: number, share = 0) => {
      const nextAt = await people.renew(person, 'pay');
      ledger.pay(people.day, cents, share);
      return nextAt;
    };

    // January: sign-ups, a team, invoices.
    moveTo('2027-01-04');
    const partner = await join();
    const { linkCode } = await people.run<{ linkCode: string }>(partner, '{ partnerProgramme { linkCode } }');
    await people.run(partner, 'mutation { createPromoCode(code: "winter", discount: 10) { code } }');
    moveTo('2027-01-05');
    const [anna, boris] = [await join(), await join(linkCode)];
    expect(await buy(anna, { plan: basic, subscribes: true })).toBe(4900);
    expect(await buy(boris, { plan: basic, subscribes: true }, 20)).toBe(4900);
    moveTo('2027-01-06');
    const clara = await join();
    expect(await buy(clara, { plan: basic, promo: 'winter' }, 10)).toBe(4400);
    const owner = await join(linkCode);
    expect(await buy(owner, { plan: team }, 20)).toBe(19_900);
    const members = Array.from({ length: 4 }, () => createEmail('member'));
    for (const email of members) expect(getErrorCode(await addMember(owner.browser, email))).toBeUndefined();
    expect(getErrorCode(await addMember(owner.browser, createEmail()))).toBe('USERS_LIMIT');
    const member: Person = { id: 0, email: members[0] ?? '', browser: openBrowser(app), loggedInAt: 0 };
    await activateMember(member.browser, await readLinkUid(app, member.email, 'activation'), password);
    expect((await people.planOf(member)).id).toBe(team);
    moveTo('2027-01-08');
    const [exact, late, unequal] = [await join(), await join(), await join()];
    const exactBill = await people.invoice(exact, professional);
    const lateBill = await people.invoice(late, basic);
    const unequalBill = await people.invoice(unequal, professional);
    moveTo('2027-01-11');
    expect(await people.recordTransfer(exactBill, 9900)).toBe(true);
    ledger.pay(people.day, 9900);
    expect(await people.planOf(exact)).toEqual({ id: professional, until: '2027-02-11' });
    await people.recordTransfer(unequalBill, 4950, true);
    ledger.receive(people.day, 4950);
    moveTo('2027-01-12');
    await people.convertPayment(unequal, professional);
    ledger.assign(people.day, 4950);
    // Half of the price buys half of 31 days.
    expect(await people.planOf(unequal)).toEqual({ id: professional, until: '2027-01-28' });
    moveTo('2027-01-15');
    expect(await people.recordTransfer(lateBill, 4900)).toBe(false);
    ledger.receive(people.day, 4900);
    moveTo('2027-01-20');
    await people.refund(anna, 4900, 1000);
    ledger.refund(people.day, 1000);
    const failing = await join();
    await buy(failing, { plan: basic, subscribes: true });
    moveTo('2027-01-31');
    const monthEnd = await join();
    await buy(monthEnd, { plan: basic, subscribes: true });
    expect((await people.planOf(monthEnd)).until).toBe('2027-02-28');

    // February: renewals and failures, new prices, withdrawal and refunds.
    moveTo('2027-02-01');
    const january = await expectExport('2027-01-01', '2027-01-31');
    await people.convertPayment(late, basic);
    ledger.assign(people.day, 4900);
    expect(await people.planOf(late)).toEqual({ id: basic, until: '2027-03-01' });
    moveTo('2027-02-05');
    await renew(anna, 4900);
    // The declined charge is repeated the next day, after the plan has ended.
    expect(await people.renew(boris, 'decline')).toBe('2027-02-06');
    moveTo('2027-02-06');
    expect((await people.planOf(boris)).id).toBe(0);
    await renew(boris, 4900, 20);
    expect(await people.planOf(boris)).toEqual({ id: basic, until: '2027-03-06' });
    moveTo('2027-02-08');
    expect([(await people.planOf(clara)).id, (await people.planOf(member)).id]).toEqual([0, 0]);
    expect(await buy(owner, { plan: professional }, 20)).toBe(9900);
    expect([(await people.planOf(owner)).id, (await people.planOf(member)).id]).toEqual([professional, 0]);
    const waiting = await join();
    const openBill = await people.bill(waiting, { plan: basic });
    moveTo('2027-02-10');
    await people.setBasicPrice(5900);
    ledger.pay(people.day, await people.payByCard(waiting, openBill));
    expect(ledger.received(people.day, people.day)).toBe(4900);
    expect(await buy(await join(), { plan: basic })).toBe(5900);
    const individual = await join();
    await people.setBasicPrice(1900, individual);
    expect(await buy(individual, { plan: basic })).toBe(1900);
    const granted = await join();
    await people.grant(granted, professional, 7);
    expect((await people.planOf(granted)).id).toBe(professional);
    moveTo('2027-02-12');
    await people.grant(granted, professional, 0);
    expect((await people.planOf(granted)).id).toBe(0);
    await requestWithdrawal(partner, 5000);
    ledger.requestWithdrawal(people.day, 5000);
    moveTo('2027-02-17');
    await settleWithdrawal(true);
    ledger.payWithdrawal(people.day, 5000);
    moveTo('2027-02-20');
    for (const outcome of ['decline', 'decline', 'reject'] as const) await people.renew(failing, outcome);
    expect((await people.planOf(failing)).id).toBe(0);
    await people.refund(owner, 9900, 9900);
    ledger.refund(people.day, 9900, 1980);
    expect((await people.planOf(owner)).id).toBe(0);
    await people.refund(owner, 19_900, 19_900);
    ledger.refund(people.day, 19_900, 3980);
    expect(await partnerState(partner)).toEqual({ balanceCents: 0, debtCents: 2600, withdrawalCents: 0 });
    moveTo('2027-02-28');
    await renew(monthEnd, 4900);
    expect((await people.planOf(monthEnd)).until).toBe('2027-03-31');

    // March: the debt is repaid, a rejected withdrawal, a deletion.
    moveTo('2027-03-01');
    await expectExport('2027-02-01', '2027-02-28');
    moveTo('2027-03-06');
    await renew(boris, 4900, 20);
    expect(await partnerState(partner)).toMatchObject({ balanceCents: 0, debtCents: 1620 });
    moveTo('2027-03-10');
    expect(await buy(clara, { plan: professional }, 10)).toBe(9900);
    expect(await buy(await join(linkCode), { plan: professional, term: 1 }, 20)).toBe(26_700);
    expect(await partnerState(partner)).toMatchObject({ balanceCents: 4710, debtCents: 0 });
    await requestWithdrawal(partner, 4000);
    ledger.requestWithdrawal(people.day, 4000);
    moveTo('2027-03-12');
    await settleWithdrawal(false);
    ledger.rejectWithdrawal(people.day, 4000);
    expect(await partnerState(partner)).toMatchObject({ balanceCents: 4710, withdrawalCents: 0 });
    moveTo('2027-03-15');
    await people.run(clara, 'mutation ($password: String!) { deleteAccount(password: $password) }', {
      password,
    });
    await people.operate(
      'mutation ($bill: Int!) { refundInvoice(bill: $bill, amountCents: 3300, document: "r1") { billState } }',
      { bill: exactBill },
    );
    ledger.refund(people.day, 3300);
    moveTo('2027-03-31');
    await renew(monthEnd, 4900);
    expect((await people.planOf(monthEnd)).until).toBe('2027-04-30');
    expect(await people.renew(boris, 'cancel')).toBeNull();
    expect((await people.planOf(boris)).until).toBe('2027-04-06');
    expect(await people.operate('{ unassignedPayments }')).toBe(0);

    moveTo('2027-04-01');
    await expectExport('2027-03-01', '2027-03-31');
    await expectExport('2027-01-01', '2027-03-31');
    // The deletion removes the e-mail from the books, and the amounts stay.
    const repeated = await expectExport('2027-01-01', '2027-01-31');
    expect(JSON.stringify([...january])).toContain(clara.email);
    expect(JSON.stringify([...repeated])).not.toContain(clara.email);
    const invoices = (await exportSheets('2027-01-01', '2027-03-31')).get('Invoices') ?? [];
    expect(invoices.map(({ Amount, Refunded }) => [Amount, Refunded])).toEqual([
      [99, 33],
      [49, 0],
      [99, 0],
    ]);
  }, 600_000);
});
