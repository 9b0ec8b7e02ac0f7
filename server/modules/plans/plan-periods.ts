import type { EntityManager } from 'typeorm';
import { Account } from '../../entities/account.entity.js';
import { PlanPeriodRecord } from '../../entities/plan-period.entity.js';
import { getPlanSpans, getUsedMs, schedulePeriods, type PlanSegment } from './plan-schedule.js';

/** The periods of an account with the segments in which they are in force. */
export interface PlanTimeline {
  periods: readonly PlanPeriodRecord[];
  segments: readonly PlanSegment[];
}

/** Loads all periods of an account in the order in which they were added. */
export async function loadTimeline(tx: EntityManager, accountId: number): Promise<PlanTimeline> {
  const periods = await tx.find(PlanPeriodRecord, {
    where: { accountId },
    order: { addedAt: 'ASC', id: 'ASC' },
  });
  return { periods, segments: schedulePeriods(periods) };
}

/** Remaining length of a period. */
export function getRemainingMs(
  { segments }: PlanTimeline,
  { id, lengthMs }: Pick<PlanPeriodRecord, 'id' | 'lengthMs'>,
  now: Date,
): number {
  return lengthMs - getUsedMs(segments, id, now);
}

/**
 * Computes the plans of an account from its periods. Every change of periods ends with this call: it is the only writer
 * of `planSchedule`. The account must be locked.
 */
export async function refreshPlanSchedule(
  tx: EntityManager,
  account: Account,
  now: Date,
): Promise<PlanTimeline> {
  const timeline = await loadTimeline(tx, account.id);
  const spans = getPlanSpans(timeline.segments, now);
  const removedPlan = account.planSchedule.find(({ until }) => until > now);
  const hasEnded = (spans.at(-1)?.until ?? now) <= now;
  // A plan that was removed before it was used is the last plan too.
  const planSchedule = removedPlan && hasEnded ? [{ ...removedPlan, until: now }] : spans;
  const planEndsAt = planSchedule.at(-1)?.until ?? null;
  Object.assign(account, { planSchedule, planEndsAt });
  await tx.update(Account, account.id, { planSchedule, planEndsAt });
  return timeline;
}

/** Adds a period from now. The account must be locked. */
export async function addPlanPeriod(
  tx: EntityManager,
  account: Account,
  period: Pick<PlanPeriodRecord, 'planId' | 'settingsVersion' | 'source' | 'lengthMs'> &
    Partial<PlanPeriodRecord>,
  now: Date,
): Promise<PlanTimeline> {
  await tx.insert(PlanPeriodRecord, { ...period, accountId: account.id, addedAt: now });
  return refreshPlanSchedule(tx, account, now);
}

/** Ends all plans of an account. The account must be locked. */
export async function endPlanPeriods(tx: EntityManager, account: Account, now: Date): Promise<void> {
  const timeline = await loadTimeline(tx, account.id);
  for (const period of timeline.periods) {
    const lengthMs = getUsedMs(timeline.segments, period.id, now);
    if (lengthMs < period.lengthMs) await tx.update(PlanPeriodRecord, period.id, { lengthMs });
  }
  await refreshPlanSchedule(tx, account, now);
}
