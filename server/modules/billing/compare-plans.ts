import { findPlan, PlanId, type Plan } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Purchasable plans in ascending order, as in the public API. */
const plansByRank: readonly number[] = [PlanId.Promo, PlanId.Basic, PlanId.Professional, PlanId.Team];

/**
 * Compares two plans by rank: negative if the first is lower, 0 if they are equal.
 * @throws AppError TariffCalculation for a plan that cannot be bought
 */
export function comparePlans(first: number, second: number): number {
  return getRank(first) - getRank(second);
}

/**
 * A purchasable plan, including archived ones.
 * @throws AppError TariffCalculation
 */
export function getPurchasablePlan(id: number, find: (id: number) => Plan | undefined = findPlan): Plan {
  getRank(id);
  const plan = find(id);
  if (!plan) throw unknownPlanError(id);
  return plan;
}

function getRank(id: number): number {
  const rank = plansByRank.indexOf(id);
  if (rank < 0) throw unknownPlanError(id);
  return rank;
}

function unknownPlanError(plan: number): AppError {
  return new AppError(ErrorCode.TariffCalculation, { plan, field: 'plan' });
}
