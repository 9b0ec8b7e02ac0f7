import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { guestReportsPerAddress, viewsPerQuotaUnit } from '../../config/report-quota.js';
import { formatDay } from '../../contract/format-date.js';
import { isoDay } from '../../contract/iso-day.js';
import { formatStart } from '../../contract/format-start.js';
import { AppError, type ErrorDetails } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { QuotaEvent } from '../../reports/engine/quota-event.js';
import type { Visitor } from '../../request/visitor.js';
import { hexDigest } from '../accounts/digest.js';
import { addressQuotaKey } from '../accounts/identity.service.js';
import { isMonth, LimitsDays, monthOf } from './limits-day.js';
import { UsageStore, UsedUp, type Quota, type UsageKind, type ViewRows } from './usage-store.js';

/** A call with a token that was counted. */
export interface CountedCall {
  /** Takes it back, where the server did nothing for it. */
  giveBack(): Promise<void>;
}

/** What one call counted, to be given back should it fail. */
interface Charge {
  /** The report of the day, and the quotas under which it was not counted before. */
  object: string;
  quotas: readonly Quota[];
  /** The view of the report for which rows are held; undefined where rows are not counted, or it was given before. */
  view?: ViewRows | undefined;
}

/** Limits of a day: what is counted, for whom, and what is left. */
export class UsageService {
  readonly days: LimitsDays;
  readonly store: UsageStore;

  constructor(
    postgres: DataSource,
    private readonly now: () => Date,
    { limitsTimeZone }: Pick<Config, 'limitsTimeZone'>,
  ) {
    this.days = new LimitsDays(limitsTimeZone);
    this.store = new UsageStore(postgres);
  }

  /**
   * Counts a report that a visitor opens, unless the day's limit is reached; what was opened that day is free.
   * @returns what was counted, undefined where nothing was
   * @throws AppError DemoLimit, AnalysisLimit, ToolLimit
   */
  async charge(visitor: Visitor, opened: QuotaEvent): Promise<Charge | undefined> {
    const quotas = [...this.quotasOf(visitor), ...this.toolQuotasOf(visitor, opened)];
    const [own] = quotas;
    if (own === undefined) return undefined;
    const whole = own.kind === 'analysis' ? opened.analysed : objectOf(opened);
    const { view, part } = await this.reserve(visitor, opened, own, whole);
    const object = part === 0 ? whole : JSON.stringify([whole, part]);
    if (await this.store.has(own, object)) return view && { object, quotas: [], view };
    try {
      const taken = await this.store.take(quotas, object);
      return taken.length === 0 && !view ? undefined : { object, quotas: taken, view };
    } catch (error) {
      if (view) await this.store.releaseView(view);
      if (error instanceof UsedUp) throw this.refusal(error.quota);
      throw error;
    }
  }

  /**
   * Holds the rows that a view of a report may give, where a plan counts reports. `part` says to which of the day's openings
   * of this report they belong, from 0; a view that was given before belongs to the first, which is counted already.
   */
  private async reserve(
    { plan }: Visitor,
    { view }: QuotaEvent,
    { kind, subject: whose, period }: Quota,
    object: string,
  ): Promise<{ view?: ViewRows; part: number }> {
    const { recordsPerReport: rows } = plan.limits;
    const isByReport = kind === 'reports' || kind === 'addressReports';
    if (!isByReport || view === undefined || rows === null) return { part: 0 };
    const held = { subject: `rows:${hexDigest(whose + object)}`, period, view, rows };
    const before = await this.store.reserveView(held);
    if (before === undefined) return { part: 0 };
    return { view: held, part: Math.floor(before / (rows * viewsPerQuotaUnit)) };
  }

  /** Says how many rows a view gave: what was held beyond them is free again. */
  async noteRows({ view }: Charge, given: number): Promise<void> {
    if (view && given < view.rows) await this.store.freeRows(view, view.rows - given);
  }

  /** Takes back what a call counted that failed. */
  async giveBack({ quotas, object, view }: Charge): Promise<void> {
    await this.store.giveBack(quotas, object);
    if (view) await this.store.releaseView(view);
  }

  /** Counts a call with a token; undefined where calls are not counted. Throws ApiLimit where the day's calls are used up. */
  async chargeApiRequest({ plan, quotaKey }: Visitor): Promise<CountedCall | undefined> {
    const { apiRequestsPerDay: limit } = plan.limits;
    if (limit === null) return undefined;
    const day = { subject: quotaKey, kind: 'apiRequests', limit, period: this.today.period } as const;
    if (!(await this.store.count(day))) throw this.refusal(day);
    return { giveBack: () => this.store.uncount(day) };
  }

  /** The day of the limits that it is now. */
  get today() {
    return this.days.at(this.now());
  }

  /** The limits of the day that a visitor's reports are counted under, the own one first; none without a limit. */
  private quotasOf({ kind, plan, quotaKey: subject, address }: Visitor): Quota[] {
    const { period } = this.today;
    const { reportsPerDay, analyzePerDay } = plan.limits;
    if (reportsPerDay === null) {
      return analyzePerDay === null ? [] : [{ subject, kind: 'analysis', period, limit: analyzePerDay }];
    }
    const own = { subject, kind: 'reports', period, limit: reportsPerDay } as const;
    if (kind !== 'guest') return [own];
    const ofAddress = {
      subject: addressQuotaKey(address),
      kind: 'addressReports',
      period,
      limit: guestReportsPerAddress,
    } as const;
    // Who keeps no cookies may be any of the people behind an address, and is counted with all of them.
    return subject === ofAddress.subject ? [ofAddress] : [own, ofAddress];
  }

  /**
   * The limits of the day and of the month that the runs of a tool are counted under; none for what is no such run, and for
   * guests, whose reports are all counted together: many of them may be behind one address.
   */
  private toolQuotasOf({ kind: who, plan, quotaKey: subject }: Visitor, { tool: kind }: QuotaEvent): Quota[] {
    if (kind === undefined || who === 'guest') return [];
    const { perDay, perMonth } = plan.limits[kind];
    const { period } = this.today;
    return [
      ...(perDay === null ? [] : [{ subject, kind, period, limit: perDay }]),
      ...(perMonth === null ? [] : [{ subject, kind, period: monthOf(period), limit: perMonth }]),
    ];
  }

  private refusal({ kind, limit, period }: Pick<Quota, 'kind' | 'limit' | 'period'>): AppError {
    if (isMonth(period)) return this.monthRefusal(limit);
    const day = this.today;
    const retryAfter = Math.ceil((day.endsAt.getTime() - this.now().getTime()) / 1000);
    const time = formatStart(day.endsAt.toISOString(), this.days.timeZone);
    const today = { en: 'today’s', ru: 'на сегодня' };
    const details: ErrorDetails = { limit, time, retryAfter, period: today };
    return new AppError(refusals[kind], details);
  }

  private monthRefusal(limit: number): AppError {
    const endsAt = this.days.endOfMonth(this.now());
    const first = isoDay(endsAt, this.days.timeZone);
    const time = formatStart(endsAt.toISOString(), this.days.timeZone);
    return new AppError(ErrorCode.ToolLimit, {
      limit,
      time: {
        en: `${formatDay(first, 'en')}, ${time}`,
        ru: `${formatDay(first, 'ru')}, ${time}`,
      },
      retryAfter: Math.ceil((endsAt.getTime() - this.now().getTime()) / 1000),
      period: { en: 'this month’s', ru: 'на этот месяц' },
    });
  }
}

const refusals: Readonly<Record<UsageKind, ErrorCode>> = {
  reports: ErrorCode.DemoLimit,
  addressReports: ErrorCode.DemoLimit,
  analysis: ErrorCode.AnalysisLimit,
  apiRequests: ErrorCode.ApiLimit,
  domainsBatch: ErrorCode.ToolLimit,
  keywordsByList: ErrorCode.ToolLimit,
  searchKeys: ErrorCode.ToolLimit,
};

function objectOf({ report, countedAs, subject, base }: QuotaEvent): string {
  return JSON.stringify([countedAs ?? report, subject, base]);
}
