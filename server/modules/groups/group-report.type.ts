import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { groupDepths } from '../../contract/group-limits.js';
import type { TaskState } from '../../contract/task-states.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { PlanLimits } from '../plans/plan-limits.type.js';
import { taskStateEnum } from '../tasks/task.enums.js';

@ObjectType({ description: 'A domain of a group report.' })
class GroupDomain {
  @text('Name in ASCII.') name!: string;
  @text('Name as people read it.') readable!: string;
}

@ObjectType({ description: 'Several domains and the keywords that they have, side by side.' })
export class GroupReport {
  @Field(() => ID, { description: 'Id in addresses and calls.' }) rid!: string;
  @text('Name.') name!: string;
  @text('Code of the database.') base!: string;
  @smallInt(`Depth within which a position counts: ${groupDepths.join(' or ')}.`) top!: number;
  @listOf(() => GroupDomain, 'Its domains, in their order.') domains!: GroupDomain[];
  @text('When it was made, ISO 8601.') createDate!: string;
  @text('When somebody looked at it last, ISO 8601.') accessDate!: string;
  @oneOf(taskStateEnum, 'Whether it can be read, is being built, or could not be built.')
  state!: TaskState;
  @smallInt('Per cent of what is being built; 100 where nothing is.') progress!: number;
  @optional(() => ID, 'The task that builds it, or built it last; null for who did not start it.')
  taskId!: string | null;
  @text('E-mail of its owner; empty for who reads it by a link.') owner!: string;
  @flag('Whether you may delete it.') canDelete!: boolean;
  @flag('Whether you may give it to a team member.') canChangeOwner!: boolean;
  @flag('Whether you may change its keywords.') keyModify!: boolean;
  @flag('Whether its competitors are older than its keywords.') canRecalculate!: boolean;
  @optional(() => Int, 'Number of the version that is read: another after each edit; null before the first.')
  version!: number | null;
  @count('Keywords of search results.') organicKeywords!: number;
  @count('Keywords of ads.') contextKeywords!: number;
  @optional(
    () => String,
    'Date of the newest search results that it was built from; null where there are none.',
  )
  positionsDate!: string | null;
  @optional(() => String, 'Date of the newest search results of its database; null where there are none.')
  newestDate!: string | null;
  @flag('Whether the database has newer data than the report was built from.') isOutdated!: boolean;
  @optional(
    () => PlanLimits,
    'What its views are cut by for who reads it by a link: the limits of its owner’s plan; else null.',
  )
  limits!: PlanLimits | null;
}

@ObjectType({ description: 'Some of the group reports that you see.' })
export class GroupReportPage {
  @listOf(() => GroupReport, 'The reports.') items!: GroupReport[];
  @count('Number of all of them.') total!: number;
  @smallInt('Number of this page, from 1.') page!: number;
  @smallInt('Rows of a page.') perPage!: number;
  @smallInt('Number of the last page.') lastPage!: number;
}

@InputType({ description: 'A new group report.' })
export class GroupReportInput {
  @Field(() => [String], {
    description: 'Domains or addresses, at least two; blank ones are dropped, repeated ones merged.',
  })
  domains!: string[];
  @Field(() => String, { nullable: true, description: 'Code of the database.' })
  base?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name, at most 128 characters; without one it is named after its domains.',
  })
  name?: string | null;
  @Field(() => Int, {
    defaultValue: 50,
    description: `Depth within which a position counts: ${groupDepths.join(' or ')}.`,
  })
  top!: number;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Without domains: its keywords are added later.',
  })
  emptyReport!: boolean;
}
