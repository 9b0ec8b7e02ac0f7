import { findPlan, PlanId, soldPlanIds, type Plan } from '../../config/plans.js';
import type { PurchaseKind } from '../../contract/billing/purchase-kinds.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { getTermPrices } from '../plans/plan-prices.js';
import {
  addTerm,
  endOfTerm,
  countUnpaidDays,
  calculateUnusedCents,
  fullDaysUntil,
  getAnchorDay,
  type PaidPeriod,
  type TermLength,
} from './paid-time.js';

const plansByRank: readonly number[] = soldPlanIds;

/**
 * Compares two plans by rank: negative if the first is lower, 0 if they are equal.
 * @throws AppError TariffCalculation for a plan that cannot be bought
 */
export function comparePlans(first: number, second: number): number {
  return getRank(first) - getRank(second);
}

/**
 * A purchasable plan, including archived ones. By default with the default settings, for its name.
 * @throws AppError TariffCalculation
 */
export function getPurchasablePlan(id: number, find: FindPlan = findPlan): Plan {
  getRank(id);
  const plan = find(id);
  if (!plan) throw unknownPlanError(id);
  return plan;
}

/** Finds a plan with the settings that apply to a purchase. */
type FindPlan = (id: number) => Plan | undefined;

function getRank(id: number): number {
  const rank = plansByRank.indexOf(id);
  if (rank < 0) throw unknownPlanError(id);
  return rank;
}

function unknownPlanError(plan: number): AppError {
  return new AppError(ErrorCode.TariffCalculation, { plan, field: 'plan' });
}

/** A requested purchase. */
export interface PurchaseRequest {
  kind: PurchaseKind;
  plan: number;
  /** Index of the term (`srok` in the public API). */
  term: number;
}

/** The account's current subscription. */
export interface CurrentSubscription {
  /** The plan in force, otherwise the last one; null if there was none. */
  planId: number | null;
  /** Its end. */
  paidUntil: Date | null;
  /** End of the last plan, if lower plans follow the plan in force. */
  accessUntil?: Date | null;
  /** Day of the month on which monthly terms of the plan end; null if it ended more than a day ago. */
  anchorDay?: number | null;
  /** Unused paid periods of all plans; granted days are not included. */
  periods: readonly PaidPeriod[];
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
  /** Granted days that wait while the new plan is in force. */
  unpaidDays: number;
  startsAt: Date;
  paidUntil: Date;
}

/**
 * Calculates a purchase. A change credits the unused days of the current plan. A lower plan can be bought after the
 * higher one has expired.
 * @throws AppError TariffCalculation, InvalidField (term), DiscountOverdue, SameTariff, TariffArchived,
 *   TariffDowngrade, ProlongArchived, ChangeInsteadOfBuy, PromoLater
 */
export function calculatePurchase(
  request: PurchaseRequest,
  subscription: CurrentSubscription,
  now: Date,
  findPlanById: FindPlan,
): Purchase {
  const plan = getPurchasablePlan(request.plan, findPlanById);
  const { priceCents: regularCents, months, days } = getTerm(plan, request.term);
  const activePlan = findActivePlan(subscription, now);
  const kind = resolvePurchaseKind(request, plan, activePlan, subscription);
  const unusedValueCents = kind === 'change' ? calculateUnusedCents(subscription.periods, now) : 0;
  const totals = calculateBillTotals({
    regularCents,
    unusedCents: unusedValueCents,
    promoPercent: 0,
    payoutCents: 0,
  });
  const startsAt = kind === 'prolong' && activePlan ? activePlan.until : now;
  const length = { months, days };
  const previousAnchorDay = plan.id === subscription.planId ? (subscription.anchorDay ?? null) : null;
  const anchorDay = getAnchorDay(startsAt, previousAnchorDay);
  return {
    ...totals,
    kind,
    plan,
    term: request.term,
    length,
    unusedCents: unusedValueCents,
    balanceDays: activePlan ? fullDaysUntil(activePlan.until, now) : 0,
    unpaidDays:
      activePlan && kind === 'change'
        ? countUnpaidDays(subscription.accessUntil ?? activePlan.until, subscription.periods, now)
        : 0,
    startsAt,
    paidUntil: endOfTerm(
      { from: startsAt, fullTermEnd: addTerm(startsAt, length, anchorDay) },
      regularCents,
      totals.realCents + unusedValueCents,
    ),
  };
}

/**
 * Price and length of a plan's term.
 * @throws AppError InvalidField
 */
export function getTerm(plan: Plan, term: number): ReturnType<typeof getTermPrices>[number] {
  const terms = getTermPrices(plan);
  const termPrice = terms.find((price) => price.term === term);
  if (termPrice) return termPrice;
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
  activePlan: ActivePlan | undefined,
  { planId }: CurrentSubscription,
): PurchaseKind {
  if (!activePlan) {
    if (kind === 'change') throw purchaseError(ErrorCode.DiscountOverdue);
    assertOnSale(plan, kind === 'prolong' && planId === plan.id);
    return 'buy';
  }
  const isSamePlan = comparePlans(plan.id, activePlan.id) === 0;
  if (plan.id === PlanId.Promo && !isSamePlan) throw purchaseError(ErrorCode.PromoLater, activePlan);
  if (kind === 'buy') throw purchaseError(ErrorCode.ChangeInsteadOfBuy);
  if (kind === 'prolong' && isSamePlan) {
    assertOnSale(plan, true);
    return 'prolong';
  }
  if (isSamePlan) throw purchaseError(ErrorCode.SameTariff);
  if (comparePlans(plan.id, activePlan.id) < 0) throw purchaseError(ErrorCode.TariffDowngrade, activePlan);
  assertOnSale(plan, false);
  return 'change';
}

function assertOnSale(plan: Plan, isRenewal: boolean): void {
  if (!plan.isActive) throw purchaseError(isRenewal ? ErrorCode.ProlongArchived : ErrorCode.TariffArchived);
}

function purchaseError(code: ErrorCode, activePlan?: ActivePlan): AppError {
  const date = activePlan?.until.toISOString().slice(0, 10) ?? '';
  return new AppError(code, { field: 'plan', date });
}

/** Inputs of a bill's totals. Unit: cents. */
interface BillInput {
  /** List price of the plan for the term. */
  regularCents: number;
  /** Value of the current plan's unused days. */
  unusedCents: number;
  /** Promo discount, 0 to 20 percent. */
  promoPercent: number;
  /** Amount paid from the partner balance. */
  payoutCents: number;
}

/** Totals of a bill: regular = promo + credit + payout + real, all non-negative. Unit: cents. */
interface BillTotals {
  regularCents: number;
  /** Promo discount. */
  promoCents: number;
  /** Credit for unused days, capped at the discounted price. */
  creditCents: number;
  /** Paid from the partner balance. */
  payoutCents: number;
  /** Amount due. */
  realCents: number;
}

/** Calculates the totals: first the promo discount, then the credit for unused days, then the partner balance. */
export function calculateBillTotals({
  regularCents,
  unusedCents,
  promoPercent,
  payoutCents,
}: BillInput): BillTotals {
  const discountedCents = calculateDiscountedPrice(regularCents, promoPercent);
  const creditCents = Math.min(unusedCents, discountedCents);
  const appliedPayoutCents = Math.min(payoutCents, discountedCents - creditCents);
  return {
    regularCents,
    promoCents: regularCents - discountedCents,
    creditCents,
    payoutCents: appliedPayoutCents,
    realCents: discountedCents - creditCents - appliedPayoutCents,
  };
}

/** Calculates price × (100 − percent) / 100, rounded half up to whole dollars. Unit: cents. */
export function calculateDiscountedPrice(cents: number, percent: number): number {
  return Math.floor((cents * (100 - percent) + 5000) / 10_000) * 100;
}
