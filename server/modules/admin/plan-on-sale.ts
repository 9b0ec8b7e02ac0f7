import { findPlan, plansOnSale, type Plan } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/**
 * The plan on sale with this id.
 * @throws AppError InvalidField
 */
export function requirePlanOnSale(id: number): Plan {
  const plan = findPlan(id);
  if (plan && plansOnSale.includes(plan)) return plan;
  const what = { en: 'There is no such plan on sale.', ru: 'Такого тарифа в продаже нет.' };
  throw new AppError(ErrorCode.InvalidField, { field: 'plan', what });
}
