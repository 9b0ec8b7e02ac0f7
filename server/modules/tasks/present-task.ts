import type { Language } from '../../contract/localised.js';
import { taskStateOf, taskStates, type TaskState } from '../../contract/task-states.js';
import type { TaskRecord } from '../../entities/task.entity.js';
import { AppError } from '../../errors/app-error.js';
import { secondsBetween } from './seconds-between.js';
import type { TaskKind } from './task-kind.js';
import { taskKinds, type TaskKindId } from './task-kinds.js';
import type { StageState } from './task.enums.js';
import type { ReadTask } from './task.service.js';
import type { Task, TaskStage } from './task.type.js';

/** A task as GraphQL answers it. */
export function presentTask({ task, place, secondsLeft }: ReadTask, language: Language): Task {
  const { id, name, progress, cancelRequestedAt, createdAt, startedAt, finishedAt } = task;
  const kind = taskKinds[task.kind as TaskKindId] as TaskKind;
  const isDone = task.state === taskStates.done;
  const link = isDone ? kind.link(task.result, task.input) : undefined;
  return {
    id,
    kind: task.kind as TaskKindId,
    title: kind.title[language],
    name,
    state: stateOf(task),
    progress,
    place: place ?? null,
    secondsLeft: secondsLeft ?? null,
    limitMinutes: kind.limitMinutes,
    stages: stagesOf(task, kind, language),
    cancelRequested: cancelRequestedAt !== null,
    fault: faultOf(task, language),
    figures: isDone
      ? kind.figures(task.result).map((figure) => ({ ...figure, title: figure.title[language] }))
      : [],
    settings: (kind.settings?.(task.input) ?? []).map((setting) => ({
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

function stateOf({ state }: TaskRecord): TaskState {
  return taskStateOf(state) ?? 'processing';
}

function faultOf({ errorCode, errorDetails }: TaskRecord, language: Language): Task['fault'] {
  if (errorCode === null) return null;
  return { code: errorCode, message: new AppError(errorCode, errorDetails ?? {}).textIn(language) };
}

function stagesOf(task: TaskRecord, { steps }: TaskKind, language: Language): TaskStage[] {
  const stages = steps.flatMap((step) => step.stages);
  const current = stages.findIndex(({ id }) => id === task.stage);
  return stages.map(({ id, title }, at) => {
    const facts = task.facts[id];
    const state: StageState =
      at < current || task.state === taskStates.done ? 'done' : at === current ? 'current' : 'waiting';
    const ended = facts && task.finishedAt && secondsBetween(new Date(facts.began), task.finishedAt);
    return {
      id,
      title: title[language],
      state,
      count: facts?.count ?? null,
      of: facts?.of ?? null,
      seconds: facts?.seconds ?? ended ?? null,
    };
  });
}
