import type { PositionsRange } from '../../contract/reports/positions-range.js';
import { positionsRangeField } from '../../schema-kit/positions-range.type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { TaskState } from '../../contract/projects/task-states.js';
import type { ToolId } from '../../contract/tools/tool-pages.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { taskStateEnum } from '../tasks/task.enums.js';
import type { ToolLines } from './tool-definition.js';
import { toolDefinitions } from './tool-definitions.js';
import { toolOptionIds, type ToolOptionId } from './tool-options.js';

const toolLinesEnum = vocabularyEnum<ToolLines>('ToolLines', 'Type of the lines of a tool’s list.', {
  keywords: 'Keywords.',
  pages: 'Page URLs.',
});

const toolOptionEnum = vocabularyEnum<ToolOptionId>(
  'ToolOptionId',
  'Option of a tool.',
  Object.fromEntries(toolOptionIds.map((id) => [id, getOptionDescription(id)])) as Record<
    ToolOptionId,
    string
  >,
);

/** Description of an option, from the first tool that has it. */
function getOptionDescription(id: ToolOptionId): string {
  const option = toolDefinitions.flatMap(({ options }) => options).find((candidate) => candidate.id === id);
  return option?.description.en ?? 'Not used by any tool.';
}

@ObjectType({ description: 'An option of a tool.' })
class ToolOptionField {
  @oneOf(toolOptionEnum, 'Id of the option.') id!: ToolOptionId;
  @text('Title.') title!: string;
  @text('Description of its effect.') description!: string;
  @optional(() => String, 'Reason why the option is not available on this server; null if it is available.')
  unavailable!: string | null;
  @flag('Whether it is a switch instead of a number.') isSwitch!: boolean;
  @smallInt('Default value; for a switch 1 is on, 0 is off.') default!: number;
  @listOf(() => Int, 'Accepted numbers; empty if any number within the bounds is accepted.') oneOf!: number[];
  @optional(() => Int, 'Minimum; null if there is none.') from!: number | null;
  @optional(() => Int, 'Maximum; null if there is none.') to!: number | null;
  @text('Unit of the number, such as %; empty without a unit.') unit!: string;
}

@ObjectType({ description: 'A report with the result of a tool run.' })
class ToolResult {
  @Field(() => ID, { description: 'Id of the report.' }) reportId!: string;
  @text('Title of the result tab.') title!: string;
}

@ObjectType({ description: 'A tool with stored runs.' })
export class Tool {
  @Field(() => ID, { description: 'Id of the tool.' }) id!: ToolId;
  @text('Title.') title!: string;
  @text('Description of its result in one sentence.') description!: string;
  @text('Text of the submit button.') action!: string;
  @oneOf(toolLinesEnum, 'Type of the lines of its list.') lines!: ToolLines;
  @count('Maximum number of lines on your plan.') limit!: number;
  @count('Maximum number of lines with the deep analysis.') moreLimit!: number;
  @flag('Whether it analyses one page, which is entered in addition to the list.') takesPage!: boolean;
  @count('Maximum number of keywords in addition to the list on your plan; 0 if the tool accepts none.')
  phraseLimit!: number;
  @optional(
    () => String,
    'Plans that include the tool, such as “the Team plan”; null if your plan includes it.',
  )
  includedIn!: string | null;
  @listOf(() => ToolOptionField, 'Options of the tool.') options!: ToolOptionField[];
  @listOf(() => ToolResult, 'Reports with the result of a run.') results!: ToolResult[];
}

@ObjectType({ description: 'The value of an option of a run.' })
class ToolOptionValue {
  @oneOf(toolOptionEnum, 'Id of the option.') id!: ToolOptionId;
  @smallInt('Value; for a switch 1 is on, 0 is off.') value!: number;
}

@ObjectType('ToolUnreadPage', { description: 'A page whose text could not be fetched.' })
class ToolFailedPage {
  @text('Host and path of the page.') page!: string;
  @text('Reason in the language of the request.') reason!: string;
}

@ObjectType({ description: 'A run of a tool with its input.' })
export class ToolRun {
  @Field(() => ID, { description: 'Id in URLs and API calls.' }) uid!: string;
  @Field(() => ID, { description: 'Id of the tool.' }) tool!: string;
  @text('Name.') name!: string;
  @text('Code of the database.') base!: string;
  @oneOf(taskStateEnum, 'State: processing, failed, or done when the result is available.') state!: TaskState;
  @smallInt('Progress of the run in percent; 100 if it is not running.') progress!: number;
  @optional(() => ID, 'Task of the run; null after the task was removed.') taskId!: string | null;
  @listOf(() => String, 'List of the run without duplicates.') list!: string[];
  @optional(() => String, 'Analysed page; null if the tool does not analyse one page.')
  page!: string | null;
  @listOf(() => String, 'Keywords in addition to the list.') phrases!: string[];
  @listOf(() => ToolOptionValue, 'Option values.') options!: ToolOptionValue[];
  @count('Number of lines in the list.') asked!: number;
  @optional(() => Int, 'Number of lines that exist in the database; null until the result is available.')
  found!: number | null;
  @listOf(() => String, 'Lines that are not in the database.') unknown!: string[];
  @listOf(() => ToolFailedPage, 'Pages whose text could not be fetched.')
  unread!: ToolFailedPage[];
  @listOf(() => String, 'Ids of the report columns without values in this run.')
  emptyColumns!: string[];
  @text('Time of creation, ISO 8601.') createDate!: string;
  @optional(() => String, 'Date of the newest search results used by the run; null if there are none.')
  positionsDate!: string | null;
  @positionsRangeField() positionsRange!: PositionsRange | null;
  @optional(() => String, 'Date of the newest search results in the database; null if there are none.')
  newestDate!: string | null;
  @flag('Whether the database has newer data than the run used.') isOutdated!: boolean;
  @flag('Whether its owner cancelled it.') isCancelled!: boolean;
}

@ObjectType({ description: 'A page of 20 runs of a tool, newest first.' })
export class ToolRunPage {
  @listOf(() => ToolRun, 'Runs.') items!: ToolRun[];
  @count('Total number of runs.') total!: number;
  @smallInt('Page number, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
}

@ObjectType({ description: 'Problems of a list, as 1-based line numbers.' })
export class ToolListCheck {
  @listOf(() => Int, 'Lines that are not in the database.') unknown!: number[];
  @listOf(() => Int, 'Invalid lines.') faults!: number[];
}

@InputType({
  description: 'Input of a tool run. Options that the tool does not have are ignored.',
})
export class ToolRunInput {
  @Field(() => [String], { description: 'Lines of the list; blank and duplicate lines are ignored.' })
  list!: string[];
  @Field(() => String, {
    nullable: true,
    description: 'Code of the database; defaults to the default database.',
  })
  base?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name, at most 128 characters; defaults to the first lines.',
  })
  name?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Page to analyse, if the tool analyses one page.',
  })
  page?: string | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Keywords in addition to the list, if the tool accepts them.',
  })
  phrases?: string[] | null;
  @Field(() => Int, { nullable: true, description: 'Number of top positions that count.' })
  top?: number | null;
  @Field(() => Int, { nullable: true, description: 'Minimum similarity in percent.' })
  similarity?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Lists each keyword only once.' })
  deleteDuplicates?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Also finds keywords that contain all words of a line.',
  })
  additions?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Enables the deep analysis.' })
  more?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Fetches and analyses the text of the page.' })
  text?: boolean | null;
}
