import type { DataSource } from 'typeorm';
import type { Visitor } from '../accounts/visitor.js';
import type { UsageLine, UsageMeter } from './usage-meter.type.js';
import type { UsageService } from './usage.service.js';

/** Tells people what they used and what is left, before a limit is hit. */
export class UsageMeterService {
  constructor(
    private readonly usage: UsageService,
    private readonly postgres: DataSource,
  ) {}

  /** What a visitor used today. Limits of a sub-user are the owner's. */
  async of({ quota, plan: { limits }, owner }: Visitor): Promise<UsageMeter> {
    const { today, days, store } = this.usage;
    const resetsAt = today.endsAt.toISOString();
    const [used, people] = await Promise.all([
      store.used(quota, today.period),
      owner === null ? 0 : this.peopleOf(owner.id),
    ]);
    const isByReport = limits.reportsPerDay !== null;
    const kind = isByReport ? 'reports' : 'analysis';
    const others: UsageLine[] = [
      ...(limits.api
        ? [{ kind: 'apiRequests', used: used.apiRequests, limit: limits.apiRequestsPerDay, resetsAt }]
        : []),
      ...(owner !== null && limits.users > 1
        ? [{ kind: 'users', used: people, limit: limits.users, resetsAt: null }]
        : []),
    ];
    const limit = isByReport ? limits.reportsPerDay : limits.analyzePerDay;
    return { kind, used: used[kind], limit, resetsAt, timeZone: days.timeZone, others };
  }

  /** People of a corporate account, its owner among them. */
  async peopleOf(ownerId: number): Promise<number> {
    const [row]: { people: number }[] = await this.postgres.query(
      'SELECT count(*)::int AS people FROM account WHERE id = $1 OR owner_id = $1',
      [ownerId],
    );
    return row?.people ?? 0;
  }
}
