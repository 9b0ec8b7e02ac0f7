import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBillingWorld, type BillingWorld } from './support/money-world.js';

let world: BillingWorld;
let before: Record<string, number>;
let number = 0;
const transaction = () => `t-${++number}`;

beforeAll(async () => {
  world = await openBillingWorld();
});
beforeEach(async () => {
  world.clock.set('2026-11-01T00:00:00Z');
  before = await world.ledgerBalances();
});

/** What has come into each book since the case began. */
async function moved(): Promise<Record<string, number>> {
  const after = await world.ledgerBalances();
  const names = Object.keys(after).filter((book) => after[book] !== (before[book] ?? 0));
  return Object.fromEntries(names.map((book) => [book, (after[book] ?? 0) - (before[book] ?? 0)]));
}

const times = <Result>(count: number, act: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

describe('#47 a payment that is told of again', () => {
  it('50 at once and 100 one after the other is one entry, one plan, one reward, and always an answer', async () => {
    const [person, partner] = [await world.createUser(), await world.createUser()];
    await world.codes.create(partner, 'replayed', 10);
    const bill = await world.discounts.applyPromo(person, (await world.billFor(person)).id, 'replayed');
    const id = transaction();
    const answers = await times(50, () => world.pay(bill, id));
    for (let again = 0; again < 100; again++) answers.push(await world.pay(bill, id));
    expect(new Set(answers)).toEqual(new Set(['ok']));
    expect(await moved()).toEqual({ provider: -4400, sales: 3960, partner: 440 });
    const { account } = await world.reload(person);
    expect([account.planId, account.paidUntil]).toEqual([3, new Date('2026-12-01T00:00:00Z')]);
    expect((await world.bill(bill.id)).state).toBe('paid');
    const [rewards] = await world.postgres.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM reward WHERE partner_id = $1',
      [partner.account.id],
    );
    expect(rewards).toEqual({ count: 1 });
  });

  it('of payments that recur is one prolongation, however often each of them is told of', async () => {
    const person = await world.createUser();
    const bill = await world.billFor(person);
    const pays = (id: string) => world.pay(bill, id, { subscription: 'sc-replayed' });
    await pays('recurring-1');
    world.clock.set('2026-12-01T00:00:00Z');
    await times(20, () => pays('recurring-2'));
    await times(5, () => pays('recurring-1'));
    expect(await moved()).toEqual({ provider: -9800, sales: 9800 });
    expect((await world.reload(person)).account.paidUntil).toEqual(new Date('2027-01-01T00:00:00Z'));
    expect((await world.bills.list(person, 1)).bills.map(({ state }) => state)).toEqual(['paid', 'paid']);
  });
});

describe('#46 may a bill be paid', () => {
  it('only as it stands: sum, currency, account and number, unpaid and in time', async () => {
    const [person, other] = [await world.createUser(), await world.createUser()];
    const bill = await world.billFor(person);
    const right = { invoice: String(bill.id), account: String(bill.accountId), cents: 4900, currency: 'USD' };
    const check = (differences: object) => world.paymentEvents.check({ ...right, ...differences });
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

  it('not when it was cancelled, removed or refunded', async () => {
    const person = await world.createUser();
    const check = async (bill: { id: number; accountId: number }) =>
      world.paymentEvents.check({
        invoice: String(bill.id),
        account: String(bill.accountId),
        cents: 4900,
        currency: 'USD',
      });
    const [old, removed, refunded] = [
      await world.billFor(person),
      await world.billFor(person),
      await world.billFor(person),
    ];
    await world.bills.remove(person, removed.id);
    const id = transaction();
    await world.pay(refunded, id);
    await world.refund(id, `refund-${id}`);
    expect([await check(removed), await check(refunded)]).toEqual(['closed', 'closed']);
    world.clock.set('2026-11-06T00:00:00Z');
    await world.bills.cancelOverdue();
    expect(await check(old)).toBe('closed');
  });

  it('not where a higher plan is in force by now', async () => {
    const person = await world.createUser();
    const [low, high] = [await world.billFor(person), await world.billFor(person, { plan: 5 })];
    await world.pay(high, transaction());
    const { id, accountId } = low;
    const claim = { invoice: String(id), account: String(accountId), cents: 4900, currency: 'USD' };
    expect(await world.paymentEvents.check(claim)).toBe('closed');
  });
});

describe('#50 money is never lost', () => {
  it('two payments of one bill at once: one pays it, the other is kept and told of', async () => {
    const person = await world.createUser();
    const administrator = await world.createUser('administrator');
    const bill = await world.billFor(person);
    await times(2, () => world.pay(bill, transaction()));
    expect(await moved()).toEqual({ provider: -9800, sales: 4900, credit: 4900 });
    const told: object[] = await world.postgres.query(
      'SELECT title_en FROM system_notification WHERE account_id IN ($1, $2)',
      [person.account.id, administrator.account.id],
    );
    expect(told).toHaveLength(2);
    expect((await world.reload(person)).account.paidUntil).toEqual(new Date('2026-12-01T00:00:00Z'));
  });

  it('by two ways at once: two providers, and the partner balance beside one of them', async () => {
    const administrator = await world.createUser('administrator');
    const bill = await world.billFor(await world.createUser());
    const news = {
      kind: 'paid',
      subscription: undefined,
      invoice: String(bill.id),
      account: String(bill.accountId),
      cents: 4900,
      currency: 'USD',
    } as const;
    await Promise.all([
      world.paymentEvents.handleEvent('cloudpayments', { ...news, transaction: 'two-ways' }),
      world.paymentEvents.handleEvent('stripe', { ...news, transaction: 'two-ways' }),
    ]);
    expect(await moved()).toEqual({ provider: -9800, sales: 4900, credit: 4900 });
    const told = await world.postgres.query<unknown[]>(
      'SELECT 1 FROM system_notification WHERE account_id = $1',
      [administrator.account.id],
    );
    expect(told).toHaveLength(1);
  });

  it('a bill that the partner balance closes while its payment arrives: the plan once, the rest kept', async () => {
    for (let round = 0; round < 2; round++) {
      const partner = await world.createUser();
      const code = `closes-${round}`;
      await world.codes.create(partner, code, 0);
      for (let payers = 0; payers < 5; payers++) {
        const payer = await world.createUser();
        await world.pay(
          await world.discounts.applyPromo(payer, (await world.billFor(payer)).id, code),
          transaction(),
        );
      }
      const bill = await world.billFor(partner);
      const start = await world.ledgerBalances();
      const closes = async () => {
        await world.discounts.applyPayout(partner, bill.id, 4900);
        await world.bills.prepare(partner, bill.id, false);
      };
      const [paid, closed] = await Promise.allSettled([world.pay(bill, transaction()), closes()]);
      expect(paid.status).toBe('fulfilled');
      const end = await world.ledgerBalances();
      const diff = (book: string) => (end[book] ?? 0) - (start[book] ?? 0);
      expect(diff('provider')).toBe(-4900);
      // Either the balance paid and the money is kept, or the money paid and the balance stayed.
      expect([diff('partner'), diff('credit')]).toEqual(
        closed.status === 'fulfilled' ? [-4900, 4900] : [0, 0],
      );
      expect((await world.bill(bill.id)).state).toBe('paid');
      expect((await world.reload(partner)).account.paidUntil).toEqual(new Date('2026-12-01T00:00:00Z'));
    }
  });

  it('a payment while its bill is removed: the plan or the money, whichever came first', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await world.createUser();
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
      expect((await world.reload(person)).account.planId).toBe(isPaid ? 3 : null);
    }
  });

  it('a payment that comes after the bill was cancelled for its age is kept', async () => {
    const bill = await world.billFor(await world.createUser());
    world.clock.set('2026-11-06T00:00:00Z');
    await Promise.all([world.pay(bill, transaction()), world.bills.cancelOverdue()]);
    await world.bills.cancelOverdue();
    expect((await world.bill(bill.id)).state).toBe('cancelled');
    expect(await moved()).toEqual({ provider: -4900, credit: 4900 });
  });

  it('a payment of nobody’s, of another sum or currency, is kept and gives no plan', async () => {
    const person = await world.createUser();
    const bill = await world.billFor(person);
    await world.pay(bill, transaction(), { invoice: '99999999' });
    await world.pay(bill, transaction(), { cents: 4800 });
    await world.pay(bill, transaction(), { currency: 'RUB' });
    expect(await moved()).toEqual({ provider: -14_600, lost: 4900, credit: 9700 });
    expect((await world.reload(person)).account.planId).toBeNull();
  });
});

describe('#48 what goes back', () => {
  it('a refund that is told of before its payment waits for it', async () => {
    const person = await world.createUser();
    const bill = await world.billFor(person);
    const id = transaction();
    await world.refund(id, 'r-early');
    expect(await moved()).toEqual({});
    await world.pay(bill, id);
    await world.refund(id, 'r-early');
    expect(await moved()).toEqual({});
    expect((await world.bill(bill.id)).state).toBe('refunded');
    expect((await world.reload(person)).account.paidUntil).toEqual(new Date('2026-11-01T00:00:00Z'));
  });

  it('a part gives back its part of the unused time, the rest all of it, more than all nothing more', async () => {
    const person = await world.createUser();
    const bill = await world.billFor(person);
    const id = transaction();
    await world.pay(bill, id);
    world.clock.set('2026-11-16T00:00:00Z');
    await world.refund(id, 'half-of-unused', 1225);
    const until = async () => (await world.reload(person)).account.paidUntil?.toISOString();
    expect(await until()).toBe('2026-11-23T12:00:00.000Z');
    await world.refund(id, 'rest', 3675);
    await world.refund(id, 'more', 100);
    expect(await until()).toBe('2026-11-16T00:00:00.000Z');
    expect(await moved()).toEqual({});
  });

  it('a prolongation after it begins as much earlier', async () => {
    const person = await world.createUser();
    const [first, second] = [transaction(), transaction()];
    await world.pay(await world.billFor(person), first);
    await world.pay(await world.billFor(person, { kind: 'prolong' }), second);
    expect((await world.reload(person)).account.paidUntil).toEqual(new Date('2027-01-01T00:00:00Z'));
    await world.refund(first, 'whole');
    // November is given back whole: the 31 days of the prolongation begin at once.
    expect((await world.reload(person)).account.paidUntil).toEqual(new Date('2026-12-02T00:00:00Z'));
  });
});

describe('A24 payments that recur', () => {
  const nextOf = async (id: number) => {
    const [row]: { state: string; at: Date }[] = await world.postgres.query(
      'SELECT state, next_at AS at FROM payment_subscription WHERE account_id = $1',
      [id],
    );
    return [row?.state, row?.at.toISOString().slice(0, 10)];
  };

  it('are due when the plan ends, wherever that is; a term that is bought in between does not move them', async () => {
    const person = await world.createUser();
    await world.pay(await world.billFor(person), transaction());
    world.clock.set('2026-11-11T00:00:00Z');
    const extension = await world.billFor(person, { kind: 'prolong' });
    await world.pay(extension, transaction(), { subscription: 'sc-next' });
    const { id } = person.account;
    expect(await nextOf(id)).toEqual(['active', '2027-01-01']);
    await world.pay(await world.billFor(person, { kind: 'prolong' }), transaction());
    expect((await world.reload(person)).account.paidUntil).toEqual(new Date('2027-02-01T00:00:00Z'));
    expect(await nextOf(id)).toEqual(['active', '2027-01-01']);
    world.clock.set('2027-01-01T00:00:00Z');
    await world.pay(extension, transaction(), { subscription: 'sc-next' });
    expect(await nextOf(id)).toEqual(['active', '2027-02-01']);
    const told = { kind: 'recurrent', subscription: 'sc-next', state: 'active' } as const;
    await world.handleEvent({ ...told, nextAt: new Date('2027-02-03T00:00:00Z') });
    await world.handleEvent({ ...told, nextAt: new Date('2026-12-03T00:00:00Z') });
    expect(await nextOf(id)).toEqual(['active', '2027-02-03']);
    const bell: { title: string }[] = await world.postgres.query(
      'SELECT title_en AS title FROM system_notification WHERE account_id = $1',
      [id],
    );
    expect(bell).toEqual([
      { title: 'Automatic payment of $49: the Basic plan is active until 1 March 2027.' },
    ]);
  });

  it('end with a refund that leaves no plan in force, and with no other', async () => {
    const person = await world.createUser();
    const [first, second] = [transaction(), transaction()];
    await world.pay(await world.billFor(person), first, { subscription: 'sc-back' });
    await world.pay(await world.billFor(person, { kind: 'prolong' }), second);
    await world.refund(second, 'of-the-second');
    expect((await nextOf(person.account.id))[0]).toBe('active');
    await world.refund(first, 'of-the-first');
    expect((await nextOf(person.account.id))[0]).toBe('ended');
    const { account } = await world.reload(person);
    expect([account.subscriptionId, account.paidUntil]).toEqual([0, world.clock.now()]);
  });
});
