import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openBillingWorld, type BillingWorld } from './support/billing-world.js';

let world: BillingWorld;
let number = 0;
const transaction = () => `b-${++number}`;

beforeAll(async () => {
  world = await openBillingWorld();
});
beforeEach(() => world.clock.set('2026-11-01T00:00:00Z'));

describe('a paid change of the plan', () => {
  it('credits the unused days once and applies the new limits at once', async () => {
    const user = await world.createUser();
    await world.pay(await world.billFor(user), transaction());
    world.clock.set('2026-11-16T00:00:00Z');
    const [one, two] = [
      await world.billFor(user, { kind: 'change', plan: 4 }),
      await world.billFor(user, { kind: 'change', plan: 4 }),
    ];
    expect([one.creditCents, one.realCents]).toEqual([2450, 7450]);
    await world.pay(one, transaction());
    const { planId, until } = await world.planOf(user);
    expect([planId, until]).toEqual([4, new Date('2026-12-16T00:00:00Z')]);
    await world.pay(two, transaction());
    // The second bill extends the plan: 74.50 of 99 dollars are three quarters of its month, without unused days to
    // credit.
    const longer = (await world.planOf(user)).until?.getTime() ?? 0;
    expect((longer - Date.parse('2026-12-16')) / 86_400_000).toBeCloseTo((31 * 7450) / 9900, 5);
  });

  it('is free when the unused days are worth more, and extends the term by the remainder', async () => {
    const user = await world.createUser();
    await world.pay(await world.billFor(user, { term: 3 }), transaction());
    const bill = await world.billFor(await world.reload(user), { kind: 'change', plan: 4 });
    expect([bill.creditCents, bill.realCents]).toEqual([9900, 0]);
    const paid = await world.bills.prepareForPayment(user, bill.id, false);
    expect(paid.state).toBe('paid');
    const { planId, until } = await world.planOf(user);
    const days = ((until?.getTime() ?? 0) - Date.parse('2026-11-01')) / 86_400_000;
    expect([planId, Math.round(days * 10) / 10]).toEqual([4, Math.round((30 * 44_100 * 10) / 9900) / 10]);
  });
});

describe('granted days', () => {
  const grant = async (user: AuthenticatedUser, planId: number, days: number) => {
    const { account } = await world.reload(user);
    await world.postgres.transaction((tx) =>
      world.grants.grant(tx, account, { planId, days, source: 'grant' }),
    );
  };
  const scheduleOf = async (user: AuthenticatedUser) =>
    (await world.reload(user)).account.planSchedule.map(({ planId, until }) => [
      planId,
      until.toISOString().slice(0, 10),
    ]);

  it('leave paid time and its value unchanged', async () => {
    const user = await world.createUser();
    const id = transaction();
    await world.pay(await world.billFor(user, { term: 3 }), id);
    await grant(user, 4, 1);
    expect(await scheduleOf(user)).toEqual([
      [4, '2026-11-02'],
      [3, '2027-11-02'],
    ]);
    await grant(user, 3, 30);
    world.clock.set('2026-11-02T00:00:00Z');
    expect(await scheduleOf(user)).toEqual([
      [4, '2026-11-02'],
      [3, '2027-12-02'],
    ]);
    const upgrade = await world.billFor(user, { kind: 'change', plan: 5 });
    expect(upgrade.unusedCents).toBe(44_100);
    await world.bills.prepareForPayment(await world.reload(user), upgrade.id, false);
    // The granted days wait, the paid days are credited.
    expect((await scheduleOf(user)).map(([planId]) => planId)).toEqual([5, 3]);
  });

  it('are not shortened by the refund of a bill', async () => {
    const user = await world.createUser();
    const id = transaction();
    await world.pay(await world.billFor(user), id);
    await grant(user, 3, 10);
    await world.refund(id, `back-${id}`);
    expect(await scheduleOf(user)).toEqual([[3, '2026-11-11']]);
  });
});

describe('a bill', () => {
  it('has the purchase kind that applies, however it was requested', async () => {
    const user = await world.createUser();
    const first = await world.billFor(user, { kind: 'prolong' });
    await world.pay(first, transaction());
    const [more, higher] = [
      await world.billFor(user, { kind: 'prolong' }),
      await world.billFor(user, { kind: 'prolong', plan: 5 }),
    ];
    expect([first.kind, more.kind, higher.kind]).toEqual(['buy', 'prolong', 'change']);
  });

  it('never changes its plan, its price or the price of the full term', async () => {
    const bill = await world.billFor(await world.createUser());
    for (const change of ['plan_id = 4', 'term = 3', 'regular_cents = 1', 'term_cents = 1']) {
      const changed = world.postgres.query(`UPDATE bill SET ${change} WHERE id = $1`, [bill.id]);
      await expect(changed, change).rejects.toThrow('what stands in a bill stays');
    }
  });

  it('treats an impossible promo code as an unknown one', async () => {
    const user = await world.createUser();
    const bill = await world.billFor(user);
    for (const typed of ['a\0', '\0', 'код', 'x'.repeat(9000), '']) {
      const applied = world.discounts.applyPromo(user, bill.id, typed, `key-${typed.length}`);
      await expect(applied).rejects.toMatchObject({ code: 'PROMO_INACTIVE' });
      await expect(world.codes.toggle(user, typed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('database constraints', () => {
  const forbiddenStatements: [string, string][] = [
    ['an update of the ledger', 'UPDATE ledger_entry SET cents = cents + 1'],
    ['a deletion from the ledger', 'DELETE FROM ledger_entry'],
    ['a truncation of the ledger', 'TRUNCATE ledger_entry'],
    ['another time for a transaction', 'UPDATE ledger_transaction SET at = now()'],
    [
      'a bill state that goes back',
      `UPDATE bill SET state = 'unpaid', closed_at = NULL WHERE state = 'paid'`,
    ],
    ['a paid bill that is cancelled', `UPDATE bill SET state = 'cancelled' WHERE state = 'paid'`],
    [
      'another amount for a paid bill',
      `UPDATE bill SET real_cents = real_cents - 1, promo_cents = promo_cents + 1 WHERE state = 'paid'`,
    ],
    ['the deletion of a bill', 'DELETE FROM bill'],
    [
      'parts that do not add up to the amount',
      `UPDATE bill SET promo_cents = promo_cents + 1 WHERE state = 'unpaid'`,
    ],
    [
      'an entry without its counterpart',
      `INSERT INTO ledger_entry (transaction_id, book, currency, cents) SELECT min(id), 'sales', 'USD', 5 FROM ledger_transaction`,
    ],
    [
      'a negative balance',
      `WITH payer AS (SELECT min(account_id) AS id FROM bill), made AS (SELECT min(id) AS id FROM ledger_transaction)
       INSERT INTO ledger_entry (transaction_id, book, account_id, currency, cents)
       SELECT made.id, 'partner', payer.id, 'USD', -1 FROM payer, made`,
    ],
  ];
  it.each(forbiddenStatements)('reject %s', async (_, statement) => {
    const user = await world.createUser();
    await world.pay(await world.billFor(user), transaction());
    await world.billFor(user, { kind: 'prolong' });
    await expect(world.postgres.query(statement)).rejects.toThrow();
  });
});
