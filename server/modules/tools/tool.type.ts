import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { TaskState } from '../../contract/task-states.js';
import type { ToolId } from '../../contract/tools/tool-pages.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { taskStateEnum } from '../tasks/task.enums.js';
import type { ToolLines } from './tool-definition.js';
import { toolDefinitions } from './tool-definitions.js';
import { toolOptionIds, type ToolOptionId } from './tool-options.js';

const toolLinesEnum = vocabularyEnum<ToolLines>('ToolLines', 'What the lines of a tool’s list are.', {
  keywords: 'Keywords.',
  pages: 'Addresses of pages.',
});

const toolOptionEnum = vocabularyEnum<ToolOptionId>(
  'ToolOptionId',
  'What a tool may be told beside its list.',
  Object.fromEntries(toolOptionIds.map((id) => [id, getOptionDescription(id)])) as Record<
    ToolOptionId,
    string
  >,
);

/** Description of an option, from the first tool that has it. */
function getOptionDescription(id: ToolOptionId): string {
  const option = toolDefinitions.flatMap(({ options }) => options).find((candidate) => candidate.id === id);
  return option?.description.en ?? 'Of no tool yet.';
}

@ObjectType({ description: 'An option of a tool.' })
class ToolOptionField {
  @oneOf(toolOptionEnum, 'Which it is.') id!: ToolOptionId;
  @text('What it is called.') title!: string;
  @text('What it does.') description!: string;
  @optional(() => String, 'Why it cannot be had on this server; null where it can.')
  unavailable!: string | null;
  @flag('Whether it is on or off, not a number.') isSwitch!: boolean;
  @smallInt('Its value where none is given; 1 for on, 0 for off.') default!: number;
  @listOf(() => Int, 'The only numbers that it takes; none where any between its bounds.') oneOf!: number[];
  @optional(() => Int, 'Its least number; null where it has none.') from!: number | null;
  @optional(() => Int, 'Its greatest number; null where it has none.') to!: number | null;
  @text('Unit of its number, as %; empty where it has none.') unit!: string;
}

@ObjectType({ description: 'A report that shows what a run of a tool found.' })
class ToolResult {
  @Field(() => ID, { description: 'Id of the report.' }) reportId!: string;
  @text('What it is called among the results.') title!: string;
}

@ObjectType({ description: 'A tool whose runs are kept.' })
export class Tool {
  @Field(() => ID, { description: 'Id of the tool.' }) id!: ToolId;
  @text('What it is called.') title!: string;
  @text('What it answers, in one sentence.') description!: string;
  @text('What its button says.') action!: string;
  @oneOf(toolLinesEnum, 'What the lines of its list are.') lines!: ToolLines;
  @count('Lines of a list that your plan takes, at most.') limit!: number;
  @count('The same with the deeper analysis.') moreLimit!: number;
  @flag('Whether it is about one page, which is asked for beside the list.') takesPage!: boolean;
  @count('Keywords beside the list that your plan takes, at most; 0 where it takes none.')
  phraseLimit!: number;
  @optional(() => String, 'The plans that hold it, as “the Team plan”; null where yours does.')
  includedIn!: string | null;
  @listOf(() => ToolOptionField, 'What it may be told beside its list.') options!: ToolOptionField[];
  @listOf(() => ToolResult, 'The reports that show what a run found.') results!: ToolResult[];
}

@ObjectType({ description: 'The value of an option of a run.' })
class ToolOptionValue {
  @oneOf(toolOptionEnum, 'Which it is.') id!: ToolOptionId;
  @smallInt('Its number; 1 for on, 0 for off.') value!: number;
}

@ObjectType('ToolUnreadPage', { description: 'A page whose text was to be read and could not.' })
class ToolFailedPage {
  @text('Its address, as host and path.') page!: string;
  @text('Why it was not read, as people are told.') reason!: string;
}

@ObjectType({ description: 'One use of a tool, with what it was asked.' })
export class ToolRun {
  @Field(() => ID, { description: 'Id in addresses and calls.' }) uid!: string;
  @Field(() => ID, { description: 'Id of the tool.' }) tool!: string;
  @text('Its name.') name!: string;
  @text('Code of the database.') base!: string;
  @oneOf(taskStateEnum, 'Whether it can be read, is being made, or failed.') state!: TaskState;
  @smallInt('Per cent of what is being made; 100 where nothing is.') progress!: number;
  @optional(() => ID, 'The task that makes it.') taskId!: string | null;
  @listOf(() => String, 'Its list, as it was read: no line twice.') list!: string[];
  @optional(() => String, 'The page that it is about; null where the tool takes none.')
  page!: string | null;
  @listOf(() => String, 'Keywords beside the list.') phrases!: string[];
  @listOf(() => ToolOptionValue, 'What it was told beside its list.') options!: ToolOptionValue[];
  @count('Lines of its list.') asked!: number;
  @optional(() => Int, 'Lines of its list that the database holds; null before the result is there.')
  found!: number | null;
  @listOf(() => String, 'Lines of its list that the database does not hold.') unknown!: string[];
  @listOf(() => ToolFailedPage, 'Pages whose text was to be read and could not.')
  unread!: ToolFailedPage[];
  @text('When it was made, ISO 8601.') createDate!: string;
  @optional(
    () => String,
    'Date of the newest search results that it was made from; null where there are none.',
  )
  positionsDate!: string | null;
  @optional(() => String, 'Date of the newest search results of its database; null where there are none.')
  newestDate!: string | null;
  @flag('Whether the database has newer data than it was made from.') isOutdated!: boolean;
  @flag('Whether it failed because who made it cancelled it.') isCancelled!: boolean;
}

@ObjectType({ description: 'Some of your runs of a tool, 20 a page, newest first.' })
export class ToolRunPage {
  @listOf(() => ToolRun, 'The runs.') items!: ToolRun[];
  @count('Number of all of them.') total!: number;
  @smallInt('Number of this page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
}

@ObjectType({ description: 'What is wrong with the lines of a list, by their numbers from 1.' })
export class ToolListCheck {
  @listOf(() => Int, 'Lines that the database does not hold.') unknown!: number[];
  @listOf(() => Int, 'Lines that are not what the tool takes.') faults!: number[];
}

@InputType({
  description: 'What a run of a tool is started with. Options that the tool has not are not read.',
})
export class ToolRunInput {
  @Field(() => [String], { description: 'Its list; blank lines are dropped, repeated ones merged.' })
  list!: string[];
  @Field(() => String, {
    nullable: true,
    description: 'Code of the database; the default one if it is missing.',
  })
  base?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name, at most 128 characters; the first lines if it is missing.',
  })
  name?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The page that it is about, where the tool takes one.',
  })
  page?: string | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Keywords beside the list, where the tool takes them.',
  })
  phrases?: string[] | null;
  @Field(() => Int, { nullable: true, description: 'Positions within which a result counts.' })
  top?: number | null;
  @Field(() => Int, { nullable: true, description: 'Least similarity in per cent.' })
  similarity?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Each found keyword once.' })
  deleteDuplicates?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Keywords that hold all words of a line, too.' })
  additions?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'The deeper analysis.' })
  more?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Reads the text of the page.' })
  text?: boolean | null;
}
