import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { guestReportsPerAddress } from '../../config/plans.js';
import { formatStart } from '../../contract/format-start.js';
import { AppError, type ErrorDetails } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { OpenedReport } from '../../reports/engine/opened-report.js';
import type { Visitor } from '../../request/visitor.js';
import { addressQuota } from '../accounts/identity.service.js';
import { LimitsDays } from './limits-day.js';
import { UsageStore, UsedUp, type Quota, type UsageKind } from './usage-store.js';

/** What one call counted, to be given back should it fail. */
interface Charge {
  object: string;
  quotas: readonly Quota[];
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
   * @throws AppError DemoLimit, AnalysisLimit
   */
  async charge(visitor: Visitor, opened: OpenedReport): Promise<Charge | undefined> {
    const quotas = this.quotasOf(visitor);
    const [own] = quotas;
    if (own === undefined) return undefined;
    const object = own.kind === 'analysis' ? opened.analysed : objectOf(opened);
    if (await this.store.has(own, object)) return undefined;
    try {
      const taken = await this.store.take(quotas, object);
      return taken.length === 0 ? undefined : { object, quotas: taken };
    } catch (error) {
      if (error instanceof UsedUp) throw this.refusal(error.quota);
      throw error;
    }
  }

  /** Takes back what a call counted that failed. */
  giveBack({ quotas, object }: Charge): Promise<void> {
    return this.store.giveBack(quotas, object);
  }

  /** Counts a call with a token. Throws ApiLimit where the day's calls are used up. */
  async chargeApiRequest({ plan, quota }: Visitor): Promise<void> {
    const { apiRequestsPerDay: limit } = plan.limits;
    if (limit === null) return;
    const day = { subject: quota, kind: 'apiRequests', limit, period: this.today.period } as const;
    if (!(await this.store.count(day))) throw this.refusal(day);
  }

  /** The day of the limits that it is now. */
  get today() {
    return this.days.at(this.now());
  }

  /** The limits of the day that a visitor's reports are counted under, the own one first; none without a limit. */
  private quotasOf({ kind, plan, quota: subject, address }: Visitor): Quota[] {
    const { period } = this.today;
    const { reportsPerDay, analyzePerDay } = plan.limits;
    if (reportsPerDay === null) {
      return analyzePerDay === null ? [] : [{ subject, kind: 'analysis', period, limit: analyzePerDay }];
    }
    const own = { subject, kind: 'reports', period, limit: reportsPerDay } as const;
    if (kind !== 'guest') return [own];
    const ofAddress = {
      subject: addressQuota(address),
      kind: 'addressReports',
      period,
      limit: guestReportsPerAddress,
    } as const;
    // Who keeps no cookies may be any of the people behind an address, and is counted with all of them.
    return subject === ofAddress.subject ? [ofAddress] : [own, ofAddress];
  }

  private refusal({ kind, limit }: Pick<Quota, 'kind' | 'limit'>): AppError {
    const day = this.today;
    const retryAfter = Math.ceil((day.endsAt.getTime() - this.now().getTime()) / 1000);
    const time = formatStart(day.endsAt.toISOString(), this.days.timeZone);
    const details: ErrorDetails = { limit, time, retryAfter };
    return new AppError(refusals[kind], details);
  }
}

const refusals: Readonly<Record<UsageKind, ErrorCode>> = {
  reports: ErrorCode.DemoLimit,
  addressReports: ErrorCode.DemoLimit,
  analysis: ErrorCode.AnalysisLimit,
  apiRequests: ErrorCode.ApiLimit,
};

function objectOf({ report, countedAs, subject, base }: OpenedReport): string {
  return JSON.stringify([countedAs ?? report, subject, base]);
}
