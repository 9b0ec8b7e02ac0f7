import type { SoldPlanId } from '../../config/plan-settings.js';
import { soldPlanIds } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/**
 * Id of a plan that users can have, including archived ones.
 * @throws AppError InvalidField
 */
export function requireSoldPlan(id: number): SoldPlanId {
  const planId = soldPlanIds.find((candidate) => Number(candidate) === id);
  if (planId !== undefined) return planId;
  const what = { en: 'There is no such plan on sale.', ru: 'Такого тарифа в продаже нет.' };
  throw new AppError(ErrorCode.InvalidField, { field: 'plan', what });
}
