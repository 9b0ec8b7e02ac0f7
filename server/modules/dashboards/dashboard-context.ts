import type { ReportContext } from '../../request/report-access.js';

/** Rows of each list of a dashboard in the interface, and their maximum. */
export const defaultListRows = 10;
export const maxListRows = 20;

/** Context of a dashboard. */
export interface DashboardContext extends ReportContext {
  /** Rows of the lists of keywords, pages and ads. */
  listRows: number;
}
