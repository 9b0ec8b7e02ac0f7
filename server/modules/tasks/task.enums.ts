import { registerEnumType } from 'type-graphql';
import type { TaskState } from '../../contract/projects/task-states.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import type { TaskDefinition } from './task-definition.js';

export const taskStateEnum = vocabularyEnum<TaskState>('TaskState', 'State of a task.', {
  processing: 'Waiting or running; 1 in the REST API.',
  failed: 'Ended without a result; 2 in the REST API.',
  done: 'Ended with a result; 10 in the REST API.',
});

/** Values of the `TaskKind` enum. The composition root registers them, because this module imports no kind of task. */
export const taskKindEnum: Record<string, string> = {};

/** Registers the `TaskKind` enum with the tasks of all modules. Call it once, before the schema is built. */
export function registerTaskKinds(definitions: Readonly<Record<string, TaskDefinition>>): void {
  const valuesConfig: Record<string, { description: string }> = {};
  for (const [id, { title }] of Object.entries(definitions)) {
    taskKindEnum[id] = id;
    valuesConfig[id] = { description: `${title.en}.` };
  }
  registerEnumType(taskKindEnum, { name: 'TaskKind', description: 'Kind of task.', valuesConfig });
}

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
