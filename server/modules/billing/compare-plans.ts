import { findPlan, PlanId, type Plan } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** The plans that are bought, from the least: the documents' order of comparison. */
const comparisonOrder: readonly number[] = [PlanId.Promo, PlanId.Basic, PlanId.Professional, PlanId.Team];

/**
 * Which of two plans is the higher one: below 0 where the first is the lower, 0 where they are the same.
 * @throws AppError TariffCalculation for a plan that nobody buys
 */
export function comparePlans(one: number, other: number): number {
  return placeOf(one) - placeOf(other);
}

/**
 * A plan that can be bought, archived ones among them.
 * @throws AppError TariffCalculation
 */
export function boughtPlan(id: number, find: (id: number) => Plan | undefined = findPlan): Plan {
  placeOf(id);
  const plan = find(id);
  if (!plan) throw unknownPlan(id);
  return plan;
}

function placeOf(id: number): number {
  const place = comparisonOrder.indexOf(id);
  if (place < 0) throw unknownPlan(id);
  return place;
}

function unknownPlan(plan: number): AppError {
  return new AppError(ErrorCode.TariffCalculation, { plan, field: 'plan' });
}
