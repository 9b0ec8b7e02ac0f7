import type { QuotaEvent } from '../reports/engine/quota-event.js';
import type { PreparedReport } from '../reports/engine/prepare-report.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportDependencies } from '../reports/engine/report-dependencies.js';
import type { ReportQuery } from '../reports/engine/report-query.js';
import type { Viewer } from '../reports/engine/viewer.js';

/** For whom reports are read, and with what. */
export interface ReportContext {
  /** The visitor as the reports see one: what the plan holds of them. */
  viewer: Viewer;
  /** What the report engine works with, bound to this request. */
  reports: ReportDependencies;
}

/** Which report is asked for, and how. */
export interface ReportRequest {
  definition: ReportDefinition;
  query: ReportQuery;
  /** The limits of a file where they are others than those of the reader's pages. */
  adjustViewer?: (reader: Viewer) => Viewer;
}

/** Reports as one visitor may read them: cut to the plan, counted against the limits of the day. */
export interface ReportAccess extends ReportContext {
  /** Runs what opens a report within the limits of the day. Throws DemoLimit, AnalysisLimit. */
  open<Result>(this: void, opened: QuotaEvent | undefined, read: () => Promise<Result>): Promise<Result>;
  /**
   * The one way to a report's rows, whatever form they leave in: prepares the request, counts what it opens, and hands the
   * prepared report over to be run or streamed. A request that cannot be read or is not allowed is not counted; one that
   * fails afterwards is given back. Throws what `prepareReport` and `open` throw.
   */
  openReport<Result>(
    this: void,
    request: ReportRequest,
    read: (report: PreparedReport) => Promise<Result>,
    /** How many rows an answer gave; as many as the viewer may be given of the report where it is not known. */
    countRows?: (result: Result) => number,
  ): Promise<Result>;
}
