import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMoneyWorld, type MoneyWorld } from './support/money-world.js';

let world: MoneyWorld;
let before: Record<string, number>;
let number = 0;
const transaction = () => `t-${++number}`;

beforeAll(async () => {
  world = await openMoneyWorld();
});
beforeEach(async () => {
  world.clock.set('2026-11-01T00:00:00Z');
  before = await world.books();
});

/** What has come into each book since the case began. */
async function moved(): Promise<Record<string, number>> {
  const after = await world.books();
  const names = Object.keys(after).filter((book) => after[book] !== (before[book] ?? 0));
  return Object.fromEntries(names.map((book) => [book, (after[book] ?? 0) - (before[book] ?? 0)]));
}

const times = <Result>(count: number, act: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

describe('#47 a payment that is told of again', () => {
  it('100 times one after the other and 50 at once is one entry, one plan, and always an answer', async () => {
    const person = await world.somebody();
    const bill = await world.billFor(person);
    const id = transaction();
    const answers = await times(50, () => world.pay(bill, id));
    for (let again = 0; again < 100; again++) answers.push(await world.pay(bill, id));
    expect(new Set(answers)).toEqual(new Set(['ok']));
    expect(await moved()).toEqual({ provider: -4900, sales: 4900 });
    const { account } = await world.again(person);
    expect([account.planId, account.paidUntil]).toEqual([3, new Date('2026-12-01T00:00:00Z')]);
    expect((await world.bill(bill.id)).state).toBe('paid');
  });
});

describe('#46 may a bill be paid', () => {
  it('only as it stands: sum, currency, account and number, unpaid and in time', async () => {
    const [person, other] = [await world.somebody(), await world.somebody()];
    const bill = await world.billFor(person);
    const right = { invoice: String(bill.id), account: String(bill.accountId), cents: 4900, currency: 'USD' };
    const check = (differences: object) => world.desk.check({ ...right, ...differences });
    expect(await check({})).toBe('ok');
    expect(await check({ cents: 4899 })).toBe('sum');
    expect(await check({ cents: undefined })).toBe('sum');
    expect(await check({ currency: 'RUB' })).toBe('sum');
    expect(await check({ account: String(other.account.id) })).toBe('account');
    expect(await check({ account: undefined })).toBe('account');
    for (const invoice of ['', '0', '99999999', '99999999999', 'x', `${bill.id}.0`]) {
      expect(await check({ invoice })).toBe('invoice');
    }
    world.clock.set('2026-11-06T00:00:00Z');
    expect(await check({})).toBe('overdue');
    world.clock.set('2026-11-05T23:59:59Z');
    await world.pay(bill, transaction());
    expect(await check({})).toBe('closed');
  });

  it('not where a higher plan is in force by now', async () => {
    const person = await world.somebody();
    const [low, high] = [await world.billFor(person), await world.billFor(person, { plan: 5 })];
    await world.pay(high, transaction());
    const { id, accountId } = low;
    const claim = { invoice: String(id), account: String(accountId), cents: 4900, currency: 'USD' };
    expect(await world.desk.check(claim)).toBe('closed');
  });
});

describe('#50 money is never lost', () => {
  it('two payments of one bill at once: one pays it, the other is kept and told of', async () => {
    const person = await world.somebody();
    const administrator = await world.somebody('administrator');
    const bill = await world.billFor(person);
    await times(2, () => world.pay(bill, transaction()));
    expect(await moved()).toEqual({ provider: -9800, sales: 4900, credit: 4900 });
    const told: object[] = await world.postgres.query(
      'SELECT title_en FROM system_notification WHERE account_id IN ($1, $2)',
      [person.account.id, administrator.account.id],
    );
    expect(told).toHaveLength(2);
    expect((await world.again(person)).account.paidUntil).toEqual(new Date('2026-12-01T00:00:00Z'));
  });

  it('a payment while its bill is removed: the plan or the money, whichever came first', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await world.somebody();
      const bill = await world.billFor(person);
      const start = await moved();
      const [, removed] = await Promise.allSettled([
        world.pay(bill, transaction()),
        world.bills.remove(person, bill.id),
      ]);
      const isPaid = (await world.bill(bill.id)).state === 'paid';
      expect(removed.status).toBe(isPaid ? 'rejected' : 'fulfilled');
      const book = isPaid ? 'sales' : 'credit';
      expect((await moved())[book]).toBe((start[book] ?? 0) + 4900);
      expect((await world.again(person)).account.planId).toBe(isPaid ? 3 : null);
    }
  });

  it('a payment that comes after the bill was cancelled for its age is kept', async () => {
    const bill = await world.billFor(await world.somebody());
    world.clock.set('2026-11-06T00:00:00Z');
    await Promise.all([world.pay(bill, transaction()), world.bills.cancelOverdue()]);
    await world.bills.cancelOverdue();
    expect((await world.bill(bill.id)).state).toBe('cancelled');
    expect(await moved()).toEqual({ provider: -4900, credit: 4900 });
  });

  it('a payment of nobody’s, of another sum or currency, is kept and gives no plan', async () => {
    const person = await world.somebody();
    const bill = await world.billFor(person);
    await world.pay(bill, transaction(), { invoice: '99999999' });
    await world.pay(bill, transaction(), { cents: 4800 });
    await world.pay(bill, transaction(), { currency: 'RUB' });
    expect(await moved()).toEqual({ provider: -14_600, lost: 4900, credit: 9700 });
    expect((await world.again(person)).account.planId).toBeNull();
  });
});

describe('#48 what goes back', () => {
  it('a refund that is told of before its payment waits for it', async () => {
    const person = await world.somebody();
    const bill = await world.billFor(person);
    const id = transaction();
    await world.refund(id, 'r-early');
    expect(await moved()).toEqual({});
    await world.pay(bill, id);
    await world.refund(id, 'r-early');
    expect(await moved()).toEqual({});
    expect((await world.bill(bill.id)).state).toBe('refunded');
    expect((await world.again(person)).account.paidUntil).toEqual(new Date('2026-11-01T00:00:00Z'));
  });

  it('a part gives back its part of the unused time, the rest all of it, more than all nothing more', async () => {
    const person = await world.somebody();
    const bill = await world.billFor(person);
    const id = transaction();
    await world.pay(bill, id);
    world.clock.set('2026-11-16T00:00:00Z');
    await world.refund(id, 'half-of-unused', 1225);
    const until = async () => (await world.again(person)).account.paidUntil?.toISOString();
    expect(await until()).toBe('2026-11-23T12:00:00.000Z');
    await world.refund(id, 'rest', 3675);
    await world.refund(id, 'more', 100);
    expect(await until()).toBe('2026-11-16T00:00:00.000Z');
    expect(await moved()).toEqual({});
  });

  it('a prolongation after it begins as much earlier', async () => {
    const person = await world.somebody();
    const [first, second] = [transaction(), transaction()];
    await world.pay(await world.billFor(person), first);
    await world.pay(await world.billFor(person, { act: 'prolong' }), second);
    expect((await world.again(person)).account.paidUntil).toEqual(new Date('2027-01-01T00:00:00Z'));
    await world.refund(first, 'whole');
    // November is given back whole: the 31 days of the prolongation begin at once.
    expect((await world.again(person)).account.paidUntil).toEqual(new Date('2026-12-02T00:00:00Z'));
  });
});

describe('#24 a change that is paid for', () => {
  it('counts what is unused once, and the new limits hold at once', async () => {
    const person = await world.somebody();
    await world.pay(await world.billFor(person), transaction());
    world.clock.set('2026-11-16T00:00:00Z');
    const [one, two] = [
      await world.billFor(person, { act: 'change', plan: 4 }),
      await world.billFor(person, { act: 'change', plan: 4 }),
    ];
    expect([one.creditCents, one.realCents]).toEqual([2450, 7450]);
    await world.pay(one, transaction());
    const { account } = await world.again(person);
    expect([account.planId, account.paidUntil]).toEqual([4, new Date('2026-12-16T00:00:00Z')]);
    await world.pay(two, transaction());
    // The second prolongs: 74.50 of 99 dollars give three quarters of its month, as nothing unused is left to count.
    const longer = (await world.again(person)).account.paidUntil?.getTime() ?? 0;
    expect((longer - Date.parse('2026-12-16')) / 86_400_000).toBeCloseTo((31 * 7450) / 9900, 5);
  });

  it('costs nothing where what is unused is worth more, and takes longer time for the rest', async () => {
    const person = await world.somebody();
    await world.pay(await world.billFor(person, { term: 3 }), transaction());
    const bill = await world.billFor(await world.again(person), { act: 'change', plan: 4 });
    expect([bill.creditCents, bill.realCents]).toEqual([9900, 0]);
    const paid = await world.bills.prepare(person, bill.id, false);
    expect(paid.state).toBe('paid');
    const { account } = await world.again(person);
    const days = ((account.paidUntil?.getTime() ?? 0) - Date.parse('2026-11-01')) / 86_400_000;
    expect([account.planId, Math.round(days * 10) / 10]).toEqual([
      4,
      Math.round((30 * 44_100 * 10) / 9900) / 10,
    ]);
  });
});

describe('what the database itself refuses', () => {
  const refusals: [string, string][] = [
    ['a change of the ledger', 'UPDATE ledger_entry SET cents = cents + 1'],
    ['to delete from it', 'DELETE FROM ledger_entry'],
    ['to empty it', 'TRUNCATE ledger_entry'],
    ['another moment of a transaction', 'UPDATE ledger_transaction SET at = now()'],
    ['a bill that goes back', `UPDATE bill SET state = 'unpaid', closed_at = NULL WHERE state = 'paid'`],
    ['a paid bill that is cancelled', `UPDATE bill SET state = 'cancelled' WHERE state = 'paid'`],
    [
      'another sum of a paid bill',
      `UPDATE bill SET real_cents = real_cents - 1, promo_cents = promo_cents + 1 WHERE state = 'paid'`,
    ],
    ['to delete a bill', 'DELETE FROM bill'],
    ['parts that are not the whole', `UPDATE bill SET promo_cents = promo_cents + 1 WHERE state = 'unpaid'`],
    [
      'an entry without its counterpart',
      `INSERT INTO ledger_entry (transaction_id, book, currency, cents) SELECT min(id), 'sales', 'USD', 5 FROM ledger_transaction`,
    ],
    [
      'a balance below nothing',
      `WITH payer AS (SELECT min(account_id) AS id FROM bill), made AS (SELECT min(id) AS id FROM ledger_transaction)
       INSERT INTO ledger_entry (transaction_id, book, account_id, currency, cents)
       SELECT made.id, 'partner', payer.id, 'USD', -1 FROM payer, made`,
    ],
  ];
  it.each(refusals)('%s', async (_, statement) => {
    const person = await world.somebody();
    await world.pay(await world.billFor(person), transaction());
    await world.billFor(person, { act: 'prolong' });
    await expect(world.postgres.query(statement)).rejects.toThrow();
  });
});
