import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { TaskState } from '../../contract/projects/task-states.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { stageStateEnum, taskKindEnum, taskStateEnum, type StageState } from './task.enums.js';

@ObjectType({ description: 'A stage of a task.' })
export class TaskStage {
  @text('Id, unique within the task kind.') id!: string;
  @text('Title in the language of the request.') title!: string;
  @oneOf(stageStateEnum, 'Progress state.') state!: StageState;
  @optional(() => GraphQLSafeInt, 'Number of processed items, such as rows; null if not counted.')
  count!: number | null;
  @optional(() => GraphQLSafeInt, 'Total number of items; null if unknown.') of!: number | null;
  @optional(() => Int, 'Duration; null until it has ended. Unit: seconds.') seconds!: number | null;
}

@ObjectType('TaskFigure', { description: 'A metric of a task result.' })
class TaskMetric {
  @text('Id, unique within the task kind.') id!: string;
  @text('Title in the language of the request.') title!: string;
  @count('Value.') value!: number;
}

@ObjectType({ description: 'An input setting of a task.' })
class TaskSetting {
  @text('Id, unique within the task kind.') id!: string;
  @text('Title in the language of the request.') title!: string;
  @text('Value in the language of the request; databases as codes, dates as ISO 8601.')
  value!: string;
  @listOf(() => String, 'Names of the files it applies to; empty if it applies to all.') of!: string[];
}

@ObjectType({ description: 'Link to the result of a task.' })
class TaskLink {
  @text('Path on this site.') path!: string;
  @text('Link text in the language of the request.') title!: string;
}

@ObjectType('TaskFault', { description: 'Error of a failed task.' })
class TaskError {
  @text('Stable error code.') code!: string;
  @text('Message in the language of the request.') message!: string;
}

@ObjectType({ description: 'A long-running operation with progress and a result.' })
export class Task {
  @Field(() => ID, { description: 'Id of the task.' }) id!: string;
  @oneOf(taskKindEnum, 'Kind of task.') kind!: string;
  @text('Title of the task kind, in the language of the request.') title!: string;
  @text('Name chosen by the owner.') name!: string;
  @oneOf(taskStateEnum, 'State of the task.') state!: TaskState;
  @smallInt('Progress in percent; never decreases, and reaches 100 only when the task is done.')
  progress!: number;
  @optional(() => Int, 'Position in the queue, from 1; null unless it is waiting.') place!: number | null;
  @optional(() => Int, 'Estimated remaining time; null if unknown. Unit: seconds.')
  secondsLeft!: number | null;
  @smallInt('Timeout. Unit: minutes.') limitMinutes!: number;
  @listOf(() => TaskStage, 'Stages in order of execution.') stages!: TaskStage[];
  @flag('Whether cancellation was requested; the task stops after undoing its partial work.')
  cancelRequested!: boolean;
  @optional(() => TaskError, 'Error of a failed task; null otherwise.')
  fault!: TaskError | null;
  @listOf(() => TaskMetric, 'Metrics of the result; empty until it is done.') figures!: TaskMetric[];
  @listOf(() => TaskSetting, 'Input settings chosen by the owner.') settings!: TaskSetting[];
  @optional(
    () => TaskLink,
    'Link to the result; null until the task is done, and for tasks whose result has no page.',
  )
  link!: TaskLink | null;
  @text('Time of creation, ISO 8601.') createdAt!: string;
  @optional(() => String, 'Start time, ISO 8601; null while it is waiting.') startedAt!: string | null;
  @optional(() => String, 'End time, ISO 8601; null until it has ended.') finishedAt!: string | null;
}

@ObjectType({ description: 'A page of the user’s tasks.' })
export class TaskPage {
  @smallInt('Total number of tasks.') total!: number;
  @smallInt('Page number, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => Task, 'Tasks, newest first, at most 20.') items!: Task[];
}
