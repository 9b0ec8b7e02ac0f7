import { findPlan, PlanId, type Plan } from '../../config/plans.js';
import type { PurchaseAct } from '../../contract/purchase-acts.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { pricesOf } from '../plans/plan-prices.js';
import { calculateBillTotals, type BillTotals } from './bill-sum.js';
import { boughtPlan, comparePlans } from './compare-plans.js';
import {
  endOfTerm,
  givenDays,
  unusedCents,
  wholeDaysUntil,
  type PaidTime,
  type TermLength,
} from './paid-time.js';

/** What a person asks for. */
export interface PurchaseWish {
  act: PurchaseAct;
  plan: number;
  /** The documents' `srok`. */
  term: number;
}

/** What a person has. */
export interface Holding {
  /** The plan that was bought or given last; null where none ever was. */
  planId: number | null;
  paidUntil: Date | null;
  /** Times that were paid for and are not over; days that were given are none. */
  times: readonly PaidTime[];
}

/** A purchase as it would be now. */
export interface Purchase extends BillTotals {
  /** What it comes to: a prolongation of another plan is a change, of one that has ended a buy. */
  act: PurchaseAct;
  plan: Plan;
  term: number;
  length: TermLength;
  /** What the unused days are worth. More than the price gives longer time. Unit: cents. */
  unusedCents: number;
  /** Whole days left of the plan in force. */
  balanceDays: number;
  /** Of these, whole days that nobody paid for and that a change ends: of codes, grants and free days. */
  givenDays: number;
  startsAt: Date;
  paidUntil: Date;
}

/**
 * Works out a purchase. A change is a new purchase on which the unused days of the plan in force count; a lower plan is
 * bought after the higher one has ended.
 * @throws AppError TariffCalculation, InvalidField (term), DiscountOverdue, SameTariff, TariffArchived, TariffDowngrade,
 * ProlongArchived, ChangeInsteadOfBuy, PromoLater
 */
export function purchaseOf(
  wish: PurchaseWish,
  holding: Holding,
  now: Date,
  find: (id: number) => Plan | undefined = findPlan,
): Purchase {
  const plan = boughtPlan(wish.plan, find);
  const { priceCents: regularCents, months, days } = termOf(plan, wish.term);
  const held = heldPlan(holding, now);
  const act = actFor(wish, plan, held, holding);
  const unused = act === 'change' ? unusedCents(holding.times, now) : 0;
  const sum = calculateBillTotals({ regularCents, unusedCents: unused, promoPercent: 0, payoutCents: 0 });
  const startsAt = act === 'prolong' && held ? held.until : now;
  const length = { months, days };
  return {
    ...sum,
    act,
    plan,
    term: wish.term,
    length,
    unusedCents: unused,
    balanceDays: held ? wholeDaysUntil(held.until, now) : 0,
    givenDays: held && act === 'change' ? givenDays(held.until, holding.times, now) : 0,
    startsAt,
    paidUntil: endOfTerm(startsAt, length, regularCents, sum.realCents + unused),
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
  const most = terms.length - 1;
  throw new AppError(ErrorCode.InvalidField, {
    field: 'term',
    what: {
      en: `The term of the ${plan.label.en} plan is a number from 0 to ${most}.`,
      ru: `Срок тарифа ${plan.label.ru} – число от 0 до ${most}.`,
    },
  });
}

interface HeldPlan {
  id: number;
  until: Date;
}

function heldPlan({ planId, paidUntil }: Holding, now: Date): HeldPlan | undefined {
  return planId !== null && paidUntil !== null && paidUntil > now
    ? { id: planId, until: paidUntil }
    : undefined;
}

function actFor(
  { act }: PurchaseWish,
  plan: Plan,
  held: HeldPlan | undefined,
  { planId }: Holding,
): PurchaseAct {
  if (!held) {
    if (act === 'change') throw refusal(ErrorCode.DiscountOverdue);
    assertSold(plan, act === 'prolong' && planId === plan.id);
    return 'buy';
  }
  const isSame = comparePlans(plan.id, held.id) === 0;
  if (plan.id === PlanId.Promo && !isSame) throw refusal(ErrorCode.PromoLater, held);
  if (act === 'buy') throw refusal(ErrorCode.ChangeInsteadOfBuy);
  if (act === 'prolong' && isSame) {
    assertSold(plan, true);
    return 'prolong';
  }
  if (isSame) throw refusal(ErrorCode.SameTariff);
  if (comparePlans(plan.id, held.id) < 0) throw refusal(ErrorCode.TariffDowngrade, held);
  assertSold(plan, false);
  return 'change';
}

function assertSold(plan: Plan, isOwn: boolean): void {
  if (!plan.isActive) throw refusal(isOwn ? ErrorCode.ProlongArchived : ErrorCode.TariffArchived);
}

function refusal(code: ErrorCode, held?: HeldPlan): AppError {
  const date = held?.until.toISOString().slice(0, 10) ?? '';
  return new AppError(code, { field: 'plan', date });
}
