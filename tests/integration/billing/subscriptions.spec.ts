import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPlanSettings } from '../../../server/config/plan-settings.js';
import { PlanId } from '../../../server/config/plans.js';
import { flattenSettings } from '../../../server/config/setting-values.js';
import { PlanCatalog } from '../../../server/modules/plans/plan-catalog.js';
import { effectivePlan, findLatestPlan } from '../../../server/modules/plans/effective-plan.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openBillingWorld, type BillingWorld } from './support/billing-world.js';

let world: BillingWorld;
let number = 0;
const transaction = () => `s-${++number}`;

beforeAll(async () => {
  world = await openBillingWorld();
});
beforeEach(() => world.clock.set('2026-11-01T00:00:00Z'));

describe('a subscription at the test provider', () => {
  const stateOf = async (user: AuthenticatedUser) => {
    const { state, nextAt } = await world.subscriptionOf(user);
    const { planId, until } = await world.planOf(user);
    return [state, nextAt?.toISOString().slice(0, 10), planId, until?.toISOString().slice(0, 10)];
  };

  const subscribe = async (user: AuthenticatedUser, plan = 3) => {
    const bill = await world.billFor(user, { kind: 'prolong', plan });
    await world.localPayments.emitEvents(
      {
        billId: bill.id,
        accountId: bill.accountId,
        cents: bill.realCents,
        currency: 'USD',
        description: '',
        email: user.account.email,
        phone: null,
        language: 'en',
        recurs: { cents: bill.regularCents, months: 1, from: world.clock.now() },
      },
      'pay',
    );
    return bill;
  };

  it('lives from the first payment over renewals, failures and a card change to its end and refund', async () => {
    const user = await world.createUser();
    await subscribe(user);
    expect(await stateOf(user)).toEqual(['active', '2026-12-01', 3, '2026-12-01']);
    world.clock.set('2026-12-01T00:00:00Z');
    await world.localPayments.chargeDue();
    expect(await stateOf(user)).toEqual(['active', '2027-01-01', 3, '2027-01-01']);
    // The repeated notification of the same charge changes nothing.
    await world.localPayments.charge(
      { ...(await world.subscriptionOf(user)), nextAt: world.clock.now() },
      true,
    );
    expect((await world.planOf(user)).until).toEqual(new Date('2027-01-01T00:00:00Z'));
    world.clock.set('2027-01-01T00:00:00Z');
    await world.localPayments.charge(await world.subscriptionOf(user), false);
    expect((await stateOf(user))[0]).toBe('past-due');
    // The payer changes the card by a payment with new automatic payments, which replace the old ones.
    const oldSubscription = await world.subscriptionOf(user);
    await subscribe(user);
    expect(await stateOf(user)).toEqual(['active', '2027-02-01', 3, '2027-02-01']);
    await world.localPayments.charge({ ...oldSubscription, nextAt: new Date('2027-01-03T00:00:00Z') }, true);
    expect((await world.planOf(user)).until).toEqual(new Date('2027-02-01T00:00:00Z'));
    world.clock.set('2027-02-01T00:00:00Z');
    for (let failures = 0; failures < 3; failures++) {
      await world.localPayments.charge(await world.subscriptionOf(user), false, failures);
    }
    expect((await stateOf(user))[0]).toBe('ended');
    const renewed = await world.createUser();
    const bill = await subscribe(renewed);
    await world.paymentEvents.handleEvent('local', {
      kind: 'refunded',
      refund: 'local-refund',
      transaction: `bill-${bill.id}`,
      cents: undefined,
    });
    expect(await stateOf(renewed)).toEqual(['ended', '2027-03-01', 3, '2027-02-01']);
    expect(await world.localPayments.chargeDue()).toBe(0);
  });

  it('keeps the day of the month when a charge follows the end of a short month', async () => {
    world.clock.set('2027-01-31T00:00:00Z');
    const user = await world.createUser();
    await subscribe(user);
    world.clock.set('2027-02-28T00:10:00Z');
    await world.localPayments.chargeDue();
    expect((await stateOf(user)).at(-1)).toBe('2027-03-31');
  });

  it('accepts a renewal without a bill number in the check and in the payment', async () => {
    const user = await world.createUser();
    await world.pay(await world.billFor(user), transaction(), { subscription: 'sc-no-invoice' });
    const charge = {
      invoice: '',
      account: String(user.account.id),
      cents: 4900,
      currency: 'USD',
      subscription: 'sc-no-invoice',
    };
    expect(await world.check(charge)).toBe('ok');
    expect(await world.check({ ...charge, cents: 4800 })).toBe('sum');
    expect(await world.check({ ...charge, subscription: 'sc-unknown' })).toBe('invoice');
    world.clock.set('2026-12-01T00:00:00Z');
    await world.handleEvent({ kind: 'paid', transaction: transaction(), ...charge });
    expect((await world.planOf(user)).until).toEqual(new Date('2027-01-01T00:00:00Z'));
    await world.handleEvent({ kind: 'recurrent', subscription: 'sc-no-invoice', state: 'ended' });
    expect(await world.check(charge)).toBe('closed');
    await world.handleEvent({ kind: 'paid', transaction: transaction(), ...charge });
    // A charge after the end is credited to the payer.
    const payments: { use: string }[] = await world.postgres.query(
      'SELECT use FROM payment WHERE account_id = $1 ORDER BY id',
      [user.account.id],
    );
    expect(payments.map(({ use }) => use)).toEqual(['bill', 'bill', 'credit']);
  });

  it('moves with the end of its plan when a code grants a higher plan, and a renewal extends the paused plan', async () => {
    const user = await world.createUser();
    await subscribe(user);
    const { account } = await world.reload(user);
    await world.postgres.transaction((tx) =>
      world.grants.grant(tx, account, { planId: 4, days: 60, source: 'code' }),
    );
    expect(await stateOf(user)).toEqual(['active', '2027-01-30', 4, '2026-12-31']);
    // A provider that did not move the charge is paid for time after the higher plan.
    world.clock.set('2026-12-01T00:00:00Z');
    await world.localPayments.charge(
      { ...(await world.subscriptionOf(user)), nextAt: world.clock.now() },
      true,
    );
    const { planSchedule } = (await world.reload(user)).account;
    expect(planSchedule.map(({ planId, until }) => [planId, until.toISOString().slice(0, 10)])).toEqual([
      [4, '2026-12-31'],
      [3, '2027-02-28'],
    ]);
  });
});

describe('changed plan settings', () => {
  const defaults = Object.fromEntries(flattenSettings(defaultPlanSettings));

  const pay = async (user: AuthenticatedUser, subscription?: string) => {
    const bill = await world.billFor(user, { kind: 'prolong' });
    await world.pay(bill, transaction(), { subscription });
    return bill;
  };
  const limitOf = async (user: AuthenticatedUser) => {
    const { account } = await world.reload(user);
    return effectivePlan({ account, owner: account }, world.clock.now(), world.planCatalog).limits
      .analyzePerDay;
  };
  const untilOf = async (user: AuthenticatedUser) =>
    findLatestPlan((await world.reload(user)).account, world.clock.now())
      ?.until.toISOString()
      .slice(0, 10);

  it('apply to new bills and not to open bills, paid time, automatic payments and refunds', async () => {
    const [subscriber, waiting, paid, buyer] = await Promise.all([1, 2, 3, 4].map(() => world.createUser()));
    if (!subscriber || !waiting || !paid || !buyer) throw new Error('users are missing');
    await pay(subscriber, 'sc-settings');
    const openBill = await world.billFor(waiting, {});
    const paidTransaction = transaction();
    await world.pay(await world.billFor(paid, {}), paidTransaction);
    await world.saveSettings({
      'plans.3.priceCents': 5900,
      'plans.3.limits.analyzePerDay': 50,
      'plans.3.isActive': false,
    });
    await expect(world.billFor(buyer, {})).rejects.toMatchObject({ code: 'TARIFF_ARCHIVED' });
    // Bills that were created before stay payable at their price.
    expect((await world.bills.prepareForPayment(waiting, openBill.id, false)).realCents).toBe(4900);
    await world.pay(openBill, transaction());
    expect(await untilOf(waiting)).toBe('2026-12-01');
    await world.saveSettings({ 'plans.3.isActive': true });
    expect(await world.billFor(buyer, {})).toMatchObject({ regularCents: 5900 });
    await pay(buyer);
    expect([await limitOf(waiting), await limitOf(subscriber), await limitOf(buyer)]).toEqual([100, 100, 50]);
    // An extension at the new price does not change the time that was paid before.
    await pay(waiting);
    expect([await limitOf(waiting), await untilOf(waiting)]).toEqual([100, '2027-01-01']);
    world.clock.set('2026-11-16T00:00:00Z');
    await world.refund(paidTransaction, 'refund-settings');
    expect(await untilOf(paid)).toBe('2026-11-16');
    world.clock.set('2026-12-01T00:00:00Z');
    await world.handleEvent({
      kind: 'paid',
      transaction: transaction(),
      invoice: '',
      account: String(subscriber.account.id),
      cents: 4900,
      currency: 'USD',
      subscription: 'sc-settings',
    });
    expect([await limitOf(subscriber), await untilOf(subscriber)]).toEqual([100, '2027-01-01']);
    expect(await limitOf(waiting)).toBe(50);
    await world.saveSettings(defaults);
  });

  it('of one customer apply to this customer only, until the individual plan ends', async () => {
    const [customer, other] = [await world.createUser(), await world.createUser()];
    const scope = { accountId: customer.account.id, planId: PlanId.Basic } as const;
    await world.saveSettings({ priceCents: 1900, 'limits.analyzePerDay': 700 }, scope);
    await pay(customer);
    await pay(other);
    expect([await limitOf(customer), await limitOf(other)]).toEqual([700, 100]);
    expect(await world.bill((await world.billFor(customer, { kind: 'prolong' })).id)).toMatchObject({
      regularCents: 1900,
    });
    // Other processes read the same versions.
    const catalog = new PlanCatalog(world.postgres);
    await catalog.readNewVersions();
    expect(catalog.getPlanSet(customer.account.id).byId[PlanId.Basic]).toMatchObject({
      priceCents: 1900,
      isIndividual: true,
    });
    expect(catalog.getPlanSet(other.account.id)).toEqual(world.planCatalog.current);
  });
});
