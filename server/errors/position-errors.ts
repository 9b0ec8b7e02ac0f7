import { ErrorCode } from './error-code.js';
import type { ErrorTraits } from './error-traits.js';

/** Errors about rank tracking projects. */
export const positionErrors = {
  [ErrorCode.PositionsProjectNotFound]: {
    status: 404,
    isInternal: false,
    text: { en: 'There is no such rank tracking project.', ru: 'Такого проекта мониторинга нет.' },
  },
  [ErrorCode.PositionsLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'Your plan includes up to {limit} rank tracking projects. Delete one, or choose a larger plan.',
      ru: 'На вашем тарифе проектов мониторинга не больше {limit}. Удалите один из них или смените тариф.',
    },
  },
  [ErrorCode.PositionsKeywordsLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'Your plan tracks up to {limit} keywords in a rank tracking project, but you entered {given}.',
      ru: 'На вашем тарифе в проекте мониторинга не больше {limit} фраз, а указано {given}.',
    },
  },
  [ErrorCode.PositionsCap]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'This check would cost ${cost}, but only ${left} of this month’s cap of ${cap} remain. Raise the cap or remove keywords.',
      ru: 'Проверка обойдётся в {cost} $, а от месячного предела {cap} $ осталось {left} $. Поднимите предел или сократите список фраз.',
    },
  },
  [ErrorCode.PositionsBusy]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'The positions of this project are already being checked.',
      ru: 'Позиции этого проекта уже проверяются.',
    },
  },
} as const satisfies Partial<Record<ErrorCode, ErrorTraits>>;
