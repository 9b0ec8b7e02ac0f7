import type { TaskState } from '../../contract/task-states.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { taskKindIds, taskDefinitions, type TaskKindId } from './task-definitions.js';

export const taskStateEnum = vocabularyEnum<TaskState>('TaskState', 'State of a task.', {
  processing: 'Waiting or running; 1 in the REST API.',
  failed: 'Ended without a result; 2 in the REST API.',
  done: 'Ended with a result; 10 in the REST API.',
});

export const taskKindEnum = vocabularyEnum<TaskKindId>(
  'TaskKind',
  'Kind of task.',
  Object.fromEntries(taskKindIds.map((id) => [id, `${taskDefinitions[id].title.en}.`])) as Record<
    TaskKindId,
    string
  >,
);

/** Progress state of a stage. */
export type StageState = 'done' | 'current' | 'waiting';

export const stageStateEnum = vocabularyEnum<StageState>(
  'TaskStageState',
  'Progress state of a task stage.',
  {
    done: 'Finished.',
    current: 'Running, or the stage in which the task ended.',
    waiting: 'Not started.',
  },
);
