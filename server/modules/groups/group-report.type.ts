import type { PositionsRange } from '../../contract/reports/positions-range.js';
import { positionsRangeField } from '../../schema-kit/positions-range.type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { groupDepths } from '../../contract/projects/group-limits.js';
import type { TaskState } from '../../contract/projects/task-states.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { PlanLimits } from '../plans/plan-limits.type.js';
import { taskStateEnum } from '../tasks/task.enums.js';

@ObjectType({ description: 'A domain of a group report.' })
class GroupDomain {
  @text('Name in ASCII.') name!: string;
  @text('Name in Unicode.') readable!: string;
}

@ObjectType({ description: 'A comparison of the keywords of several domains.' })
export class GroupReport {
  @Field(() => ID, { description: 'Id in URLs and API calls.' }) rid!: string;
  @text('Name.') name!: string;
  @text('Code of the database.') base!: string;
  @smallInt(`Number of top positions that count: ${groupDepths.join(' or ')}.`) top!: number;
  @listOf(() => GroupDomain, 'Domains in display order.') domains!: GroupDomain[];
  @text('Time of creation, ISO 8601.') createDate!: string;
  @text('Time of the last access, ISO 8601.') accessDate!: string;
  @oneOf(taskStateEnum, 'State: processing while it is built, failed, or done when it can be read.')
  state!: TaskState;
  @smallInt('Progress of the running build in percent; 100 if none is running.') progress!: number;
  @optional(() => ID, 'Latest build task; null for users who did not start it.')
  taskId!: string | null;
  @text('E-mail of the owner; empty for visitors with a link.') owner!: string;
  @flag('Whether you may delete it.') canDelete!: boolean;
  @flag('Whether you may transfer it to a team member.') canChangeOwner!: boolean;
  @flag('Whether you may edit its keywords.') keyModify!: boolean;
  @flag('Whether the competitors are outdated because the keywords have changed.') canRecalculate!: boolean;
  @optional(
    () => Int,
    'Number of the published version, which changes with each edit; null before the first build.',
  )
  version!: number | null;
  @count('Number of organic keywords.') organicKeywords!: number;
  @count('Number of paid keywords.') contextKeywords!: number;
  @optional(() => String, 'Date of the newest search results used by the build; null if there are none.')
  positionsDate!: string | null;
  @positionsRangeField() positionsRange!: PositionsRange | null;
  @optional(() => String, 'Date of the newest search results in the database; null if there are none.')
  newestDate!: string | null;
  @flag('Whether the database has newer data than the build used.') isOutdated!: boolean;
  @optional(
    () => PlanLimits,
    'Plan limits of the owner, which apply to visitors with a link; null for logged-in users.',
  )
  limits!: PlanLimits | null;
}

@ObjectType({ description: 'A page of the group reports that you can view.' })
export class GroupReportPage {
  @listOf(() => GroupReport, 'Reports.') items!: GroupReport[];
  @count('Total number of reports.') total!: number;
  @smallInt('Page number, from 1.') page!: number;
  @smallInt('Rows per page.') perPage!: number;
  @smallInt('Number of the last page.') lastPage!: number;
}

@ObjectType({ description: 'A group report whose build has started.' })
export class StartedGroupReport {
  @Field(() => ID, { description: 'Id of the report.' }) rid!: string;
  @listOf(() => String, 'Domains that are not in the database.') unknownDomains!: string[];
}

@InputType({ description: 'Settings of a new group report.' })
export class GroupReportInput {
  @Field(() => [String], {
    description: 'Domains or URLs, at least two; blank and duplicate lines are ignored.',
  })
  domains!: string[];
  @Field(() => String, { nullable: true, description: 'Code of the database.' })
  base?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name, at most 128 characters; defaults to the domains.',
  })
  name?: string | null;
  @Field(() => Int, {
    defaultValue: 50,
    description: `Number of top positions that count: ${groupDepths.join(' or ')}.`,
  })
  top!: number;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Creates a report without domains, to which keywords are added later.',
  })
  emptyReport!: boolean;
}
