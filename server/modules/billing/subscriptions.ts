import type { EntityManager } from 'typeorm';
import { Account } from '../../entities/account.entity.js';
import { BillRecord } from '../../entities/bill.entity.js';
import { PaymentSubscription } from '../../entities/payment-subscription.entity.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import { billDays } from './bill-days.js';
import { purchasablePlan } from './compare-plans.js';
import { addTerm } from './paid-time.js';
import { termOf } from './purchase.js';
import type { ProviderId } from './providers/payment-provider.js';

const dayMs = 86_400_000;

/** Payments that recur. The provider takes them by itself; what it tells of them is the truth. */
export class Subscriptions {
  constructor(
    private readonly now: () => Date,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * A bill was bought: with payments that recur these begin, and those for another plan end, as nobody pays for two.
   * @param externalId the provider's id of the payments; undefined for a payment by itself
   * @param paidUntil when the plan ends now, which is when the provider was asked for the first of them
   */
  async recordPurchase(
    tx: EntityManager,
    provider: ProviderId,
    externalId: string | undefined,
    bill: BillRecord,
    paidUntil: Date,
  ): Promise<void> {
    const { accountId, planId, term } = bill;
    const subscriptions = await tx.findBy(PaymentSubscription, { accountId });
    const existing = subscriptions.find(
      (other) => other.provider === provider && other.externalId === externalId,
    );
    for (const other of subscriptions) {
      const replaced = other !== existing && (externalId !== undefined || other.planId !== planId);
      if (other.state !== 'ended' && replaced) await this.end(tx, other);
    }
    if (existing) {
      const { months, days } = termOf(purchasablePlan(planId), term);
      const nextAt = existing.nextAt && addTerm(existing.nextAt, { months, days });
      await tx.update(PaymentSubscription, existing.id, { nextAt });
    }
    if (externalId === undefined || existing) return;
    const cents = renewalCents(bill);
    const created = await tx.save(
      tx.create(PaymentSubscription, {
        provider,
        externalId,
        accountId,
        planId,
        term,
        cents,
        nextAt: paidUntil,
        createdAt: this.now(),
      }),
    );
    await tx.update(Account, accountId, { subscriptionId: created.id });
  }

  /**
   * The bill of a payment that recurs: a new one, as the one that it names was paid by the first of them. Null for any other
   * payment, and where the sum is another one.
   */
  async createRenewalBill(
    tx: EntityManager,
    provider: ProviderId,
    event: { subscription: string | undefined; cents: number | undefined },
    initialBill: BillRecord,
  ): Promise<BillRecord | null> {
    if (event.subscription === undefined || initialBill.state === 'unpaid') return null;
    const existing = await tx.findOneBy(PaymentSubscription, { provider, externalId: event.subscription });
    if (!existing || existing.accountId !== initialBill.accountId || existing.cents !== event.cents)
      return null;
    const { accountId, planId, term, cents } = existing;
    const now = this.now();
    return tx.save(
      tx.create(BillRecord, {
        accountId,
        kind: 'prolong',
        planId,
        term,
        currency: initialBill.currency,
        regularCents: cents,
        unusedCents: 0,
        promoPercent: 0,
        promoCents: 0,
        creditCents: 0,
        payoutCents: 0,
        realCents: cents,
        state: 'unpaid',
        subscribes: true,
        createdAt: now,
        dueAt: new Date(now.getTime() + billDays * dayMs),
      }),
    );
  }

  /**
   * The provider tells how payments that recur stand.
   * @returns whose they are where that is news; else null
   */
  async applyProviderState(
    tx: EntityManager,
    provider: ProviderId,
    externalId: string,
    { state, nextAt }: Pick<PaymentSubscription, 'state'> & { nextAt?: Date | undefined },
  ): Promise<number | null> {
    const existing = await tx.findOneBy(PaymentSubscription, { provider, externalId });
    // What has ended stays so, whatever is told late.
    if (!existing || existing.state === 'ended') return null;
    // Told late, a date that is over says nothing of the next one.
    if (nextAt && nextAt > this.now()) await tx.update(PaymentSubscription, existing.id, { nextAt });
    if (existing.state === state) return null;
    await tx.update(PaymentSubscription, existing.id, { state });
    if (state === 'ended') await clearAccountSubscription(tx, existing);
    return existing.accountId;
  }

  /** Ends the payments of an account that recur; the provider is told by a job. */
  async endAll(tx: EntityManager, accountId: number): Promise<void> {
    for (const subscription of await tx.findBy(PaymentSubscription, { accountId })) {
      if (subscription.state !== 'ended') await this.end(tx, subscription);
    }
  }

  private async end(tx: EntityManager, subscription: PaymentSubscription): Promise<void> {
    await tx.update(PaymentSubscription, subscription.id, { state: 'ended' });
    await clearAccountSubscription(tx, subscription);
    await this.jobs.add('end-subscription', { subscription: subscription.id }, { tx });
  }
}

/** What payments for a bill's plan come to when they recur: its price, without what counted once. Unit: cents. */
export function renewalCents({ planId, term }: Pick<BillRecord, 'planId' | 'term'>): number {
  return termOf(purchasablePlan(planId), term).priceCents;
}

async function clearAccountSubscription(
  tx: EntityManager,
  { id, accountId }: PaymentSubscription,
): Promise<void> {
  await tx.update(Account, { id: accountId, subscriptionId: id }, { subscriptionId: 0 });
}
