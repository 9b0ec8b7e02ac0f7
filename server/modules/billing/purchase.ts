import { findPlan, PlanId, type Plan } from '../../config/plans.js';
import type { PurchaseKind } from '../../contract/purchase-kinds.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { pricesOf } from '../plans/plan-prices.js';
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

/** What a person asks for. */
export interface PurchaseRequest {
  kind: PurchaseKind;
  plan: number;
  /** The documents' `srok`. */
  term: number;
}

/** What a person has. */
export interface CurrentSubscription {
  /** The plan that was bought or given last; null where none ever was. */
  planId: number | null;
  paidUntil: Date | null;
  /** Times that were paid for and are not over; days that were given are none. */
  times: readonly PaidTime[];
}

/** A purchase as it would be now. */
export interface Purchase extends BillTotals {
  /** What it comes to: a prolongation of another plan is a change, of one that has ended a buy. */
  kind: PurchaseKind;
  plan: Plan;
  term: number;
  length: TermLength;
  /** What the unused days are worth. More than the price gives longer time. Unit: cents. */
  unusedCents: number;
  /** Whole days left of the plan in force. */
  balanceDays: number;
  /** Of these, whole days that nobody paid for and that a change ends: of codes, grants and free days. */
  unpaidDays: number;
  startsAt: Date;
  paidUntil: Date;
}

/**
 * Works out a purchase. A change is a new purchase on which the unused days of the plan in force count; a lower plan is
 * bought after the higher one has ended.
 * @throws AppError PurchaseQuote, InvalidField (term), DiscountOverdue, SameTariff, TariffArchived, TariffDowngrade,
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
 * Price and length of a term of a plan.
 * @throws AppError InvalidField
 */
export function termOf(plan: Plan, term: number): ReturnType<typeof pricesOf>[number] {
  const terms = pricesOf(plan);
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
