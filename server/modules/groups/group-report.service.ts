import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { PlanLimits } from '../../config/plans.js';
import {
  fewestGroupDomains,
  groupsPerPage,
  longestGroupName,
  type GroupDepth,
  type GroupSortColumn,
} from '../../contract/group-limits.js';
import type { Localised } from '../../contract/localised.js';
import { taskStates, type TaskStateNumber } from '../../contract/task-states.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { GroupReportRecord } from '../../entities/group-report.entity.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { Person } from '../../request/visitor.js';
import { lockAccount } from '../accounts/lock-account.js';
import { offsetOf, pagingOf } from '../admin/paging.js';
import type { BaseCatalogue } from '../databases/base-catalogue.service.js';
import { buildGroupTask } from '../tasks/kinds/build-group.task.js';
import { recalculateGroupTask } from '../tasks/kinds/recalculate-group.task.js';
import type { TaskService } from '../tasks/task.service.js';
import { assertGroupId, assertMayEdit, mayDispose, maySee, type GroupReader } from './group-access.js';
import { domainNames } from './read-domain-list.js';

/** A group report as somebody reads it who may see it. */
export interface ReadGroupReport {
  id: string;
  number: number;
  name: string;
  base: string;
  top: GroupDepth;
  /** Names in ASCII, in their order. */
  domains: string[];
  createdAt: Date;
  accessedAt: Date;
  /** The person whose it is, and their e-mail. */
  ownerId: number;
  owner: string;
  /** The paying account behind that person. */
  payerId: number;
  /** 1 while its first version is built or a newer one, 2 where there is none, 10 when it can be read. */
  state: TaskStateNumber;
  /** Per cent of what is under way; 100 where nothing is. */
  progress: number;
  taskId: string | null;
  version: number | null;
  competitorsVersion: number | null;
  organicKeywords: number;
  contextKeywords: number;
  /** Date of the newest search results that it was built from, and of those that the database holds now; ISO dates. */
  positionsDate: string | null;
  newestDate: string | null;
  /** Whether the database has published anything since. */
  isOutdated: boolean;
}

/** What a new group report is made of. */
interface NewGroupReport {
  /** As they were typed, one per line. */
  domains: readonly string[];
  base?: string;
  /** Named after its domains where it is missing. */
  name?: string;
  top: GroupDepth;
  /** Without domains: its keywords are added later. */
  isEmpty: boolean;
}

/** Which reports of a list, and how they stand. */
export interface GroupListing {
  page: number;
  perPage?: number;
  sort?: { column: GroupSortColumn; direction: 'asc' | 'desc' };
}

/** Some of the group reports that a person sees. */
interface GroupPage {
  items: ReadGroupReport[];
  total: number;
  page: number;
  lastPage: number;
}

/** How long a deleted report can be brought back, in minutes. */
const undoMinutes = 15;

/** Group reports as people make, find, rename and delete them. Everybody sees their own and those of their colleagues. */
export class GroupReportService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly bases: BaseCatalogue,
    private readonly tasks: TaskService,
  ) {}

  /** The reports that a person sees, those looked at last first. */
  async list(person: Person, { page, perPage = groupsPerPage, sort }: GroupListing): Promise<GroupPage> {
    const { column, direction } = sort ?? { column: 'access_date', direction: 'desc' };
    const items = await this.find(
      `coalesce(owner.owner_id, owner.id) = $1 AND report.deleted_at IS NULL
       ORDER BY ${sortedBy[column]} ${direction === 'asc' ? 'ASC' : 'DESC'}, report.number DESC LIMIT $2 OFFSET $3`,
      [person.owner.id, perPage, offsetOf(page, perPage)],
    );
    const [counted] = await this.postgres.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM group_report AS report JOIN account AS owner ON owner.id = report.owner_id
       WHERE coalesce(owner.owner_id, owner.id) = $1 AND report.deleted_at IS NULL`,
      [person.owner.id],
    );
    return { items, ...pagingOf(counted?.total ?? 0, page, perPage) };
  }

  /** Throws NotFound also for a report that the person may not see. */
  async read(person: Person, rid: string): Promise<ReadGroupReport> {
    assertGroupId(rid);
    const [found] = await this.find('report.id = $1 AND report.deleted_at IS NULL', [rid]);
    if (!found || !maySee(found, readerOf(person))) throw new AppError(ErrorCode.NotFound);
    return found;
  }

  /** Whether a person sees a report. */
  async sees(person: Person, rid: string): Promise<boolean> {
    assertGroupId(rid);
    const [found] = await this.find('report.id = $1 AND report.deleted_at IS NULL', [rid]);
    return found !== undefined && maySee(found, readerOf(person));
  }

  /** A report for whoever was let in to it otherwise. Throws NotFound. */
  async readAny(rid: string): Promise<ReadGroupReport> {
    const [found] = await this.find('report.id = $1 AND report.deleted_at IS NULL', [rid]);
    if (!found) throw new AppError(ErrorCode.NotFound);
    return found;
  }

  /** Notes that somebody has looked at a report. */
  async touch({ id }: ReadGroupReport): Promise<void> {
    await this.postgres.query('UPDATE group_report SET accessed_at = $2 WHERE id = $1', [id, this.now()]);
  }

  /**
   * Makes a report and begins to build it; answers its id.
   * @throws AppError InvalidField, UnknownBase, GroupLimit, GroupDomainsLimit, TaskLimit
   */
  async create(person: Person, asked: NewGroupReport): Promise<string> {
    const { limits } = person.plan;
    const domains = asked.isEmpty ? [] : checkedDomains(asked.domains, limits);
    const base = await this.bases.byCode(asked.base);
    const id = randomUUID();
    const name = checkedName(asked.name ?? '') ?? (usualName(domains) || base.name);
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, person.owner.id);
      const [kept] = (await tx.query(
        `SELECT count(*)::int AS reports FROM group_report JOIN account AS owner ON owner.id = group_report.owner_id
         WHERE coalesce(owner.owner_id, owner.id) = $1 AND deleted_at IS NULL`,
        [person.owner.id],
      )) as { reports: number }[];
      const { groupReports: limit } = limits;
      if (limit !== null && (kept?.reports ?? 0) >= limit) {
        throw new AppError(ErrorCode.GroupLimit, { limit });
      }
      await tx.insert(GroupReportRecord, {
        id,
        ownerId: person.account.id,
        baseId: base.id,
        name,
        domains,
        top: asked.top,
        createdAt: this.now(),
        accessedAt: this.now(),
      });
    });
    try {
      await this.build(person, { id, name, base: base.code });
    } catch (error) {
      await this.postgres.query('DELETE FROM group_report WHERE id = $1', [id]);
      throw error;
    }
    return id;
  }

  /** Throws NotFound, InvalidField. */
  async rename(person: Person, rid: string, typed: string): Promise<ReadGroupReport> {
    const found = await this.read(person, rid);
    const name = checkedName(typed);
    if (name === undefined) throw invalid('name', noName);
    await this.postgres.query('UPDATE group_report SET name = $2 WHERE id = $1', [found.id, name]);
    return { ...found, name };
  }

  /**
   * Deletes a report; for a quarter of an hour it can be brought back.
   * @throws AppError NotFound, Forbidden for who is neither its owner nor that of the paying account, BadRequest while it is built
   */
  async remove(person: Person, rid: string): Promise<void> {
    const found = await this.read(person, rid);
    if (!mayDispose(found, readerOf(person))) throw new AppError(ErrorCode.Forbidden);
    if (found.state === taskStates.processing) throw new AppError(ErrorCode.BadRequest, { what: stillBuilt });
    await this.postgres.query('UPDATE group_report SET deleted_at = $2 WHERE id = $1', [
      found.id,
      this.now(),
    ]);
  }

  /** Brings a report back that was deleted in the last quarter of an hour. Throws NotFound. */
  async restore(person: Person, rid: string): Promise<ReadGroupReport> {
    assertGroupId(rid);
    const since = new Date(this.now().getTime() - undoMinutes * 60_000);
    const [found] = await this.find('report.id = $1 AND report.deleted_at > $2', [rid, since]);
    if (!found || !mayDispose(found, readerOf(person))) throw new AppError(ErrorCode.NotFound);
    await this.postgres.query('UPDATE group_report SET deleted_at = NULL WHERE id = $1', [found.id]);
    return found;
  }

  /**
   * Gives a report to a colleague.
   * @throws AppError NotFound, Forbidden, InvalidField where nobody of the account has the e-mail
   */
  async changeOwner(person: Person, rid: string, email: string): Promise<ReadGroupReport> {
    const found = await this.read(person, rid);
    if (!mayDispose(found, readerOf(person))) throw new AppError(ErrorCode.Forbidden);
    const [, changed]: [unknown, number] = await this.postgres.query(
      `UPDATE group_report SET owner_id = colleague.id FROM account AS colleague
       WHERE group_report.id = $1 AND colleague.email = lower($2) AND coalesce(colleague.owner_id, colleague.id) = $3`,
      [found.id, email.trim(), found.payerId],
    );
    if (changed === 0) throw invalid('user', noColleague);
    return this.read(person, rid);
  }

  /** Builds a report anew from the database as it stands, with the edits that are not undone; answers the id of the task. */
  async rebuild(person: Person, rid: string): Promise<string> {
    const found = await this.read(person, rid);
    assertMayEdit(person);
    if (found.state === taskStates.processing) throw new AppError(ErrorCode.BadRequest, { what: stillBuilt });
    return this.build(person, found);
  }

  /**
   * Counts the competitors for the keywords that the report has now; answers the id of the task.
   * @throws AppError NotFound, Forbidden, BadRequest while it is built, TaskLimit
   */
  async recalculate(person: Person, rid: string): Promise<string> {
    const found = await this.read(person, rid);
    assertMayEdit(person);
    const { id, name, base } = readyReport(found);
    return this.tasks.start(recalculateGroupTask, person, { name, input: { report: id, base } });
  }

  private async build(
    person: Person,
    { id, name, base }: Pick<ReadGroupReport, 'id' | 'name' | 'base'>,
  ): Promise<string> {
    const input = { report: id, base, keywordLimit: person.plan.limits.keysPerGroupReport };
    const task = await this.tasks.start(buildGroupTask, person, { name, input });
    await this.postgres.query('UPDATE group_report SET task_id = $2 WHERE id = $1', [id, task]);
    return task;
  }

  private find(condition: string, values: readonly unknown[]): Promise<ReadGroupReport[]> {
    return this.postgres.query<ReadGroupReport[]>(
      `SELECT report.id, report.number, report.name, base.code AS base, report.top, report.domains,
         report.created_at AS "createdAt", report.accessed_at AS "accessedAt", report.owner_id AS "ownerId", owner.email AS owner,
         coalesce(owner.owner_id, owner.id) AS "payerId", report.task_id AS "taskId", report.version,
         report.competitors_version AS "competitorsVersion",
         CASE WHEN task.state = 1 THEN 1 WHEN report.version IS NULL THEN coalesce(task.state, 2) ELSE 10 END::int AS state,
         CASE WHEN task.state = 1 THEN task.progress ELSE 100 END::int AS progress,
         coalesce(version.organic_keywords, 0) AS "organicKeywords", coalesce(version.context_keywords, 0) AS "contextKeywords",
         to_char(version.positions_date, 'YYYY-MM-DD') AS "positionsDate", to_char(base.positions_date, 'YYYY-MM-DD') AS "newestDate",
         version.generation IS NOT NULL AND version.generation < base.generation AS "isOutdated"
       FROM group_report AS report JOIN base ON base.id = report.base_id JOIN account AS owner ON owner.id = report.owner_id
       LEFT JOIN group_version AS version ON version.id = report.version LEFT JOIN task ON task.id = report.task_id
       WHERE ${condition}`,
      [...values],
    );
  }
}

/** What the list is sorted by, of our own making. */
const sortedBy: Readonly<Record<GroupSortColumn, string>> = {
  name: 'lower(report.name)',
  create_date: 'report.created_at',
  access_date: 'report.accessed_at',
  base: 'base.code',
  state: 'state',
  owner: 'owner.email',
};

/** A group report whose keywords can be changed. */
export type ReadyReport = ReadGroupReport & { version: number };

/** Throws BadRequest for one that is being built or could not be. */
export function readyReport(found: ReadGroupReport): ReadyReport {
  const { state, version } = found;
  if (state === taskStates.processing) throw new AppError(ErrorCode.BadRequest, { what: stillBuilt });
  if (version === null) throw new AppError(ErrorCode.BadRequest, { what: notBuilt });
  return { ...found, version };
}

const stillBuilt: Localised = {
  en: 'The report is still being built.',
  ru: 'Отчёт ещё строится.',
};

const notBuilt: Localised = {
  en: 'The report could not be built. Build it anew.',
  ru: 'Отчёт не построен. Постройте его заново.',
};

/** The person as the rules of access see one. */
export function readerOf({ account, owner }: Person): GroupReader {
  return { accountId: account.id, payerId: owner.id };
}

function checkedDomains(lines: readonly string[], { domainsPerGroupReport: limit }: PlanLimits): string[] {
  const domains = domainNames(lines);
  if (domains.length < fewestGroupDomains) throw invalid('domains', tooFew);
  if (domains.length > limit) {
    throw new AppError(ErrorCode.GroupDomainsLimit, { limit, given: domains.length });
  }
  return domains;
}

/** A name without blanks around it; undefined for none. Throws InvalidField for one that is too long. */
function checkedName(typed: string): string | undefined {
  const name = typed.replace(/\s+/g, ' ').trim();
  if ([...name].length > longestGroupName) throw invalid('name', tooLong);
  return name === '' ? undefined : name;
}

function usualName(domains: readonly string[]): string {
  return [...domains.map(readableDomain).join(', ')].slice(0, longestGroupName).join('');
}

const tooFew: Localised = {
  en: `Enter at least ${fewestGroupDomains} domains, one per line.`,
  ru: `Укажите хотя бы ${fewestGroupDomains} домена, по одному в строке.`,
};

const noName: Localised = { en: 'Enter a name.', ru: 'Введите название.' };

const tooLong: Localised = {
  en: `A name has at most ${longestGroupName} characters.`,
  ru: `Название – не длиннее ${longestGroupName} знаков.`,
};

const noColleague: Localised = { en: 'Choose a team member.', ru: 'Выберите сотрудника.' };

function invalid(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}
