import fc from 'fast-check';
import { expect } from 'vitest';
import { In } from 'typeorm';
import { PlanId } from '../../../../server/config/plans.js';
import { Account } from '../../../../server/entities/account.entity.js';
import { BillRecord } from '../../../../server/entities/bill.entity.js';
import type { AuthenticatedUser } from '../../../../server/request/visitor.js';
import { effectivePlan } from '../../../../server/modules/plans/effective-plan.js';
import type { BillingWorld } from './billing-world.js';
import { catchErrorCode } from './paid-partners.js';
import { PlanModel } from './plan-model.js';

const nth = fc.nat(5);
const kindOf = <const Kind extends string>(kind: Kind) => fc.constant(kind);
const cents = fc.integer({ min: 1, max: 5000 });

/** Random events. `who` selects one of two users; `bill`, `payment` and `subscription` select an existing one. */
export const moneyStep = fc.oneof(
  fc.record({ do: kindOf('bill'), who: fc.nat(1), plan: fc.constantFrom(3, 4, 5) }),
  fc.record({ do: kindOf('promo'), bill: nth }),
  fc.record({ do: kindOf('payout'), bill: nth, cents }),
  fc.record({ do: kindOf('prepare'), bill: nth, subscribes: fc.boolean() }),
  fc.record({ do: kindOf('check'), bill: nth, pays: fc.boolean() }),
  fc.record({ do: kindOf('pay'), bill: nth, payment: nth, subscription: fc.option(fc.nat(1)) }),
  fc.record({ do: kindOf('fail'), bill: nth }),
  fc.record({ do: kindOf('refund'), payment: nth, cents: fc.option(cents) }),
  fc.record({
    do: kindOf('recurrent'),
    who: fc.nat(1),
    subscription: fc.nat(1),
    state: fc.constantFrom('active' as const, 'past-due' as const, 'ended' as const),
  }),
  fc.record({ do: kindOf('withdraw'), cents: fc.integer({ min: 1000, max: 3000 }) }),
  fc.record({ do: kindOf('settle'), paid: fc.boolean() }),
  fc.record({
    do: kindOf('grant'),
    who: fc.nat(1),
    plan: fc.constantFrom(6 as const, 3 as const, 4 as const, 5 as const),
    days: fc.integer({ min: 1, max: 40 }),
    source: fc.constantFrom('code' as const, 'grant' as const),
  }),
  fc.record({ do: kindOf('renew'), who: fc.nat(1), subscription: fc.nat(1), cents: fc.option(cents) }),
  fc.record({ do: kindOf('member'), joins: fc.boolean() }),
  fc.record({ do: kindOf('block'), blocked: fc.boolean() }),
  fc.record({ do: kindOf('release') }),
  fc.record({ do: kindOf('convert'), who: fc.nat(1), plan: fc.constantFrom(3, 4, 5) }),
  fc.record({ do: kindOf('remove'), bill: nth }),
  fc.record({ do: kindOf('days'), days: fc.integer({ min: 1, max: 20 }) }),
);

type MoneyStep = typeof moneyStep extends fc.Arbitrary<infer Step> ? Step : never;

/** Amounts that the provider took and refunded in one transaction. */
interface ModelTransaction {
  cents: number;
  refunded: number;
}

const ignoreRejection = () => null;

/** Runs random steps on the services and on a model that only adds up the provider's amounts. */
export class MoneyRun {
  private readonly bills: BillRecord[] = [];
  private readonly transactions = new Map<string, ModelTransaction>();
  private readonly earlyRefunds = new Map<string, (number | null)[]>();
  private readonly plans: readonly [PlanModel, PlanModel] = [new PlanModel(), new PlanModel()];
  private readonly paidBills = new Set<number>();
  private readonly refundedCents = new Map<number, number>();
  private paidOut = 0;
  private transactionCount = 0;

  private constructor(
    private readonly world: BillingWorld,
    private readonly administrator: AuthenticatedUser,
    readonly partner: AuthenticatedUser,
    readonly payer: AuthenticatedUser,
  ) {}

  /** Creates two users. One of them is a partner with withdrawable rewards from three users. */
  static async start(world: BillingWorld, administrator: AuthenticatedUser): Promise<MoneyRun> {
    world.clock.set('2026-11-01T00:00:00Z');
    const [partner, payer] = [await world.createUser(), await world.createUser()];
    const run = new MoneyRun(world, administrator, partner, payer);
    await world.codes.create(partner, run.name('seed'), 0);
    await world.codes.create(partner, run.name('code'), 5);
    for (let users = 0; users < 3; users++) {
      const user = await world.createUser();
      const bill = await world.billFor(user);
      await world.discounts.applyPromo(user, bill.id, run.name('seed'));
      await run.pay(await world.bill(bill.id), run.name(`seed-${users}`));
    }
    return run;
  }

  /** Amount the provider received minus refunds and partner withdrawals. Unit: cents. */
  get balanceCents(): number {
    return (
      [...this.transactions.values()].reduce(
        (sum, transaction) => sum + transaction.cents - transaction.refunded,
        0,
      ) - this.paidOut
    );
  }

  /** Runs a step on the services, applies it to the model and compares both. */
  async step(action: MoneyStep): Promise<void> {
    await this.run(action);
    for (const [index, user] of [this.payer, this.partner].entries()) {
      await this.comparePlans(user, index);
      await this.expectDebtSettled(user);
    }
    await this.expectSeats();
  }

  private async run(action: MoneyStep): Promise<void> {
    const { world } = this;
    switch (action.do) {
      case 'bill':
        return this.createBill(this.user(action.who), action.plan);
      case 'recurrent':
        return this.handleRecurringEvent(this.user(action.who), action.subscription, action.state);
      case 'refund':
        return this.refund(this.name(`${action.payment}`), action.cents);
      case 'withdraw':
        await world.partners
          .requestWithdrawal(this.partner, {
            cents: action.cents,
            method: 'webmoney',
            walletNumber: 'Z123456789012',
          })
          .catch(ignoreRejection);
        return;
      case 'settle':
        return this.settle(action.paid);
      case 'grant':
        return this.grant(action);
      case 'renew':
        return this.renew(this.user(action.who), action.subscription, action.cents);
      case 'member':
        return this.changeTeam(action.joins);
      case 'block':
        return world.partners.setRewardsBlocked(this.administrator, this.partner.account.id, action.blocked);
      case 'release':
        await world.partnerDirectory
          .releaseRewards(this.administrator, this.partner.account.id)
          .catch(ignoreRejection);
        return;
      case 'convert':
        return this.convert(this.user(action.who), action.plan);
      case 'days':
        world.clock.advance({ days: action.days });
        for (const plan of this.plans) plan.advance(action.days * 86_400_000);
        await world.bills.cancelOverdue();
        return;
      case 'check':
      case 'fail':
      case 'pay':
      case 'payout':
      case 'prepare':
      case 'promo':
      case 'remove':
        return this.applyToBill(action);
    }
  }

  private async applyToBill(action: Extract<MoneyStep, { bill: number }>): Promise<void> {
    const { world } = this;
    const modelBill = this.bills[action.bill % Math.max(1, this.bills.length)];
    if (!modelBill) return;
    const bill = await world.bill(modelBill.id);
    const owner = bill.accountId === this.payer.account.id ? this.payer : this.partner;
    switch (action.do) {
      case 'promo':
        await world.discounts.applyPromo(owner, bill.id, this.name('code')).catch(ignoreRejection);
        return;
      case 'payout':
        await world.discounts.applyPayout(owner, bill.id, action.cents).catch(ignoreRejection);
        return;
      case 'prepare':
        await world.bills
          .prepareForPayment(await world.reload(owner), bill.id, action.subscribes)
          .catch(ignoreRejection);
        return;
      case 'remove':
        await world.bills.remove(owner, bill.id).catch(ignoreRejection);
        return;
      case 'check':
        return this.check(bill, action.pays);
      case 'fail':
        return this.expectNoChange(() => world.handleEvent({ kind: 'nothing' }));
      case 'pay':
        return this.pay(
          bill,
          this.name(`${action.payment}`),
          action.subscription === null ? undefined : this.subscription(owner, action.subscription),
        );
    }
  }

  private async createBill(user: AuthenticatedUser, plan: number): Promise<void> {
    const created = await this.world.billFor(user, { kind: 'prolong', plan }).catch(ignoreRejection);
    if (created) this.bills.push(created);
  }

  /** Asserts that the payment check accepts a bill exactly when a payment would pay it. */
  private async check(bill: BillRecord, pays: boolean): Promise<void> {
    const claim = {
      invoice: String(bill.id),
      account: String(bill.accountId),
      cents: bill.realCents,
      currency: 'USD',
      subscription: undefined,
    };
    let result: unknown;
    await this.expectNoChange(async () => {
      result = await this.world.handleEvent({ kind: 'check', ...claim });
    });
    if (!pays || bill.realCents === 0) return;
    const transaction = this.name(`checked-${++this.transactionCount}`);
    await this.pay(bill, transaction);
    const [payment]: { use: string }[] = await this.world.postgres.query(
      'SELECT use FROM payment WHERE transaction_id = $1',
      [transaction],
    );
    expect(payment?.use === 'bill').toBe(result === 'ok');
  }

  private async pay(bill: BillRecord, transaction: string, subscription?: string): Promise<void> {
    // A recurring payment refers to the first paid bill and charges its price without one-time discounts.
    const cents = subscription !== undefined && bill.state !== 'unpaid' ? bill.regularCents : bill.realCents;
    if (cents === 0) return;
    await this.world.pay(bill, transaction, { cents, subscription });
    if (this.transactions.has(transaction)) return;
    const payment = { cents, refunded: 0 };
    this.transactions.set(transaction, payment);
    for (const early of this.earlyRefunds.get(transaction) ?? []) refundTransaction(payment, early);
  }

  private async refund(transaction: string, cents: number | null): Promise<void> {
    await this.world.refund(transaction, this.name(`refund-${++this.transactionCount}`), cents ?? undefined);
    const payment = this.transactions.get(transaction);
    if (payment) refundTransaction(payment, cents);
    else this.earlyRefunds.set(transaction, [...(this.earlyRefunds.get(transaction) ?? []), cents]);
  }

  private async settle(paid: boolean): Promise<void> {
    const { partners } = this.world;
    const requestedWithdrawal = (await partners.listWithdrawals(this.partner)).find(
      ({ state }) => state === 'asked',
    );
    if (!requestedWithdrawal) return;
    const { debtCents } = await partners.getState(this.partner);
    const result = await catchErrorCode(
      partners.resolveWithdrawal(this.administrator, requestedWithdrawal.id, { isPaid: paid, reason: '' }),
    );
    expect(result).toBe(paid && debtCents > 0 ? 'WITHDRAWAL_DEBT' : 'ok');
    if (paid && result === 'ok') this.paidOut += requestedWithdrawal.cents;
  }

  private async grant({ who, plan, days, source }: Extract<MoneyStep, { do: 'grant' }>): Promise<void> {
    const { account } = await this.world.reload(this.user(who));
    await this.world.postgres.transaction((tx) =>
      this.world.grants.grant(tx, account, { planId: plan, days, source }),
    );
    this.plans[who === 0 ? 0 : 1].grant(plan, days);
  }

  /** A recurring charge as CloudPayments reports it, without the number of a bill. */
  private async renew(user: AuthenticatedUser, number: number, other: number | null): Promise<void> {
    const subscription = this.subscription(user, number);
    const [known]: { cents: number }[] = await this.world.postgres.query(
      'SELECT cents FROM payment_subscription WHERE external_id = $1',
      [subscription],
    );
    const cents = other ?? known?.cents ?? 4900;
    const account = String(user.account.id);
    const claim = { invoice: '', account, cents, currency: 'USD', subscription };
    const transaction = this.name(`renewal-${++this.transactionCount}`);
    const result = await this.world.handleEvent({ kind: 'check', ...claim });
    await this.world.handleEvent({ kind: 'paid', transaction, ...claim });
    this.transactions.set(transaction, { cents, refunded: 0 });
    const [payment]: { use: string }[] = await this.world.postgres.query(
      'SELECT use FROM payment WHERE transaction_id = $1',
      [transaction],
    );
    expect(payment?.use).toBe(result === 'ok' ? 'bill' : 'credit');
  }

  /** An administrator turns the first unassigned payment of a user into a plan. */
  private async convert({ account }: AuthenticatedUser, planId: number): Promise<void> {
    const [payment]: { id: number; refunded: number }[] = await this.world.postgres.query(
      `SELECT id, refunded_cents AS refunded FROM payment
       WHERE account_id = $1 AND use = 'credit' AND refunded_cents < cents ORDER BY id LIMIT 1`,
      [account.id],
    );
    if (!payment) return;
    await this.expectSameProviderBalance(async () => {
      const input = { email: account.email, planId, term: 0 };
      const conversion = this.world.paymentOperations.convert(this.administrator, payment.id, input);
      const result = await catchErrorCode(conversion);
      const results = payment.refunded > 0 ? ['PAYMENT_ALLOCATED'] : ['ok', 'TARIFF_DOWNGRADE'];
      expect(results).toContain(result);
    });
  }

  private async expectSameProviderBalance(action: () => Promise<void>): Promise<void> {
    const { provider } = await this.world.ledgerBalances();
    await action();
    expect((await this.world.ledgerBalances())['provider']).toBe(provider);
  }

  private async changeTeam(joins: boolean): Promise<void> {
    const { postgres } = this.world;
    const ownerId = this.payer.account.id;
    await (joins
      ? postgres.query('INSERT INTO account (email, owner_id, created_at) VALUES ($1, $2, $3)', [
          `${this.name(`member-${++this.transactionCount}`)}@people.example`,
          ownerId,
          this.world.clock.now(),
        ])
      : postgres.query(
          'UPDATE account SET owner_id = NULL WHERE id = (SELECT min(id) FROM account WHERE owner_id = $1)',
          [ownerId],
        ));
  }

  /** Applies bills that were paid and payments that were refunded to the model and compares the plans. */
  private async comparePlans({ account }: AuthenticatedUser, index: number): Promise<void> {
    const { postgres, clock } = this.world;
    const model = this.plans[index === 0 ? 0 : 1];
    const now = clock.now().getTime();
    const paidBills = await postgres.manager.find(BillRecord, {
      where: { accountId: account.id, state: In(['paid', 'refunded']) },
      order: { id: 'ASC' },
    });
    for (const bill of paidBills.filter(({ id }) => !this.paidBills.has(id))) {
      model.pay(bill, now);
      this.paidBills.add(bill.id);
    }
    const payments: { bill: number; refunded: number }[] = await postgres.query(
      `SELECT bill_id AS bill, refunded_cents AS refunded FROM payment
       WHERE account_id = $1 AND use = 'bill' AND refunded_cents > 0`,
      [account.id],
    );
    for (const { bill, refunded } of payments) {
      model.refund(bill, refunded - (this.refundedCents.get(bill) ?? 0));
      this.refundedCents.set(bill, refunded);
    }
    const { planSchedule } = (await this.world.reload({ account } as AuthenticatedUser)).account;
    expect(
      planSchedule
        .filter(({ until }) => until.getTime() > now)
        .map(({ planId, until }) => [planId, until.getTime()]),
    ).toEqual(model.schedule(now));
  }

  private async expectDebtSettled(user: AuthenticatedUser): Promise<void> {
    const { balanceCents, debtCents } = await this.world.partners.getState(user);
    expect(Math.min(balanceCents, debtCents)).toBe(0);
  }

  /** Asserts that as many team members use the plan as it has seats. */
  private async expectSeats(): Promise<void> {
    const owner = (await this.world.reload(this.payer)).account;
    const members = await this.world.postgres.manager.findBy(Account, { ownerId: owner.id });
    const now = this.world.clock.now();
    const plan = effectivePlan({ account: owner, owner }, now, this.world.planCatalog);
    const served = members.filter(
      (account) => effectivePlan({ account, owner }, now, this.world.planCatalog).id === plan.id,
    );
    const seats = plan.id === PlanId.Free ? members.length : plan.limits.users - 1;
    expect(served).toHaveLength(Math.min(seats, members.length));
  }

  private async expectNoChange(action: () => Promise<unknown>): Promise<void> {
    const before = await this.world.ledgerBalances();
    await action();
    expect(await this.world.ledgerBalances()).toEqual(before);
  }

  private user(userIndex: number): AuthenticatedUser {
    return userIndex === 0 ? this.payer : this.partner;
  }

  private async handleRecurringEvent(
    user: AuthenticatedUser,
    number: number,
    state: 'active' | 'past-due' | 'ended',
  ): Promise<void> {
    await this.world.handleEvent({
      kind: 'recurrent',
      subscription: this.subscription(user, number),
      state,
    });
  }

  /** Provider id of a subscription, unique per user. */
  private subscription({ account }: AuthenticatedUser, number: number): string {
    return this.name(`sc-${account.id}-${number}`);
  }

  private name(label: string): string {
    return `m${this.payer.account.id}-${label}`;
  }
}

function refundTransaction(transaction: ModelTransaction, cents: number | null): void {
  transaction.refunded += Math.min(cents ?? transaction.cents, transaction.cents - transaction.refunded);
}
