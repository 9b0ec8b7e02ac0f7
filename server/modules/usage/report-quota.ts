import type { QuotaEvent } from '../../reports/engine/quota-event.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Visitor } from '../../request/visitor.js';
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
