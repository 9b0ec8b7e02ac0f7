import type { Config } from '../../config/config.js';
import { prepareReport } from '../../reports/engine/prepare-report.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { ReportAccess } from '../../request/report-access.js';
import type { Visitor } from '../../request/visitor.js';
import { viewerOf } from '../plans/allowance.js';
import type { QuotaEvent } from '../../reports/engine/report-subject.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { HistoryService } from '../history/history.service.js';
import type { UsageService } from './usage.service.js';

/**
 * Errors caused by the client. Their charge is not refunded: the report stays open for the day, so a refund would
 * make another report free.
 */
const nonRefundableErrors: ReadonlySet<ErrorCode> = new Set([
  ErrorCode.Cancelled,
  ErrorCode.TooHeavy,
  ErrorCode.BadFilter,
  ErrorCode.BadRequest,
]);

/** Single entry point that charges reports to the daily quota and records them in the history. */
export class ReportQuota {
  constructor(
    private readonly usage: UsageService,
    private readonly history: HistoryService,
  ) {}

  /**
   * Runs `read` within the daily quota and refunds failed reports.
   * @param quotaEvent undefined for reports that are not counted
   * @throws AppError DemoLimit, AnalysisLimit, and errors of `read`
   */
  async run<Result>(
    visitor: Visitor,
    quotaEvent: QuotaEvent | undefined,
    read: () => Promise<Result>,
    countRows?: (result: Result) => number,
  ): Promise<Result> {
    if (quotaEvent === undefined) return read();
    const charge = await this.usage.charge(visitor, quotaEvent);
    try {
      const result = await read();
      if (charge && countRows) await this.usage.recordRows(charge, countRows(result));
      this.history.record(visitor, quotaEvent);
      return result;
    } catch (error) {
      const isNonRefundable = error instanceof AppError && nonRefundableErrors.has(error.code);
      if (charge && !isNonRefundable) await this.usage.refund(charge);
      throw error;
    }
  }
}

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
        const report = await prepareReport(definition, query, {
          viewer,
          deps: reports,
          toFileViewer: adjustViewer,
        });
        return this.reportQuota.run(visitor, report.quotaEvent, () => read(report), countRows);
      },
    };
  }
}
