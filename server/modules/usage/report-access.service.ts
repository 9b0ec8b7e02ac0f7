import type { Config } from '../../config/config.js';
import { prepareReport } from '../../reports/engine/prepare-report.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { ReportAccess } from '../../request/report-access.js';
import type { Visitor } from '../../request/visitor.js';
import { viewerOf } from '../plans/allowance.js';
import type { Openings } from './openings.js';

/** Opens reports to visitors. */
export class ReportAccessService {
  constructor(
    private readonly config: Pick<Config, 'hiddenOwnerIds'>,
    private readonly openings: Openings,
  ) {}

  /** The reports of a request, for the visitor who makes it. */
  of(visitor: Visitor, reports: ReportDependencies): ReportAccess {
    const own = viewerOf(visitor, this.config.hiddenOwnerIds);
    const open: ReportAccess['open'] = (opened, read) => this.openings.within(visitor, opened, read);
    return {
      viewer: own,
      reports,
      open,
      openReport: async ({ definition, query, adjustViewer }, read, rowsOf) => {
        const report = await prepareReport(definition, query, own, reports, adjustViewer);
        return this.openings.within(visitor, report.quotaEvent, () => read(report), rowsOf);
      },
    };
  }
}
