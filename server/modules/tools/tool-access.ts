import type { Plan, PlanLimits } from '../../config/plans.js';
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
  const what = {
    en: `${page.title.en} is not part of your plan.`,
    ru: `«${page.title.ru}» не входит в ваш тариф.`,
  };
  throw new AppError(ErrorCode.ReportRestricted, { what });
}
