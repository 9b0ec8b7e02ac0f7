import type { Localised } from '../../contract/language/localised.js';
import { ErrorCode } from '../../errors/error-code.js';

/** General description of each HTTP status, with a representative error code. `message` has the details. */
export const errorDescriptions: readonly { code: ErrorCode; meaning: Localised }[] = [
  {
    code: ErrorCode.BadRequest,
    meaning: {
      en: 'A parameter is missing or invalid; see message.',
      ru: 'Параметра нет или он неверен; подробности в message.',
    },
  },
  {
    code: ErrorCode.AuthorizationRequired,
    meaning: { en: 'Send a token or log in.', ru: 'Укажите токен или войдите.' },
  },
  {
    code: ErrorCode.ReportRestricted,
    meaning: {
      en: 'Not included in the plan, or its limit is reached.',
      ru: 'Этого нет в тарифе, или лимит исчерпан.',
    },
  },
  {
    code: ErrorCode.NotFound,
    meaning: {
      en: 'The database, domain, keyword or project does not exist.',
      ru: 'Такой базы, домена, фразы или проекта нет.',
    },
  },
  {
    code: ErrorCode.TooHeavy,
    meaning: {
      en: 'The request is too heavy, or the database does not have this report.',
      ru: 'Слишком тяжёлый запрос, или такого отчёта для этой базы нет.',
    },
  },
  {
    code: ErrorCode.TooManyRequests,
    meaning: {
      en: 'Too many requests; retry after the seconds in Retry-After.',
      ru: 'Слишком много запросов: повторите через столько секунд, сколько указано в Retry-After.',
    },
  },
  {
    code: ErrorCode.Internal,
    meaning: {
      en: 'Internal server error; the log contains it under requestId.',
      ru: 'Ошибка на сервере; в журнале она записана под requestId.',
    },
  },
];
