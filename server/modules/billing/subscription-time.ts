import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { findPlan } from '../../config/plans.js';
import { type Account, Account as AccountRecord } from '../../entities/account.entity.js';
import type { BillRecord } from '../../entities/bill.entity.js';
import { PaidTimeRecord } from '../../entities/paid-time.entity.js';
import { getPurchasablePlan, comparePlans, getTerm, type CurrentSubscription } from './purchase.js';
import { shortenPaidTime, endOfTerm, calculateUnusedCents, type PaidPeriod } from './paid-time.js';

/** Loads the account's current subscription. */
export async function loadCurrentSubscription(
  tx: EntityManager,
  account: Account,
  now: Date,
): Promise<CurrentSubscription> {
  const { planId, paidUntil } = account;
  return { planId, paidUntil, periods: await findUnexpiredPeriods(tx, account.id, now) };
}

/** Whether the bill's plan can be activated: it must not be lower than the current plan. */
export function canActivate(bill: BillRecord, { planId, paidUntil }: Account, now: Date): boolean {
  const activePlanId = planId !== null && paidUntil !== null && paidUntil > now ? planId : null;
  return activePlanId === null || comparePlans(bill.planId, activePlanId) >= 0;
}

/**
 * Grants the paid period of a bill; the account must be locked. The current unused value of a lower plan is credited,
 * so the period may be slightly shorter than calculated at bill creation.
 * @returns the new end of the plan
 */
export async function extendSubscription(
  tx: EntityManager,
  bill: BillRecord,
  account: Account,
  now: Date,
): Promise<Date> {
  const unexpiredPeriods = await findUnexpiredPeriods(tx, account.id, now);
  const { from, until, cents, isRenewal } = calculatePaidTime(
    bill,
    account,
    calculateUnusedCents(unexpiredPeriods, now),
    now,
  );
  if (!isRenewal) for (const period of unexpiredPeriods) await carryOver(tx, period, bill.id, now);
  const { id: billId, accountId } = bill;
  await tx.insert(PaidTimeRecord, { accountId, billId, planId: bill.planId, from, until, cents });
  await tx.update(AccountRecord, accountId, {
    planId: bill.planId,
    paidUntil: until,
    lastPaidCents: bill.realCents,
  });
  return until;
}

/**
 * The period that a bill grants if it is paid now: after the current period of the same plan, otherwise from now
 * including credited unused days.
 * @param unusedCents unused value of the current plan
 */
export function calculatePaidTime(
  bill: BillRecord,
  { planId, paidUntil }: Pick<Account, 'planId' | 'paidUntil'>,
  unusedCents: number,
  now: Date,
): PaidPeriod & { isRenewal: boolean } {
  const activeUntil = paidUntil !== null && paidUntil > now ? paidUntil : null;
  const isRenewal = activeUntil !== null && planId === bill.planId;
  const from = isRenewal ? activeUntil : now;
  const cents = bill.realCents + bill.payoutCents + (activeUntil === null || isRenewal ? 0 : unusedCents);
  const length = getTerm(getPurchasablePlan(bill.planId, findPlan), bill.term);
  const until = endOfTerm(from, length, bill.regularCents - bill.promoCents, cents);
  return { from, until, cents, isRenewal };
}

interface PaidTimeRevocation {
  billId: number;
  cents: number;
  account: Account;
  now: Date;
}

/**
 * Revokes paid time after a refund; the account must be locked. Only the unused part can be revoked, from the bill's
 * own period or from the period to which it was credited. Later periods move forward.
 * @returns the new end of the plan
 */
export async function revokePaidTime(
  tx: EntityManager,
  { billId, cents, account, now }: PaidTimeRevocation,
): Promise<Date> {
  const currentEnd = account.paidUntil ?? now;
  const period = await findLatestPaidTime(tx, billId);
  if (!period) return currentEnd;
  const shortened = shortenPaidTime(period, cents, now);
  const removedMs = period.until.getTime() - shortened.until.getTime();
  if (removedMs === 0) return currentEnd;
  await tx.update(PaidTimeRecord, period.id, { until: shortened.until, cents: shortened.cents });
  const seconds = removedMs / 1000;
  await tx.query(
    `UPDATE paid_time SET from_at = from_at - make_interval(secs => $3), until_at = until_at - make_interval(secs => $3)
     WHERE account_id = $1 AND carried_to IS NULL AND from_at >= $2 AND id <> $4`,
    [account.id, period.until, seconds, period.id],
  );
  const paidUntil = new Date(Math.max(now.getTime(), currentEnd.getTime() - removedMs));
  await tx.update(AccountRecord, account.id, { paidUntil });
  return paidUntil;
}

function findUnexpiredPeriods(tx: EntityManager, accountId: number, now: Date): Promise<PaidTimeRecord[]> {
  const conditions = { accountId, carriedTo: IsNull(), until: MoreThan(now) };
  return tx.find(PaidTimeRecord, { where: conditions, order: { from: 'ASC', id: 'ASC' } });
}

async function carryOver(
  tx: EntityManager,
  period: PaidTimeRecord,
  billId: number,
  now: Date,
): Promise<void> {
  const until = new Date(Math.max(period.from.getTime(), now.getTime()));
  await tx.update(PaidTimeRecord, period.id, { until, carriedTo: billId });
}

/**
 * Finds the period that contains the paid time of a bill. If the time was credited to a later bill, this is the
 * period of that bill.
 */
async function findLatestPaidTime(tx: EntityManager, billId: number): Promise<PaidTimeRecord | null> {
  let period = await tx.findOneBy(PaidTimeRecord, { billId });
  while (period !== null && period.carriedTo !== null) {
    period = await tx.findOneBy(PaidTimeRecord, { billId: period.carriedTo });
  }
  return period;
}
