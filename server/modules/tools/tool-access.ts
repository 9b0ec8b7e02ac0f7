import type { Plan } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ToolKind } from './tool-kind.js';

/** Throws ReportRestricted for a plan that does not hold the tool. */
export function assertHeld({ right, page }: ToolKind, { limits }: Plan): void {
  if (right === undefined || limits[right]) return;
  const what = {
    en: `${page.title.en} is not part of your plan.`,
    ru: `«${page.title.ru}» не входит в ваш тариф.`,
  };
  throw new AppError(ErrorCode.ReportRestricted, { what });
}
