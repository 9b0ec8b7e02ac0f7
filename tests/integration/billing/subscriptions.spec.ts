import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
