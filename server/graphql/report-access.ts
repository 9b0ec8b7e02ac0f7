import { viewerOf } from '../modules/plans/allowance.js';
import type { Openings } from '../modules/usage/openings.js';
import type { OpenedReport } from '../reports/engine/opened-report.js';
import { prepareReport, type PreparedReport } from '../reports/engine/prepare-report.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportDependencies } from '../reports/engine/report-dependencies.js';
import type { ReportQuery } from '../reports/engine/report-query.js';
import type { Viewer } from '../reports/engine/viewer.js';
import type { Visitor } from '../request/visitor.js';

/** Which report is asked for, and how. */
export interface ReportRequest {
  definition: ReportDefinition;
  query: ReportQuery;
  /** Whose limits it is cut by, where a file has other ones than the visitor's pages. */
  viewer?: Viewer;
}

/** Reports as one visitor may read them: cut to the plan, counted against the limits of the day. */
export interface ReportAccess {
  viewer: Viewer;
  /** Runs what opens a report within the limits of the day. Throws DemoLimit, AnalysisLimit. */
  open<Answer>(this: void, opened: OpenedReport | undefined, read: () => Promise<Answer>): Promise<Answer>;
  /**
   * The one way to a report's rows, whatever form they leave in: prepares the request, counts what it opens, and hands the
   * prepared report over to be run or streamed. A request that cannot be read or is not allowed is not counted; one that
   * fails afterwards is given back. Throws what `prepareReport` and `open` throw.
   */
  openReport<Answer>(
    this: void,
    request: ReportRequest,
    read: (report: PreparedReport) => Promise<Answer>,
  ): Promise<Answer>;
}

/** What reports are opened with. */
export interface AccessParts {
  openings: Openings;
  /** Identifiers of owners that are shown to nobody. */
  hiddenOwnerIds: readonly string[];
}

/** The reports of a request, for the visitor who makes it. */
export function reportAccess(
  visitor: Visitor,
  { openings, hiddenOwnerIds }: AccessParts,
  reports: ReportDependencies,
): ReportAccess {
  const own = viewerOf(visitor, hiddenOwnerIds);
  const open: ReportAccess['open'] = (opened, read) => openings.within(visitor, opened, read);
  return {
    viewer: own,
    open,
    openReport: async ({ definition, query, viewer = own }, read) => {
      const report = await prepareReport(definition, query, viewer, reports);
      return open(report.opens, () => read(report));
    },
  };
}
