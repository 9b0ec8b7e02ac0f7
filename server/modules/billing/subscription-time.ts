import type { EntityManager } from 'typeorm';
import type { PlanId } from '../../config/plans.js';
import { type Account, Account as AccountRecord } from '../../entities/account.entity.js';
import type { BillRecord } from '../../entities/bill.entity.js';
import { PlanPeriodRecord } from '../../entities/plan-period.entity.js';
import { findLatestPlan } from '../plans/effective-plan.js';
import {
  addPlanPeriod,
  getRemainingMs,
  loadTimeline,
  refreshPlanSchedule,
  type PlanTimeline,
} from '../plans/plan-periods.js';
import { getTermLength } from '../plans/plan-prices.js';
import { findPlanEnd, getUsedMs } from '../plans/plan-schedule.js';
import { comparePlans, type CurrentSubscription } from './purchase.js';
import {
  addTerm,
  calculateUnusedCents,
  endOfTerm,
  getAnchorDay,
  shortenPaidTime,
  type PaidPeriod,
} from './paid-time.js';

const dayMs = 86_400_000;

/** Time that a bill adds to its plan. */
interface BoughtTime {
  from: Date;
  until: Date;
  /** Amount paid for it, including credited unused days. Unit: cents. */
  cents: number;
  /** Day of the month on which monthly terms of the plan end. */
  anchorDay: number;
}

/** Loads the account's current subscription. */
export async function loadCurrentSubscription(
  tx: EntityManager,
  account: Account,
  now: Date,
): Promise<CurrentSubscription> {
  const timeline = await loadTimeline(tx, account.id);
  const latest = findLatestPlan(account, now);
  const isInForce = latest !== null && latest.until > now;
  return {
    planId: latest?.planId ?? null,
    paidUntil: latest?.until ?? null,
    accessUntil: isInForce ? account.planEndsAt : null,
    anchorDay: latest && findAnchorDay(timeline, latest.planId, now),
    periods: listPaidPeriods(timeline, now).map(({ value }) => value),
  };
}

/** Whether the bill's plan can be activated: it must not be lower than the current plan. */
export function canActivate(bill: BillRecord, account: Account, now: Date): boolean {
  const latest = findLatestPlan(account, now);
  return latest === null || latest.until <= now || comparePlans(bill.planId, latest.planId) >= 0;
}

/**
 * Adds the period of a bill; the account must be locked. The current unused value of a lower plan is credited, so the
 * period may be slightly shorter than calculated at bill creation.
 * @returns the new end of the bill's plan
 */
export async function extendSubscription(
  tx: EntityManager,
  bill: BillRecord,
  account: Account,
  now: Date,
): Promise<Date> {
  const timeline = await loadTimeline(tx, account.id);
  const isRenewal = findPlanEnd(timeline.segments, bill.planId, now) !== null;
  const credited = isRenewal ? [] : findCreditedPeriods(timeline, bill, now);
  const unusedCents = calculateUnusedCents(
    credited.map(({ value }) => value),
    now,
  );
  const { from, until, cents, anchorDay } = calculateBoughtTime(bill, timeline, unusedCents, now);
  for (const { period } of credited) {
    const lengthMs = getUsedMs(timeline.segments, period.id, now);
    await tx.update(PlanPeriodRecord, period.id, { lengthMs, carriedTo: bill.id });
  }
  const lengthMs = until.getTime() - from.getTime();
  const { planId, settingsVersion, id: billId } = bill;
  const period = { planId, settingsVersion, source: 'bill' as const, billId, lengthMs, cents, anchorDay };
  const { segments } = await addPlanPeriod(tx, account, period, now);
  await tx.update(AccountRecord, account.id, { lastPaidCents: bill.realCents });
  return findPlanEnd(segments, planId, now) ?? until;
}

/** End of the bill's plan if the bill is paid now. */
export async function calculateEndOfPlan(
  tx: EntityManager,
  bill: BillRecord,
  account: Account,
  now: Date,
): Promise<Date> {
  const timeline = await loadTimeline(tx, account.id);
  return calculateBoughtTime(bill, timeline, bill.unusedCents, now).until;
}

/** The time that a bill buys: after the current periods of the same plan, otherwise from now. */
function calculateBoughtTime(
  bill: BillRecord,
  timeline: PlanTimeline,
  unusedCents: number,
  now: Date,
): BoughtTime {
  const currentEnd = findPlanEnd(timeline.segments, bill.planId, now);
  const from = currentEnd ?? now;
  const anchorDay = getAnchorDay(from, findAnchorDay(timeline, bill.planId, now));
  const cents = bill.realCents + bill.payoutCents + (currentEnd ? 0 : unusedCents);
  const length = getTermLength(bill.planId, bill.term);
  const until = endOfTerm(
    { from, fullTermEnd: addTerm(from, length, anchorDay) },
    bill.termCents ?? bill.regularCents - bill.promoCents,
    cents,
  );
  return { from, until, cents, anchorDay };
}

interface PaidTimeRevocation {
  billId: number;
  cents: number;
  account: Account;
  now: Date;
}

/**
 * Revokes paid time after a refund; the account must be locked. Only the unused part can be revoked, from the bill's
 * own period or from the period to which it was credited. Later periods start earlier.
 * @returns the plan of the period, with its new end; the end is null if the plan has ended
 */
export async function revokePaidTime(
  tx: EntityManager,
  { billId, cents, account, now }: PaidTimeRevocation,
): Promise<{ planId: PlanId; until: Date | null } | null> {
  const period = await findLatestPeriod(tx, billId);
  if (!period) return null;
  const timeline = await loadTimeline(tx, account.id);
  const value = toPaidPeriod(timeline, period, now);
  const shortened = shortenPaidTime(value, cents, now);
  const lengthMs = period.lengthMs - (value.until.getTime() - shortened.until.getTime());
  await tx.update(PlanPeriodRecord, period.id, { lengthMs, cents: shortened.cents });
  const { segments } = await refreshPlanSchedule(tx, account, now);
  return { planId: period.planId, until: findPlanEnd(segments, period.planId, now) };
}

/** Unused paid periods of lower plans. */
function findCreditedPeriods(timeline: PlanTimeline, bill: BillRecord, now: Date) {
  return listPaidPeriods(timeline, now).filter(({ period }) => comparePlans(period.planId, bill.planId) < 0);
}

/** Unused paid periods with their values. */
function listPaidPeriods(timeline: PlanTimeline, now: Date) {
  return timeline.periods
    .filter((period) => period.cents > 0 && period.carriedTo === null)
    .filter((period) => getRemainingMs(timeline, period, now) > 0)
    .map((period) => ({ period, value: toPaidPeriod(timeline, period, now) }));
}

/** The period as if it were in force now, which has the same used and unused part. */
function toPaidPeriod(timeline: PlanTimeline, period: PlanPeriodRecord, now: Date): PaidPeriod {
  const until = new Date(now.getTime() + getRemainingMs(timeline, period, now));
  return { from: new Date(until.getTime() - period.lengthMs), until, cents: period.cents };
}

/**
 * Anchor day of the last period of a plan that has time left or ended within a day. Providers charge recurring payments
 * at the end of the plan or later.
 */
function findAnchorDay({ periods, segments }: PlanTimeline, planId: PlanId, now: Date): number | null {
  const since = new Date(now.getTime() - dayMs);
  const last = segments.findLast((segment) => segment.planId === planId && segment.until > since);
  return periods.find(({ id }) => id === last?.periodId)?.anchorDay ?? null;
}

/**
 * Finds the period that contains the paid time of a bill. If the time was credited to a later bill, this is the
 * period of that bill.
 */
async function findLatestPeriod(tx: EntityManager, billId: number): Promise<PlanPeriodRecord | null> {
  let period = await tx.findOneBy(PlanPeriodRecord, { billId });
  while (period !== null && period.carriedTo !== null) {
    period = await tx.findOneBy(PlanPeriodRecord, { billId: period.carriedTo });
  }
  return period;
}
