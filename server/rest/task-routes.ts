import { z } from 'zod';
import { taskStates, type TaskState } from '../contract/task-states.js';
import type { Localised } from '../contract/localised.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { text } from './parameter-kinds.js';
import { inPath } from './rest-parameters.js';
import type { JsonSchema, RestRoute } from './rest-route.js';

/** A call that tells how far a task of one kind is, as the public reference has them. */
interface StateCall {
  path: string;
  /** Kind of the tasks that it knows. */
  kind: string;
  summary: Localised;
}

const stateCalls: readonly StateCall[] = [
  {
    path: '/clustering/state/{uid}',
    kind: 'clustering',
    summary: { en: 'State of keyword clusters', ru: 'Состояние семантического ядра' },
  },
];

/** How far long work is, as calls answer it. */
export const stateAnswer: JsonSchema = {
  type: 'object',
  properties: {
    state: {
      type: 'integer',
      enum: Object.values(taskStates),
      description: { en: '1 processing, 2 error, 10 done.', ru: '1 – выполняется, 2 – ошибка, 10 – готово.' },
    },
    progress: {
      type: 'integer',
      minimum: 0,
      maximum: 100,
      description: { en: 'Per cent.', ru: 'Проценты.' },
    },
  },
};

const description: Localised = {
  en: 'How far it is. 404 for what you have not started.',
  ru: 'Насколько готово. 404, если вы этого не запускали.',
};

const idText: Localised = { en: 'Id that the start answered.', ru: 'Id из ответа на запуск.' };

/** Calls that tell how far long tasks are. */
export const taskRoutes: RestRoute[] = stateCalls.map(({ path, kind, summary }) => ({
  methods: ['GET'],
  path,
  tag: 'people',
  summary,
  description,
  parameters: z.object({ uid: inPath(text(), { variable: 'id', description: idText }) }),
  operation: 'query ($id: ID!) { task(id: $id) { kind state progress } }',
  shape: (data) => {
    const task = data['task'] as { kind: string; state: TaskState; progress: number };
    if (task.kind !== kind) throw new AppError(ErrorCode.NotFound);
    return { state: taskStates[task.state], progress: task.progress };
  },
  answer: stateAnswer,
}));
