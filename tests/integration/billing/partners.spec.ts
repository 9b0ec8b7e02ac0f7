import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openBillingWorld, type BillingWorld } from './support/money-world.js';
import { codeOf, partnersIn } from './support/paid-partners.js';

let world: BillingWorld;
const { transaction, freshCode, partnerWithCode, pays } = partnersIn(() => world);

beforeAll(async () => {
  world = await openBillingWorld();
});
beforeEach(() => world.clock.set('2026-11-01T00:00:00Z'));

describe('#A28 a promo code on a bill', () => {
  it('takes its percent off in whole dollars, and its partner gets the rest of 20 percent', async () => {
    const { partner, code } = await partnerWithCode(10);
    const payer = await world.createUser();
    const bill = await world.billFor(payer);
    const cheaper = await world.discounts.applyPromo(payer, bill.id, ` ${code.toUpperCase()} `);
    expect([cheaper.regularCents, cheaper.promoCents, cheaper.realCents]).toEqual([4900, 500, 4400]);
    await world.pay(cheaper, transaction());
    expect(await world.partners.state(partner)).toMatchObject({ balanceCents: 440, payers: 1 });
    expect((await world.reload(payer)).account.paidUntil).toEqual(new Date('2026-12-01T00:00:00Z'));
    const { codes } = await world.codes.list(partner, 1);
    expect(codes).toMatchObject([{ code, percent: 10, usedTimes: 1, partnerCents: 440, isActive: true }]);
    // Who came by a code stays its partner's: the next payment is shared in the same way.
    await world.pay(await world.billFor(payer, { kind: 'prolong' }), transaction());
    expect((await world.partners.state(partner)).balanceCents).toBe(440 + 490);
  });

  it('is refused with its reason', async () => {
    const { partner, code } = await partnerWithCode();
    const { payer: old } = await pays(code);
    const user = await world.createUser();
    const bill = await world.billFor(user);
    const apply = (person: AuthenticatedUser, id: number, typed: string) =>
      codeOf(world.discounts.applyPromo(person, id, typed));
    expect(await apply(user, bill.id, 'no-such-code')).toBe('PROMO_INACTIVE');
    const off = await partnerWithCode();
    await world.codes.toggle(off.partner, off.code);
    expect(await apply(user, bill.id, off.code)).toBe('PROMO_INACTIVE');
    expect(await apply(partner, (await world.billFor(partner)).id, code)).toBe('PROMO_CANNOT_APPLY');
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

describe('#49 what makes a bill cheaper, at once', () => {
  it('one of 50 codes is applied, and it is used once', async () => {
    const { partner, code } = await partnerWithCode(20);
    const other = await partnerWithCode(10);
    const user = await world.createUser();
    const bill = await world.billFor(user);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        codeOf(world.discounts.applyPromo(user, bill.id, at % 2 ? code : other.code)),
      ),
    );
    expect(answers.sort()).toEqual([...Array<string>(49).fill('PROMO_USED'), 'ok']);
    const { realCents } = await world.bill(bill.id);
    expect([3900, 4400]).toContain(realCents);
    const used = [
      ...(await world.codes.list(partner, 1)).codes,
      ...(await world.codes.list(other.partner, 1)).codes,
    ];
    expect(used.reduce((sum, { usedTimes }) => sum + usedTimes, 0)).toBe(1);
  });

  it('a code and the partner balance: both count, and nothing is paid twice', async () => {
    const mine = await partnerWithCode(0);
    await pays(mine.code);
    const { code } = await partnerWithCode(20);
    const bill = await world.billFor(mine.partner);
    await Promise.all([
      world.discounts.applyPromo(mine.partner, bill.id, code),
      world.discounts.applyPayout(mine.partner, bill.id, 980),
    ]);
    expect(await world.bill(bill.id)).toMatchObject({ promoCents: 1000, payoutCents: 980, realCents: 2920 });
    expect((await world.partners.state(mine.partner)).balanceCents).toBe(0);
  });
});

describe('#51 #A29 the partner balance', () => {
  it('50 payouts at once never take more than there is', async () => {
    const { partner, code } = await partnerWithCode(0);
    await pays(code);
    const bills = [await world.billFor(partner), await world.billFor(partner, { plan: 4 })];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        codeOf(world.discounts.applyPayout(partner, bills[at % 2]?.id ?? 0, 100)),
      ),
    );
    expect(answers.sort()).toEqual([
      ...Array<string>(41).fill('PAYOUT_BALANCE'),
      ...Array<string>(9).fill('ok'),
    ]);
    expect((await world.partners.state(partner)).balanceCents).toBe(80);
    const [one, two] = await Promise.all(bills.map(({ id }) => world.bill(id)));
    expect((one?.payoutCents ?? 0) + (two?.payoutCents ?? 0)).toBe(900);
  });

  it('refuses amounts that are none, exceed the price or the balance; a removed bill gives back', async () => {
    const { partner, code } = await partnerWithCode(0);
    await pays(code);
    const bill = await world.billFor(partner);
    const pay = (cents: number) => codeOf(world.discounts.applyPayout(partner, bill.id, cents));
    expect([await pay(0), await pay(-1), await pay(1.5), await pay(4901), await pay(981)]).toEqual([
      'PAYOUT_INVALID',
      'PAYOUT_INVALID',
      'PAYOUT_INVALID',
      'PAYOUT_EXCEEDS',
      'PAYOUT_BALANCE',
    ]);
    expect(await pay(980)).toBe('ok');
    await world.bills.remove(partner, bill.id);
    expect((await world.partners.state(partner)).balanceCents).toBe(980);
  });
});

describe('#A30 rewards', () => {
  it('go back with the payment; what was spent becomes a debt that the next reward makes up for', async () => {
    const { partner, code } = await partnerWithCode(0);
    const { id } = await pays(code);
    await world.discounts.applyPayout(partner, (await world.billFor(partner)).id, 900);
    await world.refund(id, `refund-${id}`);
    expect(await world.partners.state(partner)).toMatchObject({ balanceCents: 0, debtCents: 900, payers: 0 });
    await pays(code);
    expect(await world.partners.state(partner)).toMatchObject({ balanceCents: 80, debtCents: 0 });
  });

  it('are kept back where an administrator has blocked them', async () => {
    const [{ partner, code }, administrator] = [
      await partnerWithCode(0),
      await world.createUser('administrator'),
    ];
    await world.partners.setRewardsBlocked(administrator, partner.account.id, true);
    const { id } = await pays(code);
    expect(await world.partners.state(partner)).toMatchObject({
      balanceCents: 0,
      frozenCents: 980,
      isBlocked: true,
    });
    await world.refund(id, `refund-${id}`);
    expect(await world.partners.state(partner)).toMatchObject({
      balanceCents: 0,
      frozenCents: 0,
      debtCents: 0,
    });
    await world.partners.setRewardsBlocked(administrator, partner.account.id, false);
    await pays(code);
    expect((await world.partners.state(partner)).balanceCents).toBe(980);
  });

  it('are paid out from the least sum on, with rewards from three users, and come back where refused', async () => {
    const { partner, code } = await partnerWithCode(0);
    const administrator = await world.createUser('administrator');
    const withdraw = (cents: number, purse = 'Z123456789012') =>
      codeOf(world.partners.requestWithdrawal(partner, cents, 'webmoney', purse));
    await pays(code);
    await pays(code);
    expect([await withdraw(1199), await withdraw(1200), await withdraw(1200, 'abc')]).toEqual([
      'WITHDRAWAL_LEAST',
      'WITHDRAWAL_PAYERS',
      'INVALID_FIELD',
    ]);
    await pays(code);
    expect(await withdraw(2941)).toBe('PAYOUT_BALANCE');
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(1400)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(2);
    expect(await world.partners.state(partner)).toMatchObject({ balanceCents: 140, withdrawalCents: 2800 });
    const [second, first] = await world.partners.listWithdrawals(partner);
    await world.partners.resolveWithdrawal(administrator, first?.id ?? 0, { isPaid: true, reason: '' });
    await world.partners.resolveWithdrawal(administrator, second?.id ?? 0, {
      isPaid: false,
      reason: 'Wrong purse',
    });
    const again = { isPaid: false, reason: '' };
    expect(await codeOf(world.partners.resolveWithdrawal(administrator, first?.id ?? 0, again))).toBe(
      'WITHDRAWAL_SETTLED',
    );
    expect(await world.partners.state(partner)).toMatchObject({ balanceCents: 1540, withdrawalCents: 0 });
    expect(await world.partners.days(partner, 92)).toEqual([
      { day: '2026-11-01', visits: 0, registrations: 3, payments: 3, paidCents: 14_700, rewardCents: 2940 },
    ]);
  });
});

describe('#A30 whose a user is', () => {
  /** Somebody who registered by the link of a partner. */
  async function broughtBy(partner: AuthenticatedUser): Promise<AuthenticatedUser> {
    const user = await world.createUser();
    await world.postgres.query(
      'INSERT INTO referral (account_id, partner_id, brought_by, at) VALUES ($1, $2, $2, $3)',
      [user.account.id, partner.account.id, world.clock.now()],
    );
    return user;
  }

  it('by a link: the full share of every payment, from the first on', async () => {
    const partner = await world.createUser();
    const user = await broughtBy(partner);
    await world.pay(await world.billFor(user), transaction());
    await world.pay(await world.billFor(user, { kind: 'prolong' }), transaction());
    expect((await world.partners.state(partner)).balanceCents).toBe(2 * 980);
  });

  it('by a link and then a code of another partner: the code’s, whose registration it was not', async () => {
    const brought = await world.createUser();
    const user = await broughtBy(brought);
    const { partner, code } = await partnerWithCode(10);
    const bill = await world.billFor(user);
    await world.pay(await world.discounts.applyPromo(user, bill.id, code), transaction());
    await world.pay(await world.billFor(user, { kind: 'prolong' }), transaction());
    expect((await world.partners.state(partner)).balanceCents).toBe(440 + 490);
    expect((await world.partners.state(brought)).balanceCents).toBe(0);
    const told = async (person: AuthenticatedUser) =>
      (await world.partners.days(person, 7)).map(({ registrations, payments }) => [registrations, payments]);
    expect([await told(brought), await told(partner)]).toEqual([[[1, 0]], [[0, 2]]]);
  });

  it('by a link and a code of the same partner: the code’s percent', async () => {
    const { partner, code } = await partnerWithCode(20);
    const user = await broughtBy(partner);
    const bill = await world.billFor(user);
    await world.pay(await world.discounts.applyPromo(user, bill.id, code), transaction());
    expect(await world.partners.state(partner)).toMatchObject({ balanceCents: 0, payers: 0 });
  });
});

describe('#A30 promo codes of a partner', () => {
  it('are lower-case letters, digits and hyphens, with a discount from 0 to 20, each once', async () => {
    const partner = await world.createUser();
    const create = (code: string, discount: number) => codeOf(world.codes.create(partner, code, discount));
    for (const bad of ['', 'Big', 'a b', 'скидка', 'a_b', 'x'.repeat(33)]) {
      expect(await create(bad, 5)).toBe('INVALID_FIELD');
    }
    for (const bad of [-1, 21, 2.5]) expect(await create(freshCode(), bad)).toBe('DISCOUNT_RANGE');
    const code = freshCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(code, 20)));
    expect(answers.sort()).toEqual([...Array<string>(9).fill('PROMO_EXISTS'), 'ok']);
    expect(await codeOf(world.codes.toggle(await world.createUser(), code))).toBe('NOT_FOUND');
    expect([await world.codes.toggle(partner, code), await world.codes.toggle(partner, code)]).toMatchObject([
      { isActive: false, percent: 0 },
      { isActive: true },
    ]);
  });
});
