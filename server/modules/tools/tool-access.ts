import { plansHolding } from '../../config/plans-holding.js';
import type { PlanLimits } from '../../config/plan-limits.js';
import type { Plan } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ToolKind } from './tool-kind.js';

/** Whether a plan holds a tool. */
export function isHeldBy({ right }: Pick<ToolKind, 'right'>, limits: PlanLimits): boolean {
  return right === undefined || limits[right];
}

/** Throws ReportRestricted for a plan that does not hold the tool. */
export function assertHeld({ right, page }: ToolKind, { limits }: Plan): void {
  if (isHeldBy({ right }, limits)) return;
  const plans = plansHolding((held) => isHeldBy({ right }, held));
  const what = {
    en: `“${page.title.en}” comes with ${plans.en}.`,
    ru: `«${page.title.ru}» есть на ${plans.ru}.`,
  };
  throw new AppError(ErrorCode.ReportRestricted, { what });
}
