import { taskStates } from '../../contract/projects/task-states.js';
import type { JsonSchema } from './rest-route.js';

/** Schema of a task state. */
export const taskStateSchema: JsonSchema = {
  type: 'integer',
  enum: Object.values(taskStates),
  description: {
    en: '1: processing, 2: error, 10: done.',
    ru: '1 – выполняется, 2 – ошибка, 10 – готово.',
  },
};

/** Schema of the state of a long-running task. */
export const stateSchema: JsonSchema = {
  type: 'object',
  properties: {
    state: taskStateSchema,
    progress: {
      type: 'integer',
      minimum: 0,
      maximum: 100,
      description: { en: 'Progress in percent.', ru: 'Прогресс в процентах.' },
    },
  },
};

/** Schema of a response that only reports success. */
export const resultSchema: JsonSchema = { type: 'object', properties: { result: { type: 'boolean' } } };
