import type { AppServices } from '../app-services.js';
import { viewerOf } from '../modules/plans/allowance.js';
import { openedReport, type OpenedReport } from '../modules/usage/opened-report.js';
import { authorize } from '../reports/engine/apply-limits.js';
import { parseQuery } from '../reports/engine/parse-query.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportDependencies } from '../reports/engine/report-dependencies.js';
import type { ReportPage, ReportQuery } from '../reports/engine/report-query.js';
import { runReport } from '../reports/engine/run-report.js';
import { settleRequest } from '../reports/engine/settle-request.js';
import type { Viewer } from '../reports/engine/viewer.js';
import type { Visitor } from '../request/visitor.js';

/** Reports as one visitor may read them: cut to the plan, counted against the limits of the day. */
export interface ReportAccess {
  viewer: Viewer;
  /** Runs what opens a report within the limits of the day. Throws DemoLimit, AnalysisLimit. */
  open<Answer>(this: void, opened: OpenedReport | undefined, read: () => Promise<Answer>): Promise<Answer>;
  /**
   * Runs what reads a report's rows in any form within the limits; a request that cannot be read is not counted. `read` gets
   * the request with what the base alone could tell of it, so that it is not looked up again.
   */
  openReport<Answer>(
    definition: ReportDefinition,
    query: ReportQuery,
    read: (settled: ReportQuery) => Promise<Answer>,
  ): Promise<Answer>;
  /** One page of a report. */
  runReport(definition: ReportDefinition, query: ReportQuery): Promise<ReportPage>;
}

/** The reports of a request, for the visitor who makes it. */
export function reportAccess(
  visitor: Visitor,
  people: AppServices,
  reports: ReportDependencies,
): ReportAccess {
  const viewer = viewerOf(visitor, people.parts.config.hiddenOwnerIds);
  const open: ReportAccess['open'] = (opened, read) => people.openings.within(visitor, opened, read);
  const openReport: ReportAccess['openReport'] = async (definition, query, read) => {
    const base = await reports.bases.byCode(query.base);
    const settled = await settleRequest(definition, query, base, reports);
    const parsed = parseQuery(definition, settled, base.engine);
    authorize(parsed, viewer);
    return open(openedReport(parsed, base.code), () => read(settled));
  };
  return {
    viewer,
    open,
    openReport,
    runReport: (definition, query) =>
      openReport(definition, query, (settled) => runReport(definition, settled, viewer, reports)),
  };
}
