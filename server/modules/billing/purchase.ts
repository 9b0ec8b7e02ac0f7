import { findPlan, PlanId, type Plan } from '../../config/plans.js';
import type { PurchaseKind } from '../../contract/purchase-kinds.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { getTermPrices } from '../plans/plan-prices.js';
import { calculateBillTotals, type BillTotals } from './bill-totals.js';
import { purchasablePlan, comparePlans } from './compare-plans.js';
import {
  endOfTerm,
  unpaidDays,
  unusedCents,
  fullDaysUntil,
  type PaidTime,
  type TermLength,
} from './paid-time.js';

/** A requested purchase. */
export interface PurchaseRequest {
  kind: PurchaseKind;
  plan: number;
  /** Index of the term (`srok` in the public API). */
  term: number;
}

/** The account's current subscription. */
export interface CurrentSubscription {
  /** The plan bought or granted most recently; null if there was none. */
  planId: number | null;
  paidUntil: Date | null;
  /** Unexpired paid periods; granted days are not included. */
  times: readonly PaidTime[];
}

/** A calculated purchase. */
export interface Purchase extends BillTotals {
  /** Resolved kind: renewing another plan is a change, renewing an expired plan is a purchase. */
  kind: PurchaseKind;
  plan: Plan;
  term: number;
  length: TermLength;
  /** Value of unused days. A value above the price extends the term. Unit: cents. */
  unusedCents: number;
  /** Full days left of the current plan. */
  balanceDays: number;
  /** Days of the balance that were granted without payment and are lost by a change. */
  unpaidDays: number;
  startsAt: Date;
  paidUntil: Date;
}

/**
 * Calculates a purchase. A change credits the unused days of the current plan. A lower plan can be bought after the
 * higher one has expired.
 * @throws AppError TariffCalculation, InvalidField (term), DiscountOverdue, SameTariff, TariffArchived,
 *   TariffDowngrade,
 * ProlongArchived, ChangeInsteadOfBuy, PromoLater
 */
export function calculatePurchase(
  request: PurchaseRequest,
  subscription: CurrentSubscription,
  now: Date,
  findPlanById: (id: number) => Plan | undefined = findPlan,
): Purchase {
  const plan = purchasablePlan(request.plan, findPlanById);
  const { priceCents: regularCents, months, days } = termOf(plan, request.term);
  const active = findActivePlan(subscription, now);
  const kind = resolvePurchaseKind(request, plan, active, subscription);
  const unusedValueCents = kind === 'change' ? unusedCents(subscription.times, now) : 0;
  const totals = calculateBillTotals({
    regularCents,
    unusedCents: unusedValueCents,
    promoPercent: 0,
    payoutCents: 0,
  });
  const startsAt = kind === 'prolong' && active ? active.until : now;
  const length = { months, days };
  return {
    ...totals,
    kind,
    plan,
    term: request.term,
    length,
    unusedCents: unusedValueCents,
    balanceDays: active ? fullDaysUntil(active.until, now) : 0,
    unpaidDays: active && kind === 'change' ? unpaidDays(active.until, subscription.times, now) : 0,
    startsAt,
    paidUntil: endOfTerm(startsAt, length, regularCents, totals.realCents + unusedValueCents),
  };
}

/**
 * Price and length of a plan's term.
 * @throws AppError InvalidField
 */
export function termOf(plan: Plan, term: number): ReturnType<typeof getTermPrices>[number] {
  const terms = getTermPrices(plan);
  const found = terms.find((price) => price.term === term);
  if (found) return found;
  const maxTerm = terms.length - 1;
  throw new AppError(ErrorCode.InvalidField, {
    field: 'term',
    what: {
      en: `The term of the ${plan.label.en} plan is a number from 0 to ${maxTerm}.`,
      ru: `Срок тарифа ${plan.label.ru} – число от 0 до ${maxTerm}.`,
    },
  });
}

interface ActivePlan {
  id: number;
  until: Date;
}

function findActivePlan({ planId, paidUntil }: CurrentSubscription, now: Date): ActivePlan | undefined {
  return planId !== null && paidUntil !== null && paidUntil > now
    ? { id: planId, until: paidUntil }
    : undefined;
}

function resolvePurchaseKind(
  { kind }: PurchaseRequest,
  plan: Plan,
  active: ActivePlan | undefined,
  { planId }: CurrentSubscription,
): PurchaseKind {
  if (!active) {
    if (kind === 'change') throw purchaseError(ErrorCode.DiscountOverdue);
    assertOnSale(plan, kind === 'prolong' && planId === plan.id);
    return 'buy';
  }
  const isSamePlan = comparePlans(plan.id, active.id) === 0;
  if (plan.id === PlanId.Promo && !isSamePlan) throw purchaseError(ErrorCode.PromoLater, active);
  if (kind === 'buy') throw purchaseError(ErrorCode.ChangeInsteadOfBuy);
  if (kind === 'prolong' && isSamePlan) {
    assertOnSale(plan, true);
    return 'prolong';
  }
  if (isSamePlan) throw purchaseError(ErrorCode.SameTariff);
  if (comparePlans(plan.id, active.id) < 0) throw purchaseError(ErrorCode.TariffDowngrade, active);
  assertOnSale(plan, false);
  return 'change';
}

function assertOnSale(plan: Plan, isRenewal: boolean): void {
  if (!plan.isActive) throw purchaseError(isRenewal ? ErrorCode.ProlongArchived : ErrorCode.TariffArchived);
}

function purchaseError(code: ErrorCode, active?: ActivePlan): AppError {
  const date = active?.until.toISOString().slice(0, 10) ?? '';
  return new AppError(code, { field: 'plan', date });
}
