import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openBillingWorld, type BillingWorld } from './support/billing-world.js';
import { catchErrorCode, createPartnerHelpers } from './support/paid-partners.js';
import { atDepth } from '../../support/test-depth.js';

let world: BillingWorld;
const { partnerWithCode, pays } = createPartnerHelpers(() => world);

beforeAll(async () => {
  world = await openBillingWorld();
});
beforeEach(() => world.clock.set('2026-11-01T00:00:00Z'));

describe('notifications to partners and administrators', () => {
  const notificationsOf = async (user: AuthenticatedUser): Promise<[string, string][]> => {
    const rows: { title: string; link: string }[] = await world.postgres.query(
      'SELECT title_en AS title, link FROM system_notification WHERE account_id = $1 ORDER BY id',
      [user.account.id],
    );
    return rows.map(({ title, link }) => [title, link]);
  };

  it('report a reward, a withdrawal request and its outcome', async () => {
    const administrator = await world.createUser('administrator');
    const { partner, code } = await partnerWithCode(0);
    for (let user = 0; user < 3; user++) await pays(code);
    await world.partners.requestWithdrawal(partner, {
      cents: 1500,
      method: 'webmoney',
      walletNumber: 'Z123456789012',
    });
    await world.partners.requestWithdrawal(partner, {
      cents: 1200,
      method: 'yoomoney',
      walletNumber: '410011234567890',
    });
    const [second, first] = await world.partners.listWithdrawals(partner);
    await world.partners.resolveWithdrawal(administrator, first?.id ?? 0, {
      isPaid: true,
      reason: 'not told',
    });
    await world.partners.resolveWithdrawal(administrator, second?.id ?? 0, {
      isPaid: false,
      reason: 'Wrong purse',
    });
    // A second administrator with an outdated list changes nothing.
    await expect(
      world.partners.resolveWithdrawal(administrator, first?.id ?? 0, { isPaid: false, reason: 'Late' }),
    ).rejects.toMatchObject({ code: 'WITHDRAWAL_SETTLED' });
    expect(await notificationsOf(partner)).toEqual([
      ...Array<[string, string]>(3).fill(['Reward of $9.80: a user you brought paid $49.', '/partner']),
      ['Your withdrawal of $15 was paid out to WebMoney.', '/partner'],
      [
        'Your withdrawal of $12 was rejected. The amount was returned to your partner balance. Wrong purse',
        '/partner',
      ],
    ]);
    const waiting = (await notificationsOf(administrator)).filter(([title]) =>
      title.includes(partner.account.email),
    );
    expect(waiting).toEqual([
      [`${partner.account.email} requests a withdrawal of $15.`, '/admin?section=withdrawals'],
      [`${partner.account.email} requests a withdrawal of $12.`, '/admin?section=withdrawals'],
    ]);
    const { items } = await world.partners.listResolved(1);
    expect(items.filter(({ email }) => email === partner.account.email)).toMatchObject([
      { state: 'refused', reason: 'Wrong purse', cents: 1200 },
      { state: 'paid', reason: '', cents: 1500 },
    ]);
  });
});

describe('concurrent payouts and withdrawals', () => {
  it('50 of both spend no more than the balance, and the ledger agrees', async () => {
    const { partner, code } = await partnerWithCode(0);
    for (let user = 0; user < 5; user++) await pays(code);
    const bill = await world.billFor(partner, { plan: 5 });
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2
          ? catchErrorCode(world.discounts.applyPayout(partner, bill.id, 900))
          : catchErrorCode(
              world.partners.requestWithdrawal(partner, {
                cents: 1300,
                method: 'webmoney',
                walletNumber: 'Z123456789012',
              }),
            ),
      ),
    );
    expect(new Set(results)).toEqual(new Set(['ok', 'PAYOUT_BALANCE']));
    const paidCents = (await world.bill(bill.id)).payoutCents;
    const requestedCents = (await world.partners.listWithdrawals(partner)).reduce(
      (sum, { cents }) => sum + cents,
      0,
    );
    const state = await world.partners.getState(partner);
    expect(state.balanceCents).toBe(5 * 980 - paidCents - requestedCents);
    expect(state.balanceCents).toBeGreaterThanOrEqual(0);
    expect(state.balanceCents).toBeLessThan(900);
    expect(state.withdrawalCents).toBe(requestedCents);
    expect(await balanceOf(partner, 'partner')).toBe(state.balanceCents);
    expect(await balanceOf(partner, 'withdrawal')).toBe(requestedCents);
  });

  it('20 concurrent confirmations of one withdrawal settle it once', async () => {
    const administrator = await world.createUser('administrator');
    const { partner, code } = await partnerWithCode(0);
    for (let user = 0; user < 3; user++) await pays(code);
    await world.partners.requestWithdrawal(partner, {
      cents: 1500,
      method: 'webmoney',
      walletNumber: 'Z123456789012',
    });
    const [withdrawal] = await world.partners.listWithdrawals(partner);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        catchErrorCode(
          world.partners.resolveWithdrawal(administrator, withdrawal?.id ?? 0, {
            isPaid: index % 2 === 0,
            reason: '',
          }),
        ),
      ),
    );
    expect(results.sort()).toEqual([...Array<string>(19).fill('WITHDRAWAL_SETTLED'), 'ok']);
    expect((await world.partners.getState(partner)).withdrawalCents).toBe(0);
    const remainingBalance = (await world.partners.getState(partner)).balanceCents;
    expect([1440, 2940]).toContain(remainingBalance);
    expect(await balanceOf(partner, 'partner')).toBe(remainingBalance);
  });
});

describe('partner rewards', () => {
  /** Random events of a partner. */
  const step = fc.oneof(
    fc.record({ do: fc.constant('pay' as const), plan: fc.constantFrom(3, 4, 5) }),
    fc.record({
      do: fc.constant('refund' as const),
      at: fc.nat(9),
      cents: fc.option(fc.integer({ min: 1, max: 20_000 })),
    }),
    fc.record({ do: fc.constant('payout' as const), cents: fc.integer({ min: 1, max: 3000 }) }),
    fc.record({ do: fc.constant('withdraw' as const), cents: fc.integer({ min: 1200, max: 3000 }) }),
    fc.record({ do: fc.constant('settle' as const), isPaid: fc.boolean() }),
    fc.record({ do: fc.constant('block' as const), blocked: fc.boolean() }),
  );

  it(
    'equal the ledger: balance, pending withdrawals, paid out and spent amounts, minus the debt',
    async () => {
      const administrator = await world.createUser('administrator');
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 4, maxLength: 14 }),
          fc.nat(20),
          async (steps, discount) => {
            const { partner, code } = await partnerWithCode(discount);
            const bill = await world.billFor(partner, { plan: 5 });
            const payments: string[] = [];
            let refunds = 0;
            for (const event of steps) {
              if (event.do === 'pay') {
                payments.push((await pays(code, event.plan)).id);
              }
              const refunded =
                event.do === 'refund' ? payments[event.at % Math.max(1, payments.length)] : undefined;
              if (event.do === 'refund' && refunded !== undefined) {
                await world.refund(refunded, `${refunded}-r${++refunds}`, event.cents ?? undefined);
              }
              if (event.do === 'payout') {
                await catchErrorCode(world.discounts.applyPayout(partner, bill.id, event.cents));
              }
              if (event.do === 'withdraw') {
                await catchErrorCode(
                  world.partners.requestWithdrawal(partner, {
                    cents: event.cents,
                    method: 'webmoney',
                    walletNumber: 'Z123456789012',
                  }),
                );
              }
              if (event.do === 'settle') {
                const open = (await world.partners.listWithdrawals(partner)).find(
                  ({ state }) => state === 'asked',
                );
                const decision = { isPaid: event.isPaid, reason: '' };
                if (open) await world.partners.resolveWithdrawal(administrator, open.id, decision);
              }
              if (event.do === 'block') {
                await world.partners.setRewardsBlocked(administrator, partner.account.id, event.blocked);
              }
            }
            const rewards: { cents: number; taken: number; blocked: boolean }[] = await world.postgres.query(
              'SELECT cents, taken_back_cents AS taken, is_blocked AS blocked FROM reward WHERE partner_id = $1',
              [partner.account.id],
            );
            const remainingCents = rewards
              .filter(({ blocked }) => !blocked)
              .reduce((sum, { cents, taken }) => sum + cents - taken, 0);
            const out = (await world.partners.listWithdrawals(partner))
              .filter(({ state }) => state === 'paid')
              .reduce((sum, { cents }) => sum + cents, 0);
            const spentCents = (await world.bill(bill.id)).payoutCents;
            const state = await world.partners.getState(partner);
            const { balanceCents, withdrawalCents, debtCents } = state;
            expect(balanceCents + withdrawalCents + out + spentCents - debtCents).toBe(remainingCents);
            expect(Math.min(balanceCents, withdrawalCents, debtCents)).toBeGreaterThanOrEqual(0);
            expect(await balanceOf(partner, 'partner')).toBe(balanceCents);
            expect(await balanceOf(partner, 'withdrawal')).toBe(withdrawalCents);
            expect(await balanceOf(partner, 'debt')).toBe(debtCents === 0 ? 0 : -debtCents);
            const paidOutCents = (await world.partners.listDailyStatistics(partner, 400)).reduce(
              (sum, day) => sum + day.rewardCents,
              0,
            );
            expect(paidOutCents).toBe(remainingCents);
          },
        ),
        { numRuns: atDepth({ quick: 3, deep: 40, full: 400 }) },
      );
    },
    atDepth({ quick: 300_000, deep: 300_000, full: 3_600_000 }),
  );
});

/** Sum of a user's ledger entries in an account. */
async function balanceOf({ account }: AuthenticatedUser, ledgerAccount: string): Promise<number> {
  const entries: { cents: number }[] = await world.postgres.query(
    'SELECT cents FROM ledger_entry WHERE account_id = $1 AND book = $2',
    [account.id, ledgerAccount],
  );
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}
