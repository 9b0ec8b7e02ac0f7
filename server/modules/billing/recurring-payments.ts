import type { EntityManager } from 'typeorm';
import type { PlanId } from '../../config/plans.js';
import { Account } from '../../entities/account.entity.js';
import type { BillRecord } from '../../entities/bill.entity.js';
import { PaymentSubscription } from '../../entities/payment-subscription.entity.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import { getTermLength } from '../plans/plan-prices.js';
import { addTerm } from './paid-time.js';
import type { CheckResult, PaymentCheckRequest, ProviderId } from './providers/payment-provider.js';
import { ledgerCurrency } from './ledger.js';
import { saveUndiscountedBill } from './undiscounted-bill.js';

interface RecurringPurchase {
  provider: ProviderId;
  /** Id at the provider; undefined for a single payment. */
  externalId: string | undefined;
  bill: BillRecord;
  /** New end of the plan, when the first recurring charge is due. */
  paidUntil: Date;
}

/** Recurring payments. The provider is the source of truth. */
export class RecurringPayments {
  constructor(
    private readonly now: () => Date,
    private readonly jobs: JobQueue,
  ) {}

  /** Starts recurring payments after a purchase, and ends those for other plans. */
  async recordPurchase(
    tx: EntityManager,
    { provider, externalId, bill, paidUntil }: RecurringPurchase,
  ): Promise<void> {
    const { accountId, planId, settingsVersion, term } = bill;
    const subscriptions = await tx.findBy(PaymentSubscription, { accountId });
    const existing = subscriptions.find(
      (subscription) => subscription.provider === provider && subscription.externalId === externalId,
    );
    for (const subscription of subscriptions) {
      const isReplaced =
        subscription !== existing && (externalId !== undefined || subscription.planId !== planId);
      if (subscription.state !== 'ended' && isReplaced) await this.end(tx, subscription);
    }
    if (existing) {
      const nextAt = existing.nextAt && addTerm(existing.nextAt, getTermLength(planId, term));
      await tx.update(PaymentSubscription, existing.id, { nextAt });
    }
    if (externalId === undefined || existing) return;
    const cents = getRenewalCents(bill);
    const created = await tx.save(
      tx.create(PaymentSubscription, {
        provider,
        externalId,
        accountId,
        planId,
        settingsVersion,
        term,
        cents,
        nextAt: paidUntil,
        createdAt: this.now(),
      }),
    );
    await tx.update(Account, accountId, { subscriptionId: created.id });
  }

  /**
   * Finds the recurring payments to which a charge belongs. The charge must report their id, and if it reports an
   * account, that of the payer.
   */
  async find(
    tx: EntityManager,
    provider: ProviderId,
    { subscription: externalId, account }: Pick<PaymentCheckRequest, 'subscription' | 'account'>,
  ): Promise<PaymentSubscription | null> {
    if (externalId === undefined) return null;
    const existing = await tx.findOneBy(PaymentSubscription, { provider, externalId });
    return account === undefined || account === String(existing?.accountId) ? existing : null;
  }

  /** Creates the bill of a recurring charge. */
  async createRenewalBill(tx: EntityManager, subscription: PaymentSubscription): Promise<BillRecord> {
    const { accountId, planId, settingsVersion, term, cents } = subscription;
    const plan = { planId, settingsVersion, term };
    const fields = { accountId, kind: 'prolong', ...plan, currency: ledgerCurrency, cents } as const;
    return saveUndiscountedBill(tx, { ...fields, subscribes: true }, this.now());
  }

  /**
   * Applies a state reported by the provider.
   * @returns the account id if the state changed, otherwise null
   */
  async applyProviderState(
    tx: EntityManager,
    provider: ProviderId,
    externalId: string,
    { state, nextAt }: Pick<PaymentSubscription, 'state'> & { nextAt?: Date | undefined },
  ): Promise<number | null> {
    const existing = await tx.findOneBy(PaymentSubscription, { provider, externalId });
    // Late events must not revive ended payments.
    if (!existing || existing.state === 'ended') return null;
    // A past date in a late event is ignored.
    if (nextAt && nextAt > this.now()) await tx.update(PaymentSubscription, existing.id, { nextAt });
    if (existing.state === state) return null;
    await tx.update(PaymentSubscription, existing.id, { state });
    if (state === 'ended') await clearAccountSubscription(tx, existing);
    return existing.accountId;
  }

  /** Ends all recurring payments of an account; a job cancels them at the provider. */
  async endAll(tx: EntityManager, accountId: number): Promise<void> {
    for (const subscription of await tx.findBy(PaymentSubscription, { accountId })) {
      if (subscription.state !== 'ended') await this.end(tx, subscription);
    }
  }

  /** Ends the recurring payments for a plan. */
  async endForPlan(tx: EntityManager, accountId: number, planId: PlanId): Promise<void> {
    for (const subscription of await tx.findBy(PaymentSubscription, { accountId, planId })) {
      if (subscription.state !== 'ended') await this.end(tx, subscription);
    }
  }

  private async end(tx: EntityManager, subscription: PaymentSubscription): Promise<void> {
    await tx.update(PaymentSubscription, subscription.id, { state: 'ended' });
    await clearAccountSubscription(tx, subscription);
    await this.cancelAtProvider(tx, subscription);
  }

  /** Cancels recurring payments at the provider. */
  async cancelAtProvider(tx: EntityManager, { id }: PaymentSubscription): Promise<void> {
    await this.jobs.add('end-subscription', { subscription: id }, { tx });
  }
}

/** Whether a charge is due for recurring payments: they are not ended, and amount and currency are as agreed. */
export function checkRenewal(
  { state, cents }: PaymentSubscription,
  claim: Pick<PaymentCheckRequest, 'cents' | 'currency'>,
): CheckResult {
  if (claim.cents !== cents || claim.currency !== ledgerCurrency) return 'sum';
  return state === 'ended' ? 'closed' : 'ok';
}

/** Amount of a recurring charge: the price of the first bill without one-time discounts. Unit: cents. */
export function getRenewalCents({ termCents, regularCents }: BillRecord): number {
  return termCents ?? regularCents;
}

async function clearAccountSubscription(
  tx: EntityManager,
  { id, accountId }: PaymentSubscription,
): Promise<void> {
  await tx.update(Account, { id: accountId, subscriptionId: id }, { subscriptionId: 0 });
}
