import type { DataSource } from 'typeorm';
import type { AuthenticatedUser, Visitor } from '../../request/visitor.js';
import { mapListTools, type ListTool } from '../../contract/tools/list-tools.js';
import { countGroups } from '../groups/group-rows.js';
import { countMembers } from '../team/membership.js';
import { countProjects } from '../positions/count-projects.js';
import { monthOf } from '../usage/quota-calendar.js';
import type { UsageLine, UsageMeter } from './usage-meter.type.js';
import type { UsageService } from '../usage/usage.service.js';

/** Usage per list tool, by day and month. */
export type ToolUsage = Readonly<Record<ListTool, { today: number; thisMonth: number }>>;

/** Reports usage and remaining limits. */
export class UsageMeterService {
  constructor(
    private readonly postgres: DataSource,
    private readonly usage: UsageService,
  ) {}

  /** Today's usage. Team members share the owner's limits. */
  async getUsage({ quotaKey, plan: { limits }, owner }: Visitor): Promise<UsageMeter> {
    const { today, calendar, store } = this.usage;
    const resetsAt = today.endsAt.toISOString();
    const isTeam = owner !== null && limits.users > 1;
    const [used, memberCount] = await Promise.all([
      store.readUsage(quotaKey, today.period),
      isTeam ? countMembers(this.postgres.manager, owner) : 0,
    ]);
    const isByReport = limits.reportsPerDay !== null;
    const kind = isByReport ? 'reports' : 'analysis';
    const apiLine: UsageLine = {
      kind: 'apiRequests',
      used: used.apiRequests,
      limit: limits.apiRequestsPerDay,
      resetsAt,
    };
    const seatLine: UsageLine = { kind: 'users', used: memberCount, limit: limits.users, resetsAt: null };
    const otherLines = [...(limits.api ? [apiLine] : []), ...(isTeam ? [seatLine] : [])];
    const limit = isByReport ? limits.reportsPerDay : limits.analyzePerDay;
    return { kind, used: used[kind], limit, resetsAt, timeZone: calendar.timeZone, others: otherLines };
  }

  /** Number of stored group reports of the account. */
  countGroupReports({ owner }: Pick<AuthenticatedUser, 'owner'>): Promise<number> {
    return countGroups(this.postgres.manager, owner.id);
  }

  /** Number of rank tracking projects of the account. */
  countPositionsProjects({ owner }: Pick<AuthenticatedUser, 'owner'>): Promise<number> {
    return countProjects(this.postgres.manager, owner.id);
  }

  /** Tool runs of today and this month. */
  async getToolUsage({ quotaKey }: Pick<Visitor, 'quotaKey'>): Promise<ToolUsage> {
    const { today, store } = this.usage;
    const [day, month] = await Promise.all([
      store.readUsage(quotaKey, today.period),
      store.readUsage(quotaKey, monthOf(today.period)),
    ]);
    return mapListTools((tool) => ({ today: day[tool], thisMonth: month[tool] }));
  }
}
