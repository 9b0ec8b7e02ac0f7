import type { QuotaEvent } from '../reports/engine/report-subject.js';
import type { PreparedReport } from '../reports/engine/prepare-report.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportDependencies } from '../reports/engine/report-dependencies.js';
import type { ReportQuery } from '../reports/engine/report-query.js';
import type { Viewer } from '../reports/engine/viewer.js';

/** Viewer and dependencies for reading reports. */
export interface ReportContext {
  /** The visitor's plan limits in terms of the report engine. */
  viewer: Viewer;
  /** Dependencies of the report engine, bound to this request. */
  reports: ReportDependencies;
}

/** A request for a report. */
export interface ReportRequest {
  definition: ReportDefinition;
  query: ReportQuery;
  /** Adjusts the limits of the viewer, for example for exports. */
  adjustViewer?: (viewer: Viewer) => Viewer;
}

/** Access to reports within the plan and daily quota of the visitor. */
export interface ReportAccess extends ReportContext {
  /**
   * Runs a function that consumes the daily quota of the event.
   * @throws AppError DemoLimit, AnalysisLimit
   */
  runWithinQuota<Result>(
    this: void,
    quotaEvent: QuotaEvent | undefined,
    read: () => Promise<Result>,
  ): Promise<Result>;
  /**
   * Single entry point to the rows of a report: prepares it, counts it against the quota and passes it to `read`.
   * Invalid requests are not counted, and the quota of failed ones is refunded.
   * @throws AppError as `prepareReport` and `runWithinQuota`
   */
  openReport<Result>(
    this: void,
    request: ReportRequest,
    read: (report: PreparedReport) => Promise<Result>,
    /** Number of rows of the result. Defaults to the row limit of the viewer. */
    countRows?: (result: Result) => number,
  ): Promise<Result>;
}
