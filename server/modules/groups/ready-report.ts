import type { Localised } from '../../contract/language/localised.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { GroupReportView } from './group-rows.js';

/** Throws BadRequest for a report that is being built. */
export function assertNotBuilding({ state }: Pick<GroupReportView, 'state'>): void {
  if (state === taskStates.processing) {
    throw new AppError(ErrorCode.BadRequest, { what: stillBuildingMessage });
  }
}

/** A group report whose keywords can be edited. */
export type ReadyReport = GroupReportView & { version: number };

/** Throws BadRequest if the report is being built or its build failed. */
export function requireReady(report: GroupReportView): ReadyReport {
  assertNotBuilding(report);
  const { version } = report;
  if (version === null) throw new AppError(ErrorCode.BadRequest, { what: notBuiltMessage });
  return { ...report, version };
}

const stillBuildingMessage: Localised = {
  en: 'The report is still being built.',
  ru: 'Отчёт ещё строится.',
};

const notBuiltMessage: Localised = {
  en: 'The report could not be built. Rebuild it.',
  ru: 'Отчёт не построен. Постройте его заново.',
};
