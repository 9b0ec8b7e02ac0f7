import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { MoneyRun, moneyStep } from './support/billing-model.js';
import { openBillingWorld, type BillingWorld } from './support/billing-world.js';
import { atDepth } from '../../support/test-depth.js';

let world: BillingWorld;
let administrator: AuthenticatedUser;
beforeAll(async () => {
  world = await openBillingWorld();
  administrator = await world.createUser('administrator');
});

/** Number of random sequences. */
const runs = atDepth({ quick: 5, deep: 60, full: 2000 });

describe('random sequences of payments, renewals, refunds, grants, team changes and partner transactions', () => {
  it('the ledger and the plans equal a plain model, and debts are settled first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moneyStep, { minLength: 4, maxLength: 20 }), async (steps) => {
        const before = await world.ledgerBalances();
        const run = await MoneyRun.start(world, administrator);
        for (const step of steps) await run.step(step);
        const after = await world.ledgerBalances();
        expect((before['provider'] ?? 0) - (after['provider'] ?? 0)).toBe(run.balanceCents);
        expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0);
        await assertInvariants(run.payer);
        await assertInvariants(run.partner);
      }),
      { numRuns: runs },
    );
  }, 3_600_000);
});

/** Invariants of an account's rows: each statement selects violations. */
const violationQueries: Readonly<Record<string, string>> = {
  'a sum that the database keeps is not that of its entries': `
    SELECT 1 FROM ledger_balance AS kept
    WHERE account_id = $1 AND cents <> (SELECT coalesce(sum(entry.cents), 0) FROM ledger_entry AS entry
      WHERE entry.book = kept.book AND entry.account_id = kept.account_id)`,
  'a bill was paid with money by no payment or by several': `
    SELECT 1 FROM bill WHERE account_id = $1 AND state IN ('paid', 'refunded') AND real_cents > 0
      AND (SELECT count(*) FROM payment WHERE bill_id = bill.id AND use = 'bill' AND cents = bill.real_cents) <> 1`,
  'time was given for a bill that nobody paid': `
    SELECT 1 FROM plan_period JOIN bill ON bill.id = plan_period.bill_id
    WHERE bill.account_id = $1 AND bill.state IN ('unpaid', 'cancelled')`,
  'a paid bill gave no time': `
    SELECT 1 FROM bill WHERE account_id = $1 AND state IN ('paid', 'refunded')
      AND NOT EXISTS (SELECT 1 FROM plan_period WHERE bill_id = bill.id)`,
  'a code counts for a bill that is cancelled': `
    SELECT 1 FROM promo_use JOIN bill ON bill.id = promo_use.bill_id WHERE bill.account_id = $1 AND bill.state = 'cancelled'`,
  'payments of two kinds recur at once': `
    SELECT 1 FROM payment_subscription WHERE account_id = $1 AND state <> 'ended' HAVING count(*) > 1`,
  'the account names payments that have ended': `
    SELECT 1 FROM account JOIN payment_subscription AS recurring ON recurring.id = account.subscription_id
    WHERE account.id = $1 AND recurring.state = 'ended'`,
  'a reward is more than its part of what was paid and not given back': `
    SELECT 1 FROM reward JOIN payment ON payment.id = reward.payment_id
    WHERE reward.partner_id = $1 AND (reward.cents - reward.taken_back_cents) * 5 > payment.cents - payment.refunded_cents`,
};

async function assertInvariants({ account }: AuthenticatedUser): Promise<void> {
  for (const [violation, statement] of Object.entries(violationQueries)) {
    const violations: unknown[] = await world.postgres.query(statement, [account.id]);
    expect(violations.length === 0 ? '' : violation).toBe('');
  }
}
