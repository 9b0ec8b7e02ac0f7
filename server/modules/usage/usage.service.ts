import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { guestReportsPerAddress, viewsPerQuotaUnit } from '../../config/report-quota.js';
import { formatDay } from '../../contract/formatting/format-date.js';
import { formatIsoDay } from '../../contract/formatting/iso-day.js';
import { formatResetTime } from '../../contract/formatting/format-reset-time.js';
import { AppError, type ErrorDetails } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { QuotaEvent } from '../../reports/engine/report-subject.js';
import type { Visitor } from '../../request/visitor.js';
import { hexDigest } from '../platform/digest.js';
import { addressQuotaKey } from '../accounts/identity.service.js';
import { isMonth, QuotaCalendar, monthOf } from './quota-calendar.js';
import { UsageStore, QuotaExceededError, type Quota, type UsageKind, type ViewRows } from './usage-store.js';

/** A counted API request. */
export interface CountedRequest {
  /** Refunds the request if the server did not process it. */
  refund(): Promise<void>;
}

/** Charges of one request, for a refund if it fails. */
interface Charge {
  /** The counted object, and the quotas under which this request was the first to count it. */
  object: string;
  quotas: readonly Quota[];
  /** Reserved view rows; undefined if rows are not counted or the view was already counted. */
  view?: ViewRows | undefined;
}

/** Daily and monthly quotas. */
export class UsageService {
  readonly calendar: QuotaCalendar;
  readonly store: UsageStore;

  constructor(
    postgres: DataSource,
    private readonly now: () => Date,
    { limitsTimeZone }: Pick<Config, 'limitsTimeZone'>,
  ) {
    this.calendar = new QuotaCalendar(limitsTimeZone);
    this.store = new UsageStore(postgres);
  }

  /**
   * Charges a report to the daily quota. Reports opened before on the same day are free.
   * @returns the charge; undefined if nothing was counted
   * @throws AppError DemoLimit, AnalysisLimit, ToolLimit
   */
  async charge(visitor: Visitor, quotaEvent: QuotaEvent): Promise<Charge | undefined> {
    const quotas = [...this.dailyQuotas(visitor), ...this.toolQuotas(visitor, quotaEvent)];
    const [primary] = quotas;
    if (primary === undefined) return undefined;
    const reportObject = primary.kind === 'analysis' ? quotaEvent.analysed : getQuotaObject(quotaEvent);
    const { view, unitIndex } = await this.reserveRows(visitor, quotaEvent, primary, reportObject);
    const object = unitIndex === 0 ? reportObject : JSON.stringify([reportObject, unitIndex]);
    if (await this.store.has(primary, object)) return view && { object, quotas: [], view };
    try {
      const consumed = await this.store.consume(quotas, object);
      return consumed.length === 0 && !view ? undefined : { object, quotas: consumed, view };
    } catch (error) {
      if (view) await this.store.releaseView(view);
      if (error instanceof QuotaExceededError) throw this.limitError(error.quota);
      throw error;
    }
  }

  /**
   * Reserves rows of a view on plans that count reports. `unitIndex` is the index of the quota unit within the day,
   * from 0. A view that was already counted belongs to the first unit.
   */
  private async reserveRows(
    { plan }: Visitor,
    { view }: QuotaEvent,
    { kind, subject, period }: Quota,
    object: string,
  ): Promise<{ view?: ViewRows; unitIndex: number }> {
    const { recordsPerReport: rows } = plan.limits;
    const isByReport = kind === 'reports' || kind === 'addressReports';
    if (!isByReport || view === undefined || rows === null) return { unitIndex: 0 };
    const reservation = { subject: `rows:${hexDigest(subject + object)}`, period, view, rows };
    const reservedBefore = await this.store.reserveView(reservation);
    if (reservedBefore === undefined) return { unitIndex: 0 };
    return { view: reservation, unitIndex: Math.floor(reservedBefore / (rows * viewsPerQuotaUnit)) };
  }

  /** Releases the reserved rows that a view did not return. */
  async recordRows({ view }: Charge, returnedRows: number): Promise<void> {
    if (view && returnedRows < view.rows) await this.store.releaseRows(view, view.rows - returnedRows);
  }

  /** Refunds the charge of a failed request. */
  async refund({ quotas, object, view }: Charge): Promise<void> {
    await this.store.refund(quotas, object);
    if (view) await this.store.releaseView(view);
  }

  /**
   * Charges an API request; undefined if requests are not counted.
   * @throws AppError ApiLimit
   */
  async chargeApiRequest({ plan, quotaKey }: Visitor): Promise<CountedRequest | undefined> {
    const { apiRequestsPerDay: limit } = plan.limits;
    if (limit === null) return undefined;
    const day = { subject: quotaKey, kind: 'apiRequests', limit, period: this.today.period } as const;
    if (!(await this.store.increment(day))) throw this.limitError(day);
    return { refund: () => this.store.decrement(day) };
  }

  /** The current quota day. */
  get today() {
    return this.calendar.dayAt(this.now());
  }

  /** Daily quotas of a visitor's reports, the personal one first; empty without limits. */
  private dailyQuotas({ kind, plan, quotaKey: subject, address }: Visitor): Quota[] {
    const { period } = this.today;
    const { reportsPerDay, analyzePerDay } = plan.limits;
    if (reportsPerDay === null) {
      return analyzePerDay === null ? [] : [{ subject, kind: 'analysis', period, limit: analyzePerDay }];
    }
    const visitorQuota = { subject, kind: 'reports', period, limit: reportsPerDay } as const;
    if (kind !== 'guest') return [visitorQuota];
    const addressQuota = {
      subject: addressQuotaKey(address),
      kind: 'addressReports',
      period,
      limit: guestReportsPerAddress,
    } as const;
    // Clients without cookies share the counter of their network.
    return subject === addressQuota.subject ? [addressQuota] : [visitorQuota, addressQuota];
  }

  /** Daily and monthly quotas of a tool run; empty for other reports, and for guests, who may share a network. */
  private toolQuotas(
    { kind: visitorKind, plan, quotaKey: subject }: Visitor,
    { tool: kind }: QuotaEvent,
  ): Quota[] {
    if (kind === undefined || visitorKind === 'guest') return [];
    const { perDay, perMonth } = plan.limits[kind];
    const { period } = this.today;
    return [
      ...(perDay === null ? [] : [{ subject, kind, period, limit: perDay }]),
      ...(perMonth === null ? [] : [{ subject, kind, period: monthOf(period), limit: perMonth }]),
    ];
  }

  private limitError({ kind, limit, period }: Pick<Quota, 'kind' | 'limit' | 'period'>): AppError {
    if (isMonth(period)) return this.monthLimitError(limit);
    const day = this.today;
    const retryAfter = Math.ceil((day.endsAt.getTime() - this.now().getTime()) / 1000);
    const time = formatResetTime(day.endsAt.toISOString(), this.calendar.timeZone);
    const today = { en: 'today’s', ru: 'на сегодня' };
    const details: ErrorDetails = { limit, time, retryAfter, period: today };
    return new AppError(limitErrorCodes[kind], details);
  }

  private monthLimitError(limit: number): AppError {
    const endsAt = this.calendar.endOfMonth(this.now());
    const nextMonthDay = formatIsoDay(endsAt, this.calendar.timeZone);
    const time = formatResetTime(endsAt.toISOString(), this.calendar.timeZone);
    return new AppError(ErrorCode.ToolLimit, {
      limit,
      time: {
        en: `${formatDay(nextMonthDay, 'en')}, ${time}`,
        ru: `${formatDay(nextMonthDay, 'ru')}, ${time}`,
      },
      retryAfter: Math.ceil((endsAt.getTime() - this.now().getTime()) / 1000),
      period: { en: 'this month’s', ru: 'на этот месяц' },
    });
  }
}

const limitErrorCodes: Readonly<Record<UsageKind, ErrorCode>> = {
  reports: ErrorCode.DemoLimit,
  addressReports: ErrorCode.DemoLimit,
  analysis: ErrorCode.AnalysisLimit,
  apiRequests: ErrorCode.ApiLimit,
  domainsBatch: ErrorCode.ToolLimit,
  keywordsByList: ErrorCode.ToolLimit,
  searchKeys: ErrorCode.ToolLimit,
};

function getQuotaObject({ report, countedAs, subject, base }: QuotaEvent): string {
  return JSON.stringify([countedAs ?? report, subject, base]);
}
