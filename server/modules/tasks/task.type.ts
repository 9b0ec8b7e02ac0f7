import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { TaskState } from '../../contract/task-states.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import type { TaskKindId } from './task-definitions.js';
import { stageStateEnum, taskKindEnum, taskStateEnum, type StageState } from './task.enums.js';

@ObjectType({ description: 'A part of a task that people see by itself.' })
export class TaskStage {
  @text('Its name within the task’s kind.') id!: string;
  @text('What is done in it, in the language of the request.') title!: string;
  @oneOf(stageStateEnum, 'How far it is.') state!: StageState;
  @optional(() => GraphQLSafeInt, 'What was done in it, as rows; null where nothing is counted.')
  count!: number | null;
  @optional(() => GraphQLSafeInt, 'Of how many; null where that is not known.') of!: number | null;
  @optional(() => Int, 'How long it took; null until it has ended. Unit: seconds.') seconds!: number | null;
}

@ObjectType('TaskFigure', { description: 'A figure of a task’s result.' })
class TaskMetric {
  @text('Its name within the task’s kind.') id!: string;
  @text('What it counts, in the language of the request.') title!: string;
  @count('The figure.') value!: number;
}

@ObjectType({ description: 'What a task was started with.' })
class TaskSetting {
  @text('Its name within the task’s kind.') id!: string;
  @text('What it is, in the language of the request.') title!: string;
  @text('Its value, in the language of the request; of a database its code, of a day ISO 8601.')
  value!: string;
  @listOf(() => String, 'Names of the files that it is of; empty where it is of all.') of!: string[];
}

@ObjectType({ description: 'Where the result of a task is seen.' })
class TaskLink {
  @text('A path of this site.') path!: string;
  @text('What is there, in the language of the request.') title!: string;
}

@ObjectType('TaskFault', { description: 'Why a task ended without a result.' })
class TaskError {
  @text('Stable code, as of errors.') code!: string;
  @text('The reason in the language of the request.') message!: string;
}

@ObjectType({ description: 'Long work that its owner waits for.' })
export class Task {
  @Field(() => ID, { description: 'Id of the task.' }) id!: string;
  @oneOf(taskKindEnum, 'What it does.') kind!: TaskKindId;
  @text('What it does, in the language of the request.') title!: string;
  @text('What its owner knows it by.') name!: string;
  @oneOf(taskStateEnum, 'How far it is.') state!: TaskState;
  @smallInt('Per cent that are done; it never goes back, and 100 is for a task that is done.')
  progress!: number;
  @optional(() => Int, 'Its place in the queue, from 1; null where it does not wait.') place!: number | null;
  @optional(() => Int, 'Time left as far as one can tell; null where one cannot. Unit: seconds.')
  secondsLeft!: number | null;
  @smallInt('Time after which it is stopped. Unit: minutes.') limitMinutes!: number;
  @listOf(() => TaskStage, 'Its parts, in their order.') stages!: TaskStage[];
  @flag('Whether its owner has asked to cancel it; it stops as soon as it has taken back what it began.')
  cancelRequested!: boolean;
  @optional(() => TaskError, 'Why it ended without a result; null where it did not.')
  fault!: TaskError | null;
  @listOf(() => TaskMetric, 'What its result says; empty until it is done.') figures!: TaskMetric[];
  @listOf(() => TaskSetting, 'What its owner chose for it.') settings!: TaskSetting[];
  @optional(() => TaskLink, 'Where its result is seen; null until it is done, and where nothing is to open.')
  link!: TaskLink | null;
  @text('When it was started by its owner, ISO 8601.') createdAt!: string;
  @optional(() => String, 'When its work began, ISO 8601; null before.') startedAt!: string | null;
  @optional(() => String, 'When it ended, ISO 8601; null before.') finishedAt!: string | null;
}

@ObjectType({ description: 'Some of a person’s tasks.' })
export class TaskPage {
  @smallInt('Tasks that there are.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => Task, 'At most 20, newest first.') items!: Task[];
}
