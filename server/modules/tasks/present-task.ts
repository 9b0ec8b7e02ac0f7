import type { Language } from '../../contract/language/localised.js';
import { findTaskState, taskStates, type TaskState } from '../../contract/projects/task-states.js';
import type { TaskRecord } from '../../entities/task.entity.js';
import { AppError } from '../../errors/app-error.js';
import { secondsBetween } from './seconds-between.js';
import type { TaskDefinition } from './task-definition.js';
import type { StageState } from './task.enums.js';
import type { TaskView } from './task.service.js';
import type { Task, TaskStage } from './task.type.js';

/** Maps a task to its GraphQL type. */
export function presentTask(
  { task, definition, queuePosition, secondsLeft }: TaskView,
  language: Language,
): Task {
  const { id, name, progress, cancelRequestedAt, createdAt, startedAt, finishedAt } = task;
  const isDone = task.state === taskStates.done;
  const link = isDone ? definition.link(task.result, task.input) : undefined;
  return {
    id,
    kind: task.kind,
    title: definition.title[language],
    name,
    state: getState(task),
    progress,
    place: queuePosition ?? null,
    secondsLeft: secondsLeft ?? null,
    limitMinutes: definition.timeoutMinutes,
    stages: presentStages(task, definition, language),
    cancelRequested: cancelRequestedAt !== null,
    fault: presentError(task, language),
    figures: isDone
      ? definition.metrics(task.result).map((metric) => ({ ...metric, title: metric.title[language] }))
      : [],
    settings: (definition.settings?.(task.input) ?? []).map((setting) => ({
      ...setting,
      title: setting.title[language],
      value: setting.value[language],
      of: [...setting.of],
    })),
    link: link ? { path: link.path, title: link.title[language] } : null,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function getState({ state }: TaskRecord): TaskState {
  return findTaskState(state) ?? 'processing';
}

function presentError({ errorCode, errorDetails }: TaskRecord, language: Language): Task['fault'] {
  if (errorCode === null) return null;
  return { code: errorCode, message: new AppError(errorCode, errorDetails ?? {}).messageIn(language) };
}

function presentStages(task: TaskRecord, { steps }: TaskDefinition, language: Language): TaskStage[] {
  const stages = steps.flatMap((step) => step.stages);
  const current = stages.findIndex(({ id }) => id === task.stage);
  return stages.map(({ id, title }, index) => {
    const stats = task.stageStats[id];
    const state: StageState =
      index < current || task.state === taskStates.done ? 'done' : index === current ? 'current' : 'waiting';
    const elapsedSeconds = stats && task.finishedAt && secondsBetween(new Date(stats.began), task.finishedAt);
    return {
      id,
      title: title[language],
      state,
      count: stats?.count ?? null,
      of: stats?.of ?? null,
      seconds: stats?.seconds ?? elapsedSeconds ?? null,
    };
  });
}
