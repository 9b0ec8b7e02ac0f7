import type { TaskState } from '../../contract/task-states.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { taskKindIds, taskDefinitions, type TaskKindId } from './task-definitions.js';

export const taskStateEnum = vocabularyEnum<TaskState>('TaskState', 'How far a task is.', {
  processing: 'Waiting or under way; 1 in calls.',
  failed: 'Ended without a result; 2 in calls.',
  done: 'Ended with its result; 10 in calls.',
});

export const taskKindEnum = vocabularyEnum<TaskKindId>(
  'TaskKind',
  'What a task does.',
  Object.fromEntries(taskKindIds.map((id) => [id, `${taskDefinitions[id].title.en}.`])) as Record<
    TaskKindId,
    string
  >,
);

/** Progress state of a stage. */
export type StageState = 'done' | 'current' | 'waiting';

export const stageStateEnum = vocabularyEnum<StageState>('TaskStageState', 'How far a stage of a task is.', {
  done: 'It has ended.',
  current: 'It is under way, or the task ended in it.',
  waiting: 'It has not begun.',
});
