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
  async bought(
    tx: EntityManager,
    provider: ProviderId,
    externalId: string | undefined,
    bill: BillRecord,
    paidUntil: Date,
  ): Promise<void> {
    const { accountId, planId, term } = bill;
    const others = await tx.findBy(PaymentSubscription, { accountId });
    const known = others.find((other) => other.provider === provider && other.externalId === externalId);
    for (const other of others) {
      const replaced = other !== known && (externalId !== undefined || other.planId !== planId);
      if (other.state !== 'ended' && replaced) await this.end(tx, other);
    }
    if (known) {
      const { months, days } = termOf(purchasablePlan(planId), term);
      const nextAt = known.nextAt && addTerm(known.nextAt, { months, days });
      await tx.update(PaymentSubscription, known.id, { nextAt });
    }
    if (externalId === undefined || known) return;
    const cents = renewalCents(bill);
    const made = await tx.save(
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
    await tx.update(Account, accountId, { subscriptionId: made.id });
  }

  /**
   * The bill of a payment that recurs: a new one, as the one that it names was paid by the first of them. Null for any other
   * payment, and where the sum is another one.
   */
  async billFor(
    tx: EntityManager,
    provider: ProviderId,
    news: { subscription: string | undefined; cents: number | undefined },
    named: BillRecord,
  ): Promise<BillRecord | null> {
    if (news.subscription === undefined || named.state === 'unpaid') return null;
    const known = await tx.findOneBy(PaymentSubscription, { provider, externalId: news.subscription });
    if (!known || known.accountId !== named.accountId || known.cents !== news.cents) return null;
    const { accountId, planId, term, cents } = known;
    const now = this.now();
    return tx.save(
      tx.create(BillRecord, {
        accountId,
        act: 'prolong',
        planId,
        term,
        currency: named.currency,
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
  async hear(
    tx: EntityManager,
    provider: ProviderId,
    externalId: string,
    { state, nextAt }: Pick<PaymentSubscription, 'state'> & { nextAt?: Date | undefined },
  ): Promise<number | null> {
    const known = await tx.findOneBy(PaymentSubscription, { provider, externalId });
    // What has ended stays so, whatever is told late.
    if (!known || known.state === 'ended') return null;
    // Told late, a date that is over says nothing of the next one.
    if (nextAt && nextAt > this.now()) await tx.update(PaymentSubscription, known.id, { nextAt });
    if (known.state === state) return null;
    await tx.update(PaymentSubscription, known.id, { state });
    if (state === 'ended') await forget(tx, known);
    return known.accountId;
  }

  /** Ends the payments of an account that recur; the provider is told by a job. */
  async endAll(tx: EntityManager, accountId: number): Promise<void> {
    for (const each of await tx.findBy(PaymentSubscription, { accountId })) {
      if (each.state !== 'ended') await this.end(tx, each);
    }
  }

  private async end(tx: EntityManager, subscription: PaymentSubscription): Promise<void> {
    await tx.update(PaymentSubscription, subscription.id, { state: 'ended' });
    await forget(tx, subscription);
    await this.jobs.add('end-subscription', { subscription: subscription.id }, { tx });
  }
}

/** What payments for a bill's plan come to when they recur: its price, without what counted once. Unit: cents. */
export function renewalCents({ planId, term }: Pick<BillRecord, 'planId' | 'term'>): number {
  return termOf(purchasablePlan(planId), term).priceCents;
}

async function forget(tx: EntityManager, { id, accountId }: PaymentSubscription): Promise<void> {
  await tx.update(Account, { id: accountId, subscriptionId: id }, { subscriptionId: 0 });
}
