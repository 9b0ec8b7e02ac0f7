import type { QuotaEvent } from '../../reports/engine/quota-event.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Visitor } from '../../request/visitor.js';
import type { HistoryService } from '../history/history.service.js';
import type { UsageService } from './usage.service.js';

/**
 * Failures of the caller's own making: what they cost stays counted, as it is open for the rest of the day; given back, a
 * call made to fail would open the same report to another one for nothing.
 */
const nonRefundableErrors: ReadonlySet<ErrorCode> = new Set([
  ErrorCode.Cancelled,
  ErrorCode.TooHeavy,
  ErrorCode.BadFilter,
  ErrorCode.BadRequest,
]);

/** The one place where reports that people open are counted against the day's limit, and kept in their history. */
export class ReportQuota {
  constructor(
    private readonly usage: UsageService,
    private readonly history: HistoryService,
  ) {}

  /**
   * Answers what `read` answers, within the limit of the day. A report that fails is given back.
   * @param opened undefined for what is not counted
   * @throws AppError DemoLimit, AnalysisLimit, and what `read` throws
   */
  async run<Result>(
    visitor: Visitor,
    opened: QuotaEvent | undefined,
    read: () => Promise<Result>,
    countRows?: (result: Result) => number,
  ): Promise<Result> {
    if (opened === undefined) return read();
    const charge = await this.usage.charge(visitor, opened);
    try {
      const result = await read();
      if (charge && countRows) await this.usage.recordRows(charge, countRows(result));
      this.history.record(visitor, opened);
      return result;
    } catch (error) {
      const isNonRefundable = error instanceof AppError && nonRefundableErrors.has(error.code);
      if (charge && !isNonRefundable) await this.usage.refund(charge);
      throw error;
    }
  }
}
