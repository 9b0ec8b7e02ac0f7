import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBillingWorld, type BillingWorld } from './support/billing-world.js';

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

/** Change of each ledger account since the start of the case. */
async function ledgerChanges(): Promise<Record<string, number>> {
  const after = await world.ledgerBalances();
  const names = Object.keys(after).filter(
    (ledgerAccount) => after[ledgerAccount] !== (before[ledgerAccount] ?? 0),
  );
  return Object.fromEntries(
    names.map((ledgerAccount) => [ledgerAccount, (after[ledgerAccount] ?? 0) - (before[ledgerAccount] ?? 0)]),
  );
}

const times = <Result>(count: number, action: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => action(index)));

describe('a repeated payment notification', () => {
  it('50 concurrent and 100 sequential ones make one ledger entry, one plan and one reward, and all get a response', async () => {
    const [user, partner] = [await world.createUser(), await world.createUser()];
    await world.codes.create(partner, 'replayed', 10);
    const bill = await world.discounts.applyPromo(user, (await world.billFor(user)).id, 'replayed');
    const id = transaction();
    const results = await times(50, () => world.pay(bill, id));
    for (let repeat = 0; repeat < 100; repeat++) results.push(await world.pay(bill, id));
    expect(new Set(results)).toEqual(new Set(['ok']));
    expect(await ledgerChanges()).toEqual({ provider: -4400, sales: 3960, partner: 440 });
    const { planId, until } = await world.planOf(user);
    expect([planId, until]).toEqual([3, new Date('2026-12-01T00:00:00Z')]);
    expect((await world.bill(bill.id)).state).toBe('paid');
    const [rewards] = await world.postgres.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM reward WHERE partner_id = $1',
      [partner.account.id],
    );
    expect(rewards).toEqual({ count: 1 });
  });

  it('of a recurring payment extends the plan once', async () => {
    const user = await world.createUser();
    const bill = await world.billFor(user);
    const pays = (id: string) => world.pay(bill, id, { subscription: 'sc-replayed' });
    await pays('recurring-1');
    world.clock.set('2026-12-01T00:00:00Z');
    await times(20, () => pays('recurring-2'));
    await times(5, () => pays('recurring-1'));
    expect(await ledgerChanges()).toEqual({ provider: -9800, sales: 9800 });
    expect((await world.planOf(user)).until).toEqual(new Date('2027-01-01T00:00:00Z'));
    expect((await world.bills.list(user, 1)).bills.map(({ state }) => state)).toEqual(['paid', 'paid']);
  });
});

describe('the payment check of a bill', () => {
  it('requires the exact amount, currency, account and number of an unpaid bill within its term', async () => {
    const [user, other] = [await world.createUser(), await world.createUser()];
    const bill = await world.billFor(user);
    const right = { invoice: String(bill.id), account: String(bill.accountId), cents: 4900, currency: 'USD' };
    const check = (differences: object) => world.check({ ...right, ...differences });
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

  it('rejects a cancelled, removed or refunded bill', async () => {
    const user = await world.createUser();
    const check = async (bill: { id: number; accountId: number }) =>
      world.check({
        invoice: String(bill.id),
        account: String(bill.accountId),
        cents: 4900,
        currency: 'USD',
      });
    const [old, removed, refunded] = [
      await world.billFor(user),
      await world.billFor(user),
      await world.billFor(user),
    ];
    await world.bills.remove(user, removed.id);
    const id = transaction();
    await world.pay(refunded, id);
    await world.refund(id, `refund-${id}`);
    expect([await check(removed), await check(refunded)]).toEqual(['closed', 'closed']);
    world.clock.set('2026-11-06T00:00:00Z');
    await world.bills.cancelOverdue();
    expect(await check(old)).toBe('closed');
  });

  it('rejects a bill for a lower plan than the active one', async () => {
    const user = await world.createUser();
    const [low, high] = [await world.billFor(user), await world.billFor(user, { plan: 5 })];
    await world.pay(high, transaction());
    const { id, accountId } = low;
    const claim = { invoice: String(id), account: String(accountId), cents: 4900, currency: 'USD' };
    expect(await world.check(claim)).toBe('closed');
  });
});

describe('surplus payments', () => {
  it('two concurrent payments of one bill: one pays it, the other becomes a credit and is reported', async () => {
    const user = await world.createUser();
    const administrator = await world.createUser('administrator');
    const bill = await world.billFor(user);
    await times(2, () => world.pay(bill, transaction()));
    expect(await ledgerChanges()).toEqual({ provider: -9800, sales: 4900, credit: 4900 });
    const notifications: object[] = await world.postgres.query(
      'SELECT title_en FROM system_notification WHERE account_id IN ($1, $2)',
      [user.account.id, administrator.account.id],
    );
    expect(notifications).toHaveLength(2);
    const [notice]: { link: string; transaction_id: string }[] = await world.postgres.query(
      `SELECT link, transaction_id FROM system_notification, payment
       WHERE system_notification.account_id = $1 AND bill_id = $2 AND use = 'credit'`,
      [administrator.account.id, bill.id],
    );
    expect(notice?.link).toBe(`/admin?section=payments&view=payments&search=${notice?.transaction_id}`);
    expect((await world.planOf(user)).until).toEqual(new Date('2026-12-01T00:00:00Z'));
  });

  it('concurrent payments through two providers, or a provider and the partner balance, lose no money', async () => {
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
    expect(await ledgerChanges()).toEqual({ provider: -9800, sales: 4900, credit: 4900 });
    const notifications = await world.postgres.query<unknown[]>(
      'SELECT 1 FROM system_notification WHERE account_id = $1',
      [administrator.account.id],
    );
    expect(notifications).toHaveLength(1);
  });

  it('a bill that the partner balance closes during its payment gives one plan, and the payment becomes a credit', async () => {
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
        await world.bills.prepareForPayment(partner, bill.id, false);
      };
      const [paid, closed] = await Promise.allSettled([world.pay(bill, transaction()), closes()]);
      expect(paid.status).toBe('fulfilled');
      const end = await world.ledgerBalances();
      const diff = (ledgerAccount: string) => (end[ledgerAccount] ?? 0) - (start[ledgerAccount] ?? 0);
      expect(diff('provider')).toBe(-4900);
      // Either the balance paid the bill and the payment became a credit, or the payment paid the bill and the
      // balance is unchanged.
      expect([diff('partner'), diff('credit')]).toEqual(
        closed.status === 'fulfilled' ? [-4900, 4900] : [0, 0],
      );
      expect((await world.bill(bill.id)).state).toBe('paid');
      expect((await world.planOf(partner)).until).toEqual(new Date('2026-12-01T00:00:00Z'));
    }
  });

  it('a payment during the removal of its bill gives either the plan or a credit', async () => {
    for (let round = 0; round < 10; round++) {
      const user = await world.createUser();
      const bill = await world.billFor(user);
      const start = await ledgerChanges();
      const [, removed] = await Promise.allSettled([
        world.pay(bill, transaction()),
        world.bills.remove(user, bill.id),
      ]);
      const isPaid = (await world.bill(bill.id)).state === 'paid';
      expect(removed.status).toBe(isPaid ? 'rejected' : 'fulfilled');
      const ledgerAccount = isPaid ? 'sales' : 'credit';
      expect((await ledgerChanges())[ledgerAccount]).toBe((start[ledgerAccount] ?? 0) + 4900);
      expect((await world.planOf(user)).planId).toBe(isPaid ? 3 : null);
    }
  });

  it('a payment for a bill that expired becomes a credit', async () => {
    const bill = await world.billFor(await world.createUser());
    world.clock.set('2026-11-06T00:00:00Z');
    await Promise.all([world.pay(bill, transaction()), world.bills.cancelOverdue()]);
    await world.bills.cancelOverdue();
    expect((await world.bill(bill.id)).state).toBe('cancelled');
    expect(await ledgerChanges()).toEqual({ provider: -4900, credit: 4900 });
  });

  it('a payment without an account, with another amount or currency becomes a credit and gives no plan', async () => {
    const user = await world.createUser();
    const bill = await world.billFor(user);
    await world.pay(bill, transaction(), { invoice: '99999999', account: undefined });
    await world.pay(bill, transaction(), { cents: 4800 });
    await world.pay(bill, transaction(), { currency: 'RUB' });
    expect(await ledgerChanges()).toEqual({ provider: -14_600, lost: 4900, credit: 9700 });
    expect((await world.planOf(user)).planId).toBeNull();
  });
});

describe('payments in several currencies', () => {
  it('are refunded in their own currency', async () => {
    const user = await world.createUser();
    const bill = await world.billFor(user);
    const [roubles, dollars] = [transaction(), transaction()];
    await world.pay(bill, roubles, { cents: 1000, currency: 'RUB' });
    await world.pay(bill, dollars, { cents: 5000 });
    await world.refund(dollars, 'dollars-back', 5000);
    const balances: { currency: string; cents: number }[] = await world.postgres.query(
      `SELECT currency, cents FROM ledger_balance WHERE account_id = $1 AND book = 'credit' ORDER BY currency`,
      [user.account.id],
    );
    expect(balances).toEqual([
      { currency: 'RUB', cents: 1000 },
      { currency: 'USD', cents: 0 },
    ]);
  });
});

describe('refunds', () => {
  it('a refund that arrives before its payment is applied with the payment', async () => {
    const user = await world.createUser();
    const bill = await world.billFor(user);
    const id = transaction();
    await world.refund(id, 'r-early');
    expect(await ledgerChanges()).toEqual({});
    await world.pay(bill, id);
    await world.refund(id, 'r-early');
    expect(await ledgerChanges()).toEqual({});
    expect((await world.bill(bill.id)).state).toBe('refunded');
    expect((await world.planOf(user)).until).toEqual(new Date('2026-11-01T00:00:00Z'));
  });

  it('a partial refund removes its share of the unused time, and an excess refund removes no more than the total', async () => {
    const user = await world.createUser();
    const bill = await world.billFor(user);
    const id = transaction();
    await world.pay(bill, id);
    world.clock.set('2026-11-16T00:00:00Z');
    await world.refund(id, 'half-of-unused', 1225);
    const paidUntil = async () => (await world.planOf(user)).until?.toISOString();
    expect(await paidUntil()).toBe('2026-11-23T12:00:00.000Z');
    await world.refund(id, 'rest', 3675);
    await world.refund(id, 'more', 100);
    expect(await paidUntil()).toBe('2026-11-16T00:00:00.000Z');
    expect(await ledgerChanges()).toEqual({});
  });

  it('a later extension starts earlier by the same time', async () => {
    const user = await world.createUser();
    const [first, second] = [transaction(), transaction()];
    await world.pay(await world.billFor(user), first);
    await world.pay(await world.billFor(user, { kind: 'prolong' }), second);
    expect((await world.planOf(user)).until).toEqual(new Date('2027-01-01T00:00:00Z'));
    await world.refund(first, 'whole');
    // November is refunded completely, so the 31 days of the extension start at once.
    expect((await world.planOf(user)).until).toEqual(new Date('2026-12-02T00:00:00Z'));
  });
});

describe('recurring payments', () => {
  const nextOf = async (id: number) => {
    const [row]: { state: string; at: Date }[] = await world.postgres.query(
      'SELECT state, next_at AS at FROM payment_subscription WHERE account_id = $1',
      [id],
    );
    return [row?.state, row?.at.toISOString().slice(0, 10)];
  };

  it('are due when the plan ends, and a separate purchase does not move the date', async () => {
    const user = await world.createUser();
    await world.pay(await world.billFor(user), transaction());
    world.clock.set('2026-11-11T00:00:00Z');
    const extension = await world.billFor(user, { kind: 'prolong' });
    await world.pay(extension, transaction(), { subscription: 'sc-next' });
    const { id } = user.account;
    expect(await nextOf(id)).toEqual(['active', '2027-01-01']);
    await world.pay(await world.billFor(user, { kind: 'prolong' }), transaction());
    expect((await world.planOf(user)).until).toEqual(new Date('2027-02-01T00:00:00Z'));
    expect(await nextOf(id)).toEqual(['active', '2027-01-01']);
    world.clock.set('2027-01-01T00:00:00Z');
    await world.pay(extension, transaction(), { subscription: 'sc-next' });
    expect(await nextOf(id)).toEqual(['active', '2027-02-01']);
    const renewal = { kind: 'recurrent', subscription: 'sc-next', state: 'active' } as const;
    await world.handleEvent({ ...renewal, nextAt: new Date('2027-02-03T00:00:00Z') });
    await world.handleEvent({ ...renewal, nextAt: new Date('2026-12-03T00:00:00Z') });
    expect(await nextOf(id)).toEqual(['active', '2027-02-03']);
    const notificationRows: { title: string }[] = await world.postgres.query(
      'SELECT title_en AS title FROM system_notification WHERE account_id = $1',
      [id],
    );
    expect(notificationRows).toEqual([
      { title: 'Automatic payment of $49: the Basic plan is active until 1 March 2027.' },
    ]);
  });

  it('end only with a refund that leaves no active plan', async () => {
    const user = await world.createUser();
    const [first, second] = [transaction(), transaction()];
    await world.pay(await world.billFor(user), first, { subscription: 'sc-back' });
    await world.pay(await world.billFor(user, { kind: 'prolong' }), second);
    await world.refund(second, 'of-the-second');
    expect((await nextOf(user.account.id))[0]).toBe('active');
    await world.refund(first, 'of-the-first');
    expect((await nextOf(user.account.id))[0]).toBe('ended');
    const { account } = await world.reload(user);
    expect([account.subscriptionId, account.planEndsAt]).toEqual([0, world.clock.now()]);
  });
});

describe('e-mails about money', () => {
  it('confirm a payment once, and report a surplus payment and a refund', async () => {
    const user = await world.createUser();
    const bill = await world.billFor(user);
    const paid = transaction();
    await world.pay(bill, paid);
    await world.pay(bill, paid);
    expect(await world.emailsOf(user)).toEqual(['payment-received']);
    await world.pay(bill, transaction());
    await world.refund(paid, `refund of ${paid}`);
    expect(await world.emailsOf(user)).toEqual([
      'payment-received',
      'payment-unassigned',
      'payment-refunded',
    ]);
  });

  it('remind once of an unpaid bill and of a paid plan that ends soon', async () => {
    const user = await world.createUser();
    const payer = await world.createUser();
    await world.billFor(user);
    await world.pay(await world.billFor(payer), transaction());
    await world.reminders.sendDue();
    expect(await world.emailsOf(user)).toEqual([]);
    world.clock.advance({ days: 4, minutes: 1 });
    await world.reminders.sendDue();
    await world.reminders.sendDue();
    expect(await world.emailsOf(user)).toEqual(['bill-expiring']);
    expect(await world.emailsOf(payer)).toEqual(['payment-received']);
    world.clock.advance({ days: 24 });
    await world.reminders.sendDue();
    await world.reminders.sendDue();
    expect(await world.emailsOf(payer)).toEqual(['payment-received', 'plan-ending']);
  });
});
