import type { Config } from '../../config/config.js';
import { prepareReport } from '../../reports/engine/prepare-report.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { ReportAccess } from '../../request/report-access.js';
import type { Visitor } from '../../request/visitor.js';
import { viewerOf } from '../plans/allowance.js';
import type { ReportQuota } from './report-quota.js';

/** Creates report access for visitors. */
export class ReportAccessService {
  constructor(
    private readonly config: Pick<Config, 'hiddenOwnerIds'>,
    private readonly reportQuota: ReportQuota,
  ) {}

  /** Creates the report access of a visitor for one request. */
  forVisitor(visitor: Visitor, reports: ReportDependencies): ReportAccess {
    const viewer = viewerOf(visitor, this.config.hiddenOwnerIds);
    const runWithinQuota: ReportAccess['runWithinQuota'] = (quotaEvent, read) =>
      this.reportQuota.run(visitor, quotaEvent, read);
    return {
      viewer,
      reports,
      runWithinQuota,
      openReport: async ({ definition, query, adjustViewer }, read, countRows) => {
        const report = await prepareReport(definition, query, viewer, reports, adjustViewer);
        return this.reportQuota.run(visitor, report.quotaEvent, () => read(report), countRows);
      },
    };
  }
}
