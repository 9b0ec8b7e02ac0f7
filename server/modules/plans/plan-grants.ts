import { Not, type EntityManager } from 'typeorm';
import type { Account, PlanSpan } from '../../entities/account.entity.js';
import { PaymentSubscription } from '../../entities/payment-subscription.entity.js';
import type { PlanPeriodRecord } from '../../entities/plan-period.entity.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { PlanCatalog, PlanVersion } from './plan-catalog.js';
import { addPlanPeriod, endPlanPeriods, loadTimeline } from './plan-periods.js';
import { findPlanEnd, getPlanSpans, schedulePeriods, type PlanSegment } from './plan-schedule.js';

const dayMs = 86_400_000;

/** Days of a plan that are granted without payment. */
interface PlanGrant extends Pick<PlanPeriodRecord, 'planId' | 'source'> {
  days: number;
  reason?: string;
  grantedBy?: number;
}

/** Effect of a grant on the plans of an account. */
export interface PlanChange extends PlanVersion {
  days: number;
  /** Plans before and after the grant; without plans that have ended. */
  before: PlanSpan[];
  after: PlanSpan[];
  /** Date of the next automatic payment after the grant; null without automatic payments. */
  nextPaymentAt: Date | null;
}

/** Grants plans by access codes, free days and administrators. */
export class PlanGrants {
  constructor(
    private readonly now: () => Date,
    private readonly jobs: JobQueue,
    private readonly catalog: PlanCatalog,
  ) {}

  /**
   * Adds days of a plan. If they delay the end of a plan with automatic payments, the next payment moves with it. The
   * account must be locked.
   * @returns the end of the granted plan
   */
  async grant(tx: EntityManager, account: Account, { days, ...period }: PlanGrant): Promise<Date> {
    const now = this.now();
    const before = await loadTimeline(tx, account.id);
    const { settingsVersion } = this.catalog.getPlanSet(account.id).byId[period.planId];
    const granted = { ...period, settingsVersion, lengthMs: days * dayMs };
    const after = await addPlanPeriod(tx, account, granted, now);
    await this.movePayments(tx, account.id, before.segments, after.segments);
    return findPlanEnd(after.segments, period.planId, now) ?? now;
  }

  /** Calculates the effect of a grant without granting it. */
  async preview(
    tx: EntityManager,
    accountId: number,
    { planId, days }: Pick<PlanGrant, 'planId' | 'days'>,
  ): Promise<PlanChange> {
    const now = this.now();
    const { periods, segments } = await loadTimeline(tx, accountId);
    const { settingsVersion } = this.catalog.getPlanSet(accountId).byId[planId];
    const lengthMs = days * dayMs;
    const granted = { id: Number.MAX_SAFE_INTEGER, planId, settingsVersion, addedAt: now, lengthMs };
    const after = schedulePeriods([...periods, granted]);
    const [subscription] = await findOpenSubscriptions(tx, accountId);
    return {
      planId,
      settingsVersion,
      days,
      before: spansInForce(segments, now),
      after: spansInForce(after, now),
      nextPaymentAt: subscription ? this.findMovedDate(subscription, segments, after) : null,
    };
  }

  /** Ends all plans. The caller ends automatic payments. The account must be locked. */
  async endAll(tx: EntityManager, account: Account): Promise<void> {
    await endPlanPeriods(tx, account, this.now());
  }

  private async movePayments(
    tx: EntityManager,
    accountId: number,
    before: readonly PlanSegment[],
    after: readonly PlanSegment[],
  ): Promise<void> {
    for (const subscription of await findOpenSubscriptions(tx, accountId)) {
      const nextAt = this.findMovedDate(subscription, before, after);
      if (!nextAt || nextAt.getTime() === subscription.nextAt?.getTime()) continue;
      await tx.update(PaymentSubscription, subscription.id, { nextAt });
      await this.jobs.add('move-subscription', { subscription: subscription.id }, { tx });
    }
  }

  private findMovedDate(
    { planId, nextAt }: PaymentSubscription,
    before: readonly PlanSegment[],
    after: readonly PlanSegment[],
  ): Date | null {
    const now = this.now();
    const [endBefore, endAfter] = [findPlanEnd(before, planId, now), findPlanEnd(after, planId, now)];
    if (!nextAt || !endBefore || !endAfter) return nextAt ?? endAfter;
    return new Date(nextAt.getTime() + endAfter.getTime() - endBefore.getTime());
  }
}

function findOpenSubscriptions(tx: EntityManager, accountId: number): Promise<PaymentSubscription[]> {
  return tx.find(PaymentSubscription, { where: { accountId, state: Not('ended') }, order: { id: 'DESC' } });
}

function spansInForce(segments: readonly PlanSegment[], now: Date): PlanSpan[] {
  return getPlanSpans(segments, now).filter(({ until }) => until > now);
}
