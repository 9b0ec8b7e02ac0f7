import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { Viewer } from '../../reports/engine/viewer.js';

/** For whom a list is read, and with what. */
export interface ListReading {
  viewer: Viewer;
  deps: ReportDependencies;
}
