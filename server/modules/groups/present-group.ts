import type { PlanLimits } from '../../config/plan-limits.js';
import { findTaskState } from '../../contract/projects/task-states.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { canManage, toRequester } from './group-access.js';
import type { GroupReportView } from './group-rows.js';
import type { GroupReport } from './group-report.type.js';

/** Maps a group report to its GraphQL type for a user. */
export function presentGroup(group: GroupReportView, user: AuthenticatedUser): GroupReport {
  const isManager = canManage(group, toRequester(user));
  const sharedFields = presentSharedGroup(group, null);
  return {
    ...sharedFields,
    taskId: group.taskOwnerId === user.account.id ? group.taskId : null,
    owner: group.owner,
    canDelete: isManager && sharedFields.state !== 'processing',
    canChangeOwner: isManager && user.plan.limits.users > 1,
    keyModify: user.kind !== 'demo',
    canRecalculate: group.version !== null && group.competitorsVersion !== group.version,
  };
}

/** Maps a group report for visitors with a link: read-only, without owner details except the plan limits. */
export function presentSharedGroup(group: GroupReportView, limits: PlanLimits | null): GroupReport {
  return {
    rid: group.id,
    name: group.name,
    base: group.base,
    top: group.top,
    domains: group.domains.map((name) => ({ name, readable: readableDomain(name) })),
    createDate: group.createdAt.toISOString(),
    accessDate: group.accessedAt.toISOString(),
    state: findTaskState(group.state) ?? 'failed',
    progress: group.progress,
    taskId: null,
    owner: '',
    canDelete: false,
    canChangeOwner: false,
    keyModify: false,
    canRecalculate: false,
    version: group.version,
    organicKeywords: group.organicKeywords,
    contextKeywords: group.contextKeywords,
    positionsDate: group.positionsDate,
    positionsRange: group.positionsRange,
    newestDate: group.newestDate,
    isOutdated: group.isOutdated,
    limits,
  };
}
