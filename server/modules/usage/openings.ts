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
const ownDoing: ReadonlySet<ErrorCode> = new Set([
  ErrorCode.Cancelled,
  ErrorCode.TooHeavy,
  ErrorCode.BadFilter,
  ErrorCode.BadRequest,
]);

/** The one place where reports that people open are counted against the day's limit, and kept in their history. */
export class Openings {
  constructor(
    private readonly usage: UsageService,
    private readonly history: HistoryService,
  ) {}

  /**
   * Answers what `read` answers, within the limit of the day. A report that fails is given back.
   * @param opened undefined for what is not counted
   * @throws AppError DemoLimit, AnalysisLimit, and what `read` throws
   */
  async within<Answer>(
    visitor: Visitor,
    opened: QuotaEvent | undefined,
    read: () => Promise<Answer>,
    rowsOf?: (answer: Answer) => number,
  ): Promise<Answer> {
    if (opened === undefined) return read();
    const charge = await this.usage.charge(visitor, opened);
    try {
      const answer = await read();
      if (charge && rowsOf) await this.usage.noteRows(charge, rowsOf(answer));
      this.history.record(visitor, opened);
      return answer;
    } catch (error) {
      const isOwn = error instanceof AppError && ownDoing.has(error.code);
      if (charge && !isOwn) await this.usage.giveBack(charge);
      throw error;
    }
  }
}
