import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { groupDepths, groupSortColumns, groupsPerPage } from '../../contract/projects/group-limits.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { RequestContext } from '../../request/request-context.js';
import { isLoggedIn, requireUser, type Visitor } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { clampPerPage, listPageDescription } from '../platform/paging.js';
import { findUnknownDomains } from './find-unknown-domains.js';
import type { GroupLinkService } from './group-link.service.js';
import type { GroupListOptions, GroupReportService } from './group-report.service.js';
import { GroupReport, GroupReportInput, GroupReportPage, StartedGroupReport } from './group-report.type.js';
import { presentGroup, presentSharedGroup } from './present-group.js';

@Resolver()
export class GroupReportResolver {
  constructor(
    private readonly groups: GroupReportService,
    private readonly links: GroupLinkService,
  ) {}

  @RequireAccess('user')
  @Query(() => GroupReportPage, {
    description: 'Group reports of your team, most recently accessed first.',
  })
  async groupReports(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: groupsPerPage, description: listPageDescription })
    perPage: number,
    @Arg('sort', () => String, {
      nullable: true,
      description: `Sort order as column|asc or column|desc; columns: ${groupSortColumns.join(', ')}.`,
    })
    sort: string | null | undefined,
    @Arg('search', () => String, { nullable: true, description: 'Text that the name contains, in any case.' })
    search: string | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<GroupReportPage> {
    const user = requireUser(visitor);
    const rows = clampPerPage(perPage);
    const result = await this.groups.list(user, {
      page,
      perPage: rows,
      sort: readSort(sort),
      search: search?.trim(),
    });
    const items = result.items.map((group) => presentGroup(group, user));
    return { ...result, items, perPage: rows };
  }

  @RequireAccess('guest')
  @Query(() => GroupReport, {
    description:
      'A group report, also for visitors with a link to it. Errors: AUTHORIZATION_REQUIRED, NOT_FOUND.',
  })
  async groupReport(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Arg('share', () => String, { nullable: true, description: 'Secret of a public link.' })
    share: string | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<GroupReport> {
    if (typeof share === 'string' && !(isLoggedIn(visitor) && (await this.groups.canView(visitor, rid)))) {
      const { group, limits } = await this.links.read(rid, share);
      return presentSharedGroup(group, limits);
    }
    const user = requireUser(visitor);
    const result = await this.groups.read(user, rid);
    await this.groups.touch(result);
    return presentGroup(result, user);
  }

  @RequireAccess('user', { isBackground: true })
  @Query(() => GroupReport, {
    description: 'State of a group report. Does not update its access time. Errors: NOT_FOUND.',
  })
  async groupReportState(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<GroupReport> {
    const user = requireUser(visitor);
    return presentGroup(await this.groups.read(user, rid), user);
  }

  @RequireAccess('user')
  @Mutation(() => ID, {
    description:
      'Creates a group report, starts its build and returns its id. Errors: INVALID_FIELD, UNKNOWN_BASE, GROUP_LIMIT, ' +
      'GROUP_DOMAINS_LIMIT, TASK_LIMIT.',
  })
  createGroupReport(
    @Arg('input', () => GroupReportInput, { description: 'Settings of the report.' }) input: GroupReportInput,
    @Ctx() { visitor, defaultBase }: RequestContext,
  ): Promise<string> {
    return this.create(input, visitor, defaultBase);
  }

  @RequireAccess('user')
  @Mutation(() => StartedGroupReport, {
    description:
      'Like createGroupReport, but at least two of the domains must be in the database, unless the report is empty. Errors: ' +
      'BAD_REQUEST for fewer, INVALID_FIELD, UNKNOWN_BASE, GROUP_LIMIT, GROUP_DOMAINS_LIMIT, TASK_LIMIT.',
  })
  async startGroupReport(
    @Arg('input', () => GroupReportInput, { description: 'Settings of the report.' }) input: GroupReportInput,
    @Ctx() { visitor, defaultBase, reports }: RequestContext,
  ): Promise<StartedGroupReport> {
    const unknownDomains = input.emptyReport
      ? []
      : await findUnknownDomains(input.domains, input.base ?? defaultBase, reports);
    return { rid: await this.create(input, visitor, defaultBase), unknownDomains };
  }

  private create(input: GroupReportInput, visitor: Visitor, defaultBase: string): Promise<string> {
    const top = groupDepths.find((depth) => depth === input.top);
    if (top === undefined) {
      const choices = groupDepths.join(', ');
      const message = { en: `top must be one of ${choices}`, ru: `top должно быть из списка ${choices}` };
      throw new AppError(ErrorCode.BadRequest, { what: message });
    }
    return this.groups.create(requireUser(visitor), {
      domains: input.domains,
      base: input.base ?? defaultBase,
      name: input.name ?? undefined,
      top,
      isEmpty: input.emptyReport,
    });
  }

  @RequireAccess('user')
  @Mutation(() => GroupReport, { description: 'Renames a group report. Errors: NOT_FOUND, INVALID_FIELD.' })
  async renameGroupReport(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Arg('name', () => String, { description: 'New name, 1 to 128 characters.' }) name: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<GroupReport> {
    const user = requireUser(visitor);
    return presentGroup(await this.groups.rename(user, rid, name), user);
  }

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description:
      'Deletes a group report; it can be restored for 15 minutes. Errors: NOT_FOUND, FORBIDDEN, BAD_REQUEST.',
  })
  async deleteGroupReport(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.groups.remove(requireUser(visitor), rid);
    return true;
  }

  @RequireAccess('user')
  @Mutation(() => GroupReport, {
    description: 'Restores a group report deleted in the last 15 minutes. Errors: NOT_FOUND.',
  })
  async restoreGroupReport(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<GroupReport> {
    const user = requireUser(visitor);
    return presentGroup(await this.groups.restore(user, rid), user);
  }

  @RequireAccess('user')
  @Mutation(() => GroupReport, {
    description: 'Transfers a group report to a team member. Errors: NOT_FOUND, FORBIDDEN, INVALID_FIELD.',
  })
  async changeGroupReportOwner(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Arg('user', () => String, { description: 'E-mail of the team member.' }) user: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<GroupReport> {
    const currentUser = requireUser(visitor);
    return presentGroup(await this.groups.changeOwner(currentUser, rid, user), currentUser);
  }

  @RequireAccess('user')
  @Mutation(() => ID, {
    description:
      'Rebuilds a group report from the newest data, replays its edits and returns the task id. Errors: ' +
      'NOT_FOUND, FORBIDDEN, BAD_REQUEST, TASK_LIMIT.',
  })
  rebuildGroupReport(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.groups.rebuild(requireUser(visitor), rid);
  }

  @RequireAccess('user')
  @Mutation(() => ID, {
    description:
      'Recalculates the competitors of a group report for its current keywords and returns the task id. Errors: NOT_FOUND, ' +
      'FORBIDDEN, BAD_REQUEST, TASK_LIMIT.',
  })
  recalculateGroupCompetitors(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.groups.recalculate(requireUser(visitor), rid);
  }
}

/** Throws BadSort for an unknown column. */
function readSort(sort: string | null | undefined): GroupListOptions['sort'] {
  const [first = ''] = (sort ?? '').split(',');
  if (first.trim() === '') return undefined;
  const [name = '', direction = 'asc'] = first.trim().split('|');
  const column = groupSortColumns.find((candidate) => candidate === name);
  if (column === undefined || (direction !== 'asc' && direction !== 'desc')) {
    const message = { en: `no order ${first}`, ru: `нет порядка ${first}` };
    throw new AppError(ErrorCode.BadSort, { what: message });
  }
  return { column, direction };
}
