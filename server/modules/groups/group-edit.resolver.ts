import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { getSchedulingKey } from '../../request/scheduling-key.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { GroupEditService, GroupEditRow } from './group-edit.service.js';
import { GroupEditResult, GroupEditEntry, GroupEditInput, GroupEditPreview } from './group-edit.type.js';
import { GroupReport } from './group-report.type.js';
import { presentGroup } from './present-group.js';
import { readGroupEdit } from './read-group-edit.js';

/** Maximum number of unknown keywords and domains in a response, and characters of each. */
const maxListedUnknown = 20;
const maxUnknownLength = 100;

@Resolver()
export class GroupEditResolver {
  constructor(private readonly edits: GroupEditService) {}

  @RequireAccess('user')
  @Query(() => GroupEditPreview, {
    description:
      'Previews an edit without applying it. Errors: NOT_FOUND, FORBIDDEN, INVALID_FIELD, TOO_LARGE, BAD_REQUEST.',
  })
  async previewGroupEdit(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Arg('edit', () => GroupEditInput, { description: 'The edit.' }) input: GroupEditInput,
    @Ctx() { visitor, reports, signal }: RequestContext,
  ): Promise<GroupEditPreview> {
    const { key } = getSchedulingKey(visitor);
    const { unknown, ...preview } = await this.edits.preview(
      requireUser(visitor),
      rid,
      (language) => readGroupEdit(input, { key, signal, language }),
      reports,
    );
    return { ...preview, ...presentUnknown(unknown) };
  }

  @RequireAccess('user')
  @Mutation(() => GroupEditResult, {
    description:
      'Edits the keywords of a group report. Errors: NOT_FOUND, FORBIDDEN, INVALID_FIELD, TOO_LARGE, BAD_REQUEST while it is ' +
      'built, GROUP_CHANGED, GROUP_KEYWORDS_LIMIT, OVERLOADED.',
  })
  async editGroupReport(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Arg('edit', () => GroupEditInput, { description: 'The edit.' }) input: GroupEditInput,
    @Arg('seenVersion', () => Int, {
      nullable: true,
      description:
        'Version on which the edit is based; if the report has changed since, the edit fails with GROUP_CHANGED.',
    })
    seenVersion: number | null | undefined,
    @Ctx() { visitor, reports, signal }: RequestContext,
  ): Promise<GroupEditResult> {
    const user = requireUser(visitor);
    const request = { rid, seenVersion };
    const { key } = getSchedulingKey(visitor);
    const { report, edit, unknown } = await this.edits.edit(
      user,
      request,
      (language) => readGroupEdit(input, { key, signal, language }),
      reports,
    );
    return { report: presentGroup(report, user), edit: presentEdit(edit), ...presentUnknown(unknown) };
  }

  @RequireAccess('user')
  @Query(() => [GroupEditEntry], {
    description: 'Edits of a group report, newest first. Errors: NOT_FOUND.',
  })
  async groupEdits(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<GroupEditEntry[]> {
    return (await this.edits.list(requireUser(visitor), rid)).map(presentEdit);
  }

  @RequireAccess('user')
  @Mutation(() => GroupReport, {
    description:
      'Undoes the latest active edit of a group report; the last ten edits can be undone in turn. Errors: ' +
      'NOT_FOUND, FORBIDDEN, BAD_REQUEST.',
  })
  async undoGroupEdit(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Arg('id', () => ID, { description: 'Id of the edit.' }) id: string,
    @Ctx() { visitor, reports }: RequestContext,
  ): Promise<GroupReport> {
    const user = requireUser(visitor);
    return presentGroup(await this.edits.undo(user, rid, Number(id), reports), user);
  }
}

function presentEdit({ id, at, ...edit }: GroupEditRow): GroupEditEntry {
  return { ...edit, id: String(id), at: at.toISOString() };
}

function presentUnknown(unknown: readonly string[]): Pick<GroupEditResult, 'unknown' | 'unknownCount'> {
  const listedUnknown = unknown.slice(0, maxListedUnknown).map((word) => word.slice(0, maxUnknownLength));
  return { unknown: listedUnknown, unknownCount: unknown.length };
}
