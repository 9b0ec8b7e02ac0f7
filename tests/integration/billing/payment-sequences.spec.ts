import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BillRecord } from '../../../server/entities/bill.entity.js';
import type { Person } from '../../../server/request/visitor.js';
import { openMoneyWorld, type MoneyWorld } from './support/money-world.js';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});

/** Sequences that are tried; MONEY_SEQUENCES says how many others. */
const runs = Number(process.env['MONEY_SEQUENCES'] ?? 200);

/** What may happen; `bill` and `payment` name one of those that there are. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('bill' as const),
    plan: fc.constantFrom(3, 4, 5),
  }),
  fc.record({ do: fc.constant('promo' as const), bill: fc.nat(5) }),
  fc.record({
    do: fc.constant('payout' as const),
    bill: fc.nat(5),
    cents: fc.integer({ min: 1, max: 1500 }),
  }),
  fc.record({
    do: fc.constant('pay' as const),
    bill: fc.nat(5),
    payment: fc.nat(5),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    payment: fc.nat(5),
    cents: fc.option(fc.integer({ min: 1, max: 9000 })),
  }),
  fc.record({ do: fc.constant('remove' as const), bill: fc.nat(5) }),
  fc.record({
    do: fc.constant('days' as const),
    days: fc.integer({ min: 1, max: 20 }),
  }),
);

interface Told {
  cents: number;
  refunded: number;
}

describe('#48 any order of bills, payments, refunds, promo codes and payouts', () => {
  it('leaves what came in less what went back in the ledger, and nothing below nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        world.clock.set('2026-11-01T00:00:00Z');
        const before = await world.books();
        const partner = await world.somebody();
        const payer = await world.somebody();
        const code = `model-${payer.account.id}`;
        await world.codes.create(partner, code, 5);
        const bills: BillRecord[] = [];
        /** What the provider was told to take and to give back, by its transactions: the model of what it holds. */
        const taken = new Map<string, Told>();
        const waiting = new Map<string, (number | null)[]>();
        const tell = (told: Told, cents: number | null) => {
          told.refunded += Math.min(cents ?? told.cents, told.cents - told.refunded);
        };
        let refunds = 0;
        for (const one of steps) {
          const at = 'bill' in one ? bills[one.bill % Math.max(1, bills.length)] : undefined;
          const transaction = 'payment' in one ? `model-${payer.account.id}-${one.payment}` : '';
          if (one.do === 'bill') {
            const made = await world.billFor(payer, { act: 'prolong', plan: one.plan }).catch(() => null);
            if (made) bills.push(made);
          }
          if (one.do === 'promo' && at) await world.discounts.applyPromo(payer, at.id, code).catch(() => 0);
          if (one.do === 'payout' && at) {
            await world.discounts.applyPayout(payer, at.id, one.cents).catch(() => 0);
          }
          if (one.do === 'remove' && at) await world.bills.remove(payer, at.id).catch(() => 0);
          if (one.do === 'days') {
            world.clock.advance({ days: one.days });
            await world.bills.cancelOverdue();
          }
          if (one.do === 'pay' && at) {
            const bill = await world.bill(at.id);
            if (bill.realCents === 0) continue;
            await world.pay(bill, transaction);
            if (taken.has(transaction)) continue;
            const told = { cents: bill.realCents, refunded: 0 };
            taken.set(transaction, told);
            for (const cents of waiting.get(transaction) ?? []) tell(told, cents);
          }
          if (one.do === 'refund') {
            await world.refund(
              transaction,
              `model-${payer.account.id}-r${++refunds}`,
              one.cents ?? undefined,
            );
            const told = taken.get(transaction);
            if (told) tell(told, one.cents);
            else waiting.set(transaction, [...(waiting.get(transaction) ?? []), one.cents]);
          }
        }
        const after = await world.books();
        const held = [...taken.values()].reduce((sum, { cents, refunded }) => sum + cents - refunded, 0);
        expect((before['provider'] ?? 0) - (after['provider'] ?? 0)).toBe(held);
        expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0);
        await assertOwn(payer);
        await assertOwn(partner);
      }),
      { numRuns: runs },
    );
  }, 3_600_000);
});

/** The sums that the database keeps are those of the entries, and no plan is open that nothing was given for. */
async function assertOwn({ account }: Person): Promise<void> {
  const differences: unknown[] = await world.postgres.query(
    `SELECT 1 FROM ledger_balance AS kept
     WHERE account_id = $1 AND cents <> (SELECT coalesce(sum(entry.cents), 0) FROM ledger_entry AS entry
       WHERE entry.book = kept.book AND entry.account_id = kept.account_id)`,
    [account.id],
  );
  expect(differences).toEqual([]);
  const { paidUntil } = (await world.again({ account } as Person)).account;
  const [last]: { until: Date | null }[] = await world.postgres.query(
    'SELECT max(until_at) AS until FROM paid_time WHERE account_id = $1 AND carried_to IS NULL',
    [account.id],
  );
  if (paidUntil !== null && paidUntil > world.clock.now()) expect(last?.until).toEqual(paidUntil);
}
