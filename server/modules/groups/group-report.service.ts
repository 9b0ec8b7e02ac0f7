import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import {
  groupsPerPage,
  type GroupDepth,
  type GroupSortColumn,
} from '../../contract/projects/group-limits.js';
import type { Localised } from '../../contract/language/localised.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { GroupReportRecord } from '../../entities/group-report.entity.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../platform/lock-account.js';
import { getPageOffset, paginate } from '../platform/paging.js';
import type { BaseCatalogueService } from '../databases/base-catalogue.service.js';
import { buildGroupTask } from './build-group.task.js';
import { recalculateGroupTask } from './recalculate-group.task.js';
import type { TaskService } from '../tasks/task.service.js';
import {
  assertGroupId,
  assertCanManage,
  assertCanEdit,
  canManage,
  canView,
  toRequester,
} from './group-access.js';
import {
  countGroups,
  findGroups,
  groupSortSql,
  nameContainsSql,
  visibleToPayerSql,
  type GroupReportView,
} from './group-rows.js';
import { validateDomains, validateName, defaultGroupName } from './validate-group.js';
import { assertNotBuilding, requireReady } from './ready-report.js';

/** Settings of a new group report. */
interface NewGroupReport {
  /** As submitted, one per line. */
  domains: readonly string[];
  base?: string;
  /** Defaults to the domains. */
  name?: string;
  top: GroupDepth;
  /** Whether to create the report without domains. Its keywords are added later. */
  isEmpty: boolean;
}

/** Page and order of the report list. */
export interface GroupListOptions {
  page: number;
  perPage?: number;
  sort?: { column: GroupSortColumn; direction: 'asc' | 'desc' };
  /** Text that the name contains, in any case. */
  search?: string;
}

/** One page of group reports. */
interface GroupPage {
  items: GroupReportView[];
  total: number;
  page: number;
  lastPage: number;
}

/** Minutes in which a deleted report can be restored. */
const undoMinutes = 15;

/** Manages group reports. Users see the reports of their team. */
export class GroupReportService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly bases: BaseCatalogueService,
    private readonly tasks: TaskService,
  ) {}

  /** Reports visible to a user, last accessed first. */
  async list(
    user: AuthenticatedUser,
    { page, perPage = groupsPerPage, sort, search = '' }: GroupListOptions,
  ): Promise<GroupPage> {
    const { column, direction } = sort ?? { column: 'access_date', direction: 'desc' };
    const items = await this.find(
      `${visibleToPayerSql} AND ${nameContainsSql('$4')}
       ORDER BY ${groupSortSql[column]} ${direction === 'asc' ? 'ASC' : 'DESC'}, report.number DESC LIMIT $2 OFFSET $3`,
      [user.owner.id, perPage, getPageOffset(page, perPage), search],
    );
    const total = await countGroups(this.postgres.manager, user.owner.id, search);
    return { items, ...paginate(total, page, perPage) };
  }

  /** Throws NotFound also for an invisible report. */
  async read(user: AuthenticatedUser, rid: string): Promise<GroupReportView> {
    const report = await this.findVisible(user, rid);
    if (!report) throw new AppError(ErrorCode.NotFound);
    return report;
  }

  /** Whether a user may view a report. */
  async canView(user: AuthenticatedUser, rid: string): Promise<boolean> {
    return (await this.findVisible(user, rid)) !== undefined;
  }

  /** Reads a report without an access check. Throws NotFound. */
  async readAny(rid: string): Promise<GroupReportView> {
    const report = await this.findOne(rid);
    if (!report) throw new AppError(ErrorCode.NotFound);
    return report;
  }

  /** Records an access to a report. */
  async touch({ id }: GroupReportView): Promise<void> {
    await this.postgres.query('UPDATE group_report SET accessed_at = $2 WHERE id = $1', [id, this.now()]);
  }

  /**
   * Creates a report, starts its build and returns its id.
   * @throws AppError InvalidField, UnknownBase, GroupLimit, GroupDomainsLimit, TaskLimit
   */
  async create(user: AuthenticatedUser, request: NewGroupReport): Promise<string> {
    const { limits } = user.plan;
    const domains = request.isEmpty ? [] : validateDomains(request.domains, limits);
    const base = await this.bases.byCode(request.base);
    const id = randomUUID();
    const name = validateName(request.name ?? '') ?? (defaultGroupName(domains) || base.name);
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, user.owner.id);
      await assertReportLimit(tx, user);
      // One transaction: a report without a task would never be built.
      const taskId = await this.startBuild(tx, user, { id, name, base: base.code });
      await tx.insert(GroupReportRecord, {
        id,
        taskId,
        ownerId: user.account.id,
        teamId: user.owner.id,
        baseId: base.id,
        name,
        domains,
        top: request.top,
        createdAt: this.now(),
        accessedAt: this.now(),
      });
    });
    return id;
  }

  /** Throws NotFound, InvalidField. */
  async rename(user: AuthenticatedUser, rid: string, input: string): Promise<GroupReportView> {
    const report = await this.read(user, rid);
    const name = validateName(input);
    if (name === undefined) throw invalid('name', missingNameMessage);
    await this.postgres.query('UPDATE group_report SET name = $2 WHERE id = $1', [report.id, name]);
    return { ...report, name };
  }

  /**
   * Soft-deletes a report; it can be restored for 15 minutes.
   * @throws AppError NotFound, Forbidden unless the user owns the report or the account, BadRequest while it is built
   */
  async remove(user: AuthenticatedUser, rid: string): Promise<void> {
    const report = await this.read(user, rid);
    assertCanManage(report, user);
    assertNotBuilding(report);
    await this.postgres.query('UPDATE group_report SET deleted_at = $2 WHERE id = $1', [
      report.id,
      this.now(),
    ]);
  }

  /**
   * Restores a report deleted in the last 15 minutes.
   * @throws AppError NotFound, GroupLimit if the limit has been reached since
   */
  async restore(user: AuthenticatedUser, rid: string): Promise<GroupReportView> {
    assertGroupId(rid);
    const since = new Date(this.now().getTime() - undoMinutes * 60_000);
    const [report] = await this.find('report.id = $1 AND report.deleted_at > $2', [rid, since]);
    if (!report || !canManage(report, toRequester(user))) throw new AppError(ErrorCode.NotFound);
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, user.owner.id);
      await assertReportLimit(tx, user);
      await tx.query('UPDATE group_report SET deleted_at = NULL WHERE id = $1', [report.id]);
    });
    return report;
  }

  /**
   * Transfers a report to a team member. The report then belongs to the team, even if its creator was outside the
   * team.
   * @throws AppError NotFound, Forbidden, InvalidField for an e-mail outside the team
   */
  async changeOwner(user: AuthenticatedUser, rid: string, email: string): Promise<GroupReportView> {
    const report = await this.read(user, rid);
    assertCanManage(report, user);
    const [, changed]: [unknown, number] = await this.postgres.query(
      `UPDATE group_report SET owner_id = colleague.id, team_id = $3 FROM account AS colleague
       WHERE group_report.id = $1 AND colleague.email = lower($2) AND coalesce(colleague.owner_id, colleague.id) = $3`,
      [report.id, email.replaceAll('\0', '').trim(), report.payerId],
    );
    if (changed === 0) throw invalid('user', missingTeamMemberMessage);
    return this.read(user, rid);
  }

  /** Rebuilds a report from the current data, replays its edits and returns the task id. */
  async rebuild(user: AuthenticatedUser, rid: string): Promise<string> {
    return this.withReportLock(user, rid, async (tx, report) => {
      assertNotBuilding(report);
      const task = await this.startBuild(tx, user, report);
      await tx.update(GroupReportRecord, { id: report.id }, { taskId: task });
      return task;
    });
  }

  /**
   * Counts the competitors for the current keywords and returns the task id. Reuses a running task.
   * @throws AppError NotFound, Forbidden, BadRequest while it is built, TaskLimit
   */
  async recalculate(user: AuthenticatedUser, rid: string): Promise<string> {
    return this.withReportLock(user, rid, async (tx, report) => {
      const { id, name, base } = requireReady(report);
      const [runningTask] = await tx.query<{ id: string }[]>(
        `SELECT id FROM task WHERE kind = $1 AND state = $2 AND input->>'report' = $3`,
        [recalculateGroupTask.id, taskStates.processing, id],
      );
      return (
        runningTask?.id ??
        this.tasks.start(recalculateGroupTask, user, { name, input: { report: id, base } }, tx)
      );
    });
  }

  /** Starts a task under the report lock, so that concurrent requests share one task. */
  private async withReportLock(
    user: AuthenticatedUser,
    rid: string,
    start: (tx: EntityManager, report: GroupReportView) => Promise<string>,
  ): Promise<string> {
    const { id } = await this.read(user, rid);
    assertCanEdit(user);
    return this.postgres.transaction(async (tx) => {
      await tx.query('SELECT FROM group_report WHERE id = $1 FOR UPDATE', [id]);
      const [report] = await findGroups(tx, notDeletedSql, [id]);
      if (!report) throw new AppError(ErrorCode.NotFound);
      return start(tx, report);
    });
  }

  /** Starts the build task as part of the transaction. */
  private startBuild(
    tx: EntityManager,
    user: AuthenticatedUser,
    { id, name, base }: Pick<GroupReportView, 'id' | 'name' | 'base'>,
  ): Promise<string> {
    const input = { report: id, base, keywordLimit: user.plan.limits.keysPerGroupReport };
    return this.tasks.start(buildGroupTask, user, { name, input }, tx);
  }

  private async findVisible(user: AuthenticatedUser, rid: string): Promise<GroupReportView | undefined> {
    assertGroupId(rid);
    const report = await this.findOne(rid);
    return report && canView(report, toRequester(user)) ? report : undefined;
  }

  private async findOne(rid: string): Promise<GroupReportView | undefined> {
    const [report] = await this.find(notDeletedSql, [rid]);
    return report;
  }

  private find(condition: string, values: readonly unknown[]): Promise<GroupReportView[]> {
    return findGroups(this.postgres.manager, condition, values);
  }
}

const notDeletedSql = 'report.id = $1 AND report.deleted_at IS NULL';

/** Throws GroupLimit if the account has reached its plan's limit. The caller holds the account lock. */
async function assertReportLimit(tx: EntityManager, { owner, plan }: AuthenticatedUser): Promise<void> {
  const { groupReports: limit } = plan.limits;
  if (limit !== null && (await countGroups(tx, owner.id)) >= limit) {
    throw new AppError(ErrorCode.GroupLimit, { limit });
  }
}

const missingNameMessage: Localised = { en: 'Enter a name.', ru: 'Введите название.' };

const missingTeamMemberMessage: Localised = { en: 'Choose a team member.', ru: 'Выберите участника.' };

function invalid(field: string, message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}
