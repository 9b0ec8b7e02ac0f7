import { formatPlansIncluding } from '../../config/plan-set.js';
import type { PlanLimits } from '../../config/plan-limits.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Visitor } from '../../request/visitor.js';
import type { ToolDefinition } from './tool-definition.js';

/** Whether a plan includes a tool. */
export function includesTool(
  { requiredFeature }: Pick<ToolDefinition, 'requiredFeature'>,
  limits: PlanLimits,
): boolean {
  return requiredFeature === undefined || limits[requiredFeature];
}

/** Throws ReportRestricted for a plan without the tool. */
export function assertPlanIncludesTool(
  { requiredFeature, page }: ToolDefinition,
  { plan, planSet }: Pick<Visitor, 'plan' | 'planSet'>,
): void {
  if (includesTool({ requiredFeature }, plan.limits)) return;
  const plans = formatPlansIncluding(planSet, (otherLimits) =>
    includesTool({ requiredFeature }, otherLimits),
  );
  const message = {
    en: `“${page.title.en}” comes with ${plans.en}.`,
    ru: `«${page.title.ru}» есть на ${plans.ru}.`,
  };
  throw new AppError(ErrorCode.ReportRestricted, { what: message });
}
