import { findPlan, PlanId, type Plan } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** The plans that are bought, from the least: the documents' order of comparison. */
const plansByRank: readonly number[] = [PlanId.Promo, PlanId.Basic, PlanId.Professional, PlanId.Team];

/**
 * Which of two plans is the higher one: below 0 where the first is the lower, 0 where they are the same.
 * @throws AppError PurchaseQuote for a plan that nobody buys
 */
export function comparePlans(first: number, second: number): number {
  return rankOf(first) - rankOf(second);
}

/**
 * A plan that can be bought, archived ones among them.
 * @throws AppError PurchaseQuote
 */
export function purchasablePlan(id: number, find: (id: number) => Plan | undefined = findPlan): Plan {
  rankOf(id);
  const plan = find(id);
  if (!plan) throw unknownPlan(id);
  return plan;
}

function rankOf(id: number): number {
  const rank = plansByRank.indexOf(id);
  if (rank < 0) throw unknownPlan(id);
  return rank;
}

function unknownPlan(plan: number): AppError {
  return new AppError(ErrorCode.TariffCalculation, { plan, field: 'plan' });
}
