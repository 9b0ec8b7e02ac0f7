import { ErrorCode } from './error-code.js';
import type { ErrorTraits } from './error-traits.js';

/** Errors about tasks. */
export const taskErrors = {
  [ErrorCode.TaskLimit]: {
    status: 409,
    isInternal: false,
    text: {
      en: '{limit} tasks of this kind are running, which is the maximum. Wait for one to finish, or cancel it.',
      ru: 'Сейчас выполняется задач этого вида: {limit}, это максимум. Дождитесь конца одной из них или отмените её.',
    },
  },
  [ErrorCode.TaskTimeout]: {
    status: 500,
    isInternal: true,
    text: {
      en: 'The task took longer than {limit} minutes and was stopped.',
      ru: 'Задача остановлена: она выполнялась дольше {limit} мин.',
    },
  },
  [ErrorCode.TaskInterrupted]: {
    status: 500,
    isInternal: true,
    text: {
      en: 'The server stopped several times during this task. Start it again.',
      ru: 'Сервер несколько раз остановился во время этой задачи. Запустите её ещё раз.',
    },
  },
} as const satisfies Partial<Record<ErrorCode, ErrorTraits>>;
