import { taskStates, type TaskState } from '../../contract/task-states.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { Person } from '../../request/visitor.js';
import { mayDispose } from './group-access.js';
import { readerOf, type ReadGroupReport } from './group-report.service.js';
import type { GroupReport } from './group-report.type.js';

const stateNames = Object.fromEntries(
  Object.entries(taskStates).map(([name, number]) => [number, name]),
) as Readonly<Record<number, TaskState>>;

/** A group report as GraphQL shows it to a person who may see it. */
export function presentGroup(group: ReadGroupReport, person: Person): GroupReport {
  const mine = mayDispose(group, readerOf(person));
  const state = stateNames[group.state] ?? 'failed';
  const isDemo = person.kind === 'demo';
  return {
    rid: group.id,
    name: group.name,
    base: group.base,
    top: group.top,
    domains: group.domains.map((name) => ({ name, readable: readableDomain(name) })),
    createDate: group.createdAt.toISOString(),
    accessDate: group.accessedAt.toISOString(),
    state,
    progress: group.progress,
    taskId: group.taskId,
    owner: group.owner,
    canDelete: mine && state !== 'processing',
    canChangeOwner: mine && person.plan.limits.users > 1,
    keyModify: !isDemo,
    canRecalculate: group.version !== null && group.competitorsVersion !== group.version,
    version: group.version,
    organicKeywords: group.organicKeywords,
    contextKeywords: group.contextKeywords,
    positionsDate: group.positionsDate,
    newestDate: group.newestDate,
    isOutdated: group.isOutdated,
  };
}
