import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openBillingWorld, type BillingWorld } from './support/billing-world.js';
import { catchErrorCode, createPartnerHelpers } from './support/paid-partners.js';

let world: BillingWorld;
const { transaction, freshCode, partnerWithCode, pays } = createPartnerHelpers(() => world);

beforeAll(async () => {
  world = await openBillingWorld();
});
beforeEach(() => world.clock.set('2026-11-01T00:00:00Z'));

describe('a promo code on a bill', () => {
  it('discounts whole dollars and gives its partner the remainder of 20 percent', async () => {
    const { partner, code } = await partnerWithCode(10);
    const payer = await world.createUser();
    const bill = await world.billFor(payer);
    const cheaper = await world.discounts.applyPromo(payer, bill.id, ` ${code.toUpperCase()} `);
    expect([cheaper.regularCents, cheaper.promoCents, cheaper.realCents]).toEqual([4900, 500, 4400]);
    await world.pay(cheaper, transaction());
    expect(await world.partners.getState(partner)).toMatchObject({ balanceCents: 440, payers: 1 });
    expect((await world.planOf(payer)).until).toEqual(new Date('2026-12-01T00:00:00Z'));
    const { codes } = await world.codes.list(partner, 1);
    expect(codes).toMatchObject([{ code, percent: 10, usedTimes: 1, partnerCents: 440, isActive: true }]);
    // A user with a promo code stays assigned to its partner, so the next payment is shared too.
    await world.pay(await world.billFor(payer, { kind: 'prolong' }), transaction());
    expect((await world.partners.getState(partner)).balanceCents).toBe(440 + 490);
  });

  it('ends on the other bills with the first payment', async () => {
    const [first, second] = [await partnerWithCode(20), await partnerWithCode(20)];
    const user = await world.createUser();
    const bills = [await world.billFor(user, { term: 3 }), await world.billFor(user, { term: 3 })] as const;
    await world.discounts.applyPromo(user, bills[0].id, first.code);
    const stored = await world.discounts.applyPromo(user, bills[1].id, second.code);
    expect(stored.realCents).toBe(35_300);
    await world.pay(await world.bill(bills[0].id), transaction());
    expect(await world.bill(bills[1].id)).toMatchObject({
      promoCents: 0,
      promoCodeId: null,
      realCents: 44_100,
    });
    const claim = { invoice: String(bills[1].id), account: String(user.account.id), currency: 'USD' };
    expect(await world.check({ ...claim, cents: 35_300 })).toBe('sum');
    expect(await world.check({ ...claim, cents: 44_100 })).toBe('ok');
  });

  it('is rejected with its reason', async () => {
    const { partner, code } = await partnerWithCode();
    const { payer: old } = await pays(code);
    const user = await world.createUser();
    const bill = await world.billFor(user);
    const apply = (buyer: AuthenticatedUser, id: number, typed: string) =>
      catchErrorCode(world.discounts.applyPromo(buyer, id, typed));
    expect(await apply(user, bill.id, 'no-such-code')).toBe('PROMO_INACTIVE');
    const off = await partnerWithCode();
    await world.codes.toggle(off.partner, off.code);
    expect(await apply(user, bill.id, off.code)).toBe('PROMO_INACTIVE');
    expect(await apply(partner, (await world.billFor(partner)).id, code)).toBe('PROMO_CANNOT_APPLY');
    const { partner: member, code: memberCode } = await partnerWithCode();
    await world.postgres.query('UPDATE account SET owner_id = $2 WHERE id = $1', [
      member.account.id,
      user.account.id,
    ]);
    expect(await apply(user, bill.id, memberCode)).toBe('PROMO_CANNOT_APPLY');
    expect(await apply(old, (await world.billFor(old, { kind: 'prolong' })).id, code)).toBe(
      'PROMO_NEW_USERS',
    );
    expect(await apply(user, bill.id, code)).toBe('ok');
    expect(await apply(user, bill.id, code)).toBe('PROMO_USED');
    expect(await apply(user, (await world.billFor(user)).id, code)).toBe('PROMO_USED');
    expect(await apply(old, bill.id, code)).toBe('NOT_FOUND');
    await world.bills.remove(user, bill.id);
    expect(await apply(user, (await world.billFor(user)).id, code)).toBe('ok');
  });
});

describe('concurrent discounts', () => {
  it('one of 50 codes is applied and used once', async () => {
    const { partner, code } = await partnerWithCode(20);
    const other = await partnerWithCode(10);
    const user = await world.createUser();
    const bill = await world.billFor(user);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        catchErrorCode(world.discounts.applyPromo(user, bill.id, index % 2 ? code : other.code)),
      ),
    );
    expect(results.sort()).toEqual([...Array<string>(49).fill('PROMO_USED'), 'ok']);
    const { realCents } = await world.bill(bill.id);
    expect([3900, 4400]).toContain(realCents);
    const used = [
      ...(await world.codes.list(partner, 1)).codes,
      ...(await world.codes.list(other.partner, 1)).codes,
    ];
    expect(used.reduce((sum, { usedTimes }) => sum + usedTimes, 0)).toBe(1);
  });

  it('a code and the partner balance both apply, and no amount is paid twice', async () => {
    const mine = await partnerWithCode(0);
    await pays(mine.code);
    const { code } = await partnerWithCode(20);
    const bill = await world.billFor(mine.partner);
    await Promise.all([
      world.discounts.applyPromo(mine.partner, bill.id, code),
      world.discounts.applyPayout(mine.partner, bill.id, 980),
    ]);
    expect(await world.bill(bill.id)).toMatchObject({ promoCents: 1000, payoutCents: 980, realCents: 2920 });
    expect((await world.partners.getState(mine.partner)).balanceCents).toBe(0);
  });
});

describe('the partner balance', () => {
  it('50 concurrent payouts never spend more than the balance', async () => {
    const { partner, code } = await partnerWithCode(0);
    await pays(code);
    const bills = [await world.billFor(partner), await world.billFor(partner, { plan: 4 })];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        catchErrorCode(world.discounts.applyPayout(partner, bills[index % 2]?.id ?? 0, 100)),
      ),
    );
    expect(results.sort()).toEqual([
      ...Array<string>(41).fill('PAYOUT_BALANCE'),
      ...Array<string>(9).fill('ok'),
    ]);
    expect((await world.partners.getState(partner)).balanceCents).toBe(80);
    const [one, two] = await Promise.all(bills.map(({ id }) => world.bill(id)));
    expect((one?.payoutCents ?? 0) + (two?.payoutCents ?? 0)).toBe(900);
  });

  it('rejects invalid amounts and amounts above the price or the balance, and a removed bill refunds its payout', async () => {
    const { partner, code } = await partnerWithCode(0);
    await pays(code);
    const bill = await world.billFor(partner);
    const pay = (cents: number) => catchErrorCode(world.discounts.applyPayout(partner, bill.id, cents));
    expect([await pay(0), await pay(-1), await pay(1.5), await pay(4901), await pay(981)]).toEqual([
      'PAYOUT_INVALID',
      'PAYOUT_INVALID',
      'PAYOUT_INVALID',
      'PAYOUT_EXCEEDS',
      'PAYOUT_BALANCE',
    ]);
    expect(await pay(980)).toBe('ok');
    await world.bills.remove(partner, bill.id);
    expect((await world.partners.getState(partner)).balanceCents).toBe(980);
  });
});

describe('partner rewards and refunds', () => {
  it('reverse with the payment, and a spent reward becomes a debt that the next reward settles', async () => {
    const { partner, code } = await partnerWithCode(0);
    const { id } = await pays(code);
    await world.discounts.applyPayout(partner, (await world.billFor(partner)).id, 900);
    await world.refund(id, `refund-${id}`);
    expect(await world.partners.getState(partner)).toMatchObject({
      balanceCents: 0,
      debtCents: 900,
      payers: 0,
    });
    await pays(code);
    expect(await world.partners.getState(partner)).toMatchObject({ balanceCents: 80, debtCents: 0 });
  });

  it('a debt is settled by every amount that returns, and no withdrawal is paid before', async () => {
    const { partner, code } = await partnerWithCode(0);
    const administrator = await world.createUser('administrator');
    const payments: string[] = [];
    for (let payers = 0; payers < 6; payers++) payments.push((await pays(code, 4)).id);
    const bill = await world.billFor(partner);
    await world.discounts.applyPayout(partner, bill.id, 4900);
    await world.partners.requestWithdrawal(partner, {
      cents: 4000,
      method: 'webmoney',
      walletNumber: 'Z123456789012',
    });
    for (const id of payments.slice(0, 3)) await world.refund(id, `refund-${id}`);
    // 6 · $19.80 − $49 − $40 = $29.80 were left of which 3 · $19.80 are revoked.
    expect(await world.partners.getState(partner)).toMatchObject({ balanceCents: 0, debtCents: 2960 });
    const [withdrawal] = await world.partners.listWithdrawals(partner);
    const settle = (isPaid: boolean) =>
      catchErrorCode(
        world.partners.resolveWithdrawal(administrator, withdrawal?.id ?? 0, { isPaid, reason: '' }),
      );
    expect(await settle(true)).toBe('WITHDRAWAL_DEBT');
    await world.bills.remove(partner, bill.id);
    expect(await world.partners.getState(partner)).toMatchObject({ balanceCents: 1940, debtCents: 0 });
    expect(await settle(false)).toBe('ok');
    expect(await world.partners.getState(partner)).toMatchObject({ balanceCents: 5940, debtCents: 0 });
  });

  it('a payout that is not spent yet repays the debt when its bill is paid', async () => {
    const { partner, code } = await partnerWithCode(0);
    const { id } = await pays(code);
    const bill = await world.billFor(partner);
    await world.discounts.applyPayout(partner, bill.id, 980);
    await world.refund(id, `refund-${id}`);
    const prepared = await world.bills.prepareForPayment(partner, bill.id, false);
    expect([prepared.payoutCents, prepared.realCents]).toEqual([0, 4900]);
    expect(await world.partners.getState(partner)).toMatchObject({ balanceCents: 0, debtCents: 0 });
  });

  it('decrease by the share of each partial refund', async () => {
    const { partner, code } = await partnerWithCode(0);
    const { id } = await pays(code);
    await world.refund(id, `first-${id}`, 1000);
    expect((await world.partners.getState(partner)).balanceCents).toBe(780);
    await world.refund(id, `second-${id}`, 1000);
    expect((await world.partners.getState(partner)).balanceCents).toBe(580);
  });

  it('are withheld from a partner whom an administrator has blocked', async () => {
    const [{ partner, code }, administrator] = [
      await partnerWithCode(0),
      await world.createUser('administrator'),
    ];
    await world.partners.setRewardsBlocked(administrator, partner.account.id, true);
    const { id } = await pays(code);
    expect(await world.partners.getState(partner)).toMatchObject({
      balanceCents: 0,
      frozenCents: 980,
      isBlocked: true,
    });
    await world.refund(id, `refund-${id}`);
    expect(await world.partners.getState(partner)).toMatchObject({
      balanceCents: 0,
      frozenCents: 0,
      debtCents: 0,
    });
    await world.partners.setRewardsBlocked(administrator, partner.account.id, false);
    await pays(code);
    expect((await world.partners.getState(partner)).balanceCents).toBe(980);
  });

  it('can be withdrawn from the minimum amount with rewards from three users, and return when the withdrawal is rejected', async () => {
    const { partner, code } = await partnerWithCode(0);
    const administrator = await world.createUser('administrator');
    const withdraw = (cents: number, wallet = 'Z123456789012') =>
      catchErrorCode(
        world.partners.requestWithdrawal(partner, { cents, method: 'webmoney', walletNumber: wallet }),
      );
    await pays(code);
    await pays(code);
    expect([await withdraw(1199), await withdraw(1200), await withdraw(1200, 'abc')]).toEqual([
      'WITHDRAWAL_LEAST',
      'WITHDRAWAL_PAYERS',
      'INVALID_FIELD',
    ]);
    await pays(code);
    expect(await withdraw(2941)).toBe('PAYOUT_BALANCE');
    const results = await Promise.all(Array.from({ length: 10 }, () => withdraw(1400)));
    expect(results.filter((result) => result === 'ok')).toHaveLength(2);
    expect(await world.partners.getState(partner)).toMatchObject({
      balanceCents: 140,
      withdrawalCents: 2800,
    });
    const [second, first] = await world.partners.listWithdrawals(partner);
    await world.partners.resolveWithdrawal(administrator, first?.id ?? 0, { isPaid: true, reason: '' });
    await world.partners.resolveWithdrawal(administrator, second?.id ?? 0, {
      isPaid: false,
      reason: 'Wrong purse',
    });
    const noWithdrawal = { isPaid: false, reason: '' };
    expect(
      await catchErrorCode(world.partners.resolveWithdrawal(administrator, first?.id ?? 0, noWithdrawal)),
    ).toBe('WITHDRAWAL_SETTLED');
    expect(await world.partners.getState(partner)).toMatchObject({ balanceCents: 1540, withdrawalCents: 0 });
    expect(await world.partners.listDailyStatistics(partner, 92)).toEqual([
      { day: '2026-11-01', visits: 0, registrations: 3, payments: 3, paidCents: 14_700, rewardCents: 2940 },
    ]);
  });
});

describe('a withdrawal', () => {
  it('is created once for concurrent requests with one key', async () => {
    const { partner, code } = await partnerWithCode(0);
    for (let payer = 0; payer < 3; payer += 1) await pays(code);
    const walletNumber = 'Z123456789012';
    const request = { cents: 1200, method: 'webmoney', walletNumber, key: 'withdrawal-key' } as const;
    const results = await Promise.all(
      Array.from({ length: 10 }, () => catchErrorCode(world.partners.requestWithdrawal(partner, request))),
    );
    expect(new Set(results)).toEqual(new Set(['ok']));
    expect(await world.partners.listWithdrawals(partner)).toHaveLength(1);
    const other = world.partners.requestWithdrawal(partner, { ...request, cents: 1300 });
    expect(await catchErrorCode(other)).toBe('KEY_REUSED');
  });
});

describe('the partner of a user', () => {
  /** Registers a user through the link of a partner. */
  async function registerThrough(partner: AuthenticatedUser): Promise<AuthenticatedUser> {
    const user = await world.createUser();
    await world.postgres.query(
      'INSERT INTO referral (account_id, partner_id, brought_by, at) VALUES ($1, $2, $2, $3)',
      [user.account.id, partner.account.id, world.clock.now()],
    );
    return user;
  }

  it('a link: the partner gets the full share of every payment', async () => {
    const partner = await world.createUser();
    const user = await registerThrough(partner);
    await world.pay(await world.billFor(user), transaction());
    await world.pay(await world.billFor(user, { kind: 'prolong' }), transaction());
    expect((await world.partners.getState(partner)).balanceCents).toBe(2 * 980);
  });

  it("a link and then a code of another partner: the code's partner gets the reward without the registration", async () => {
    const registeredPartner = await world.createUser();
    const user = await registerThrough(registeredPartner);
    const { partner, code } = await partnerWithCode(10);
    const bill = await world.billFor(user);
    await world.pay(await world.discounts.applyPromo(user, bill.id, code), transaction());
    await world.pay(await world.billFor(user, { kind: 'prolong' }), transaction());
    expect((await world.partners.getState(partner)).balanceCents).toBe(440 + 490);
    expect((await world.partners.getState(registeredPartner)).balanceCents).toBe(0);
    const statisticsOf = async (account: AuthenticatedUser) =>
      (await world.partners.listDailyStatistics(account, 7)).map(({ registrations, payments }) => [
        registrations,
        payments,
      ]);
    expect([await statisticsOf(registeredPartner), await statisticsOf(partner)]).toEqual([
      [[1, 0]],
      [[0, 2]],
    ]);
  });

  it('a link and a code of the same partner: the percentage of the code applies', async () => {
    const { partner, code } = await partnerWithCode(20);
    const user = await registerThrough(partner);
    const bill = await world.billFor(user);
    await world.pay(await world.discounts.applyPromo(user, bill.id, code), transaction());
    expect(await world.partners.getState(partner)).toMatchObject({ balanceCents: 0, payers: 0 });
  });
});

describe('promo codes of a partner', () => {
  it('are unique, consist of lower-case letters, digits and hyphens, and discount 0 to 20 percent', async () => {
    const partner = await world.createUser();
    const create = (code: string, discount: number) =>
      catchErrorCode(world.codes.create(partner, code, discount));
    for (const bad of ['', 'Big', 'a b', 'скидка', 'a_b', 'x'.repeat(33)]) {
      expect(await create(bad, 5)).toBe('INVALID_FIELD');
    }
    for (const bad of [-1, 21, 2.5]) expect(await create(freshCode(), bad)).toBe('DISCOUNT_RANGE');
    const code = freshCode();
    const results = await Promise.all(Array.from({ length: 10 }, () => create(code, 20)));
    expect(results.sort()).toEqual([...Array<string>(9).fill('PROMO_EXISTS'), 'ok']);
    expect(await catchErrorCode(world.codes.toggle(await world.createUser(), code))).toBe('NOT_FOUND');
    expect([await world.codes.toggle(partner, code), await world.codes.toggle(partner, code)]).toMatchObject([
      { isActive: false, percent: 0 },
      { isActive: true },
    ]);
  });
});
