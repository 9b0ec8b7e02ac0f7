import type { Localised } from '../contract/localised.js';
import { ErrorCode } from '../errors/error-code.js';

/** General description of each HTTP status, with a representative error code. `message` has the details. */
export const errorDescriptions: readonly { code: ErrorCode; meaning: Localised }[] = [
  {
    code: ErrorCode.BadRequest,
    meaning: {
      en: 'A parameter is missing or wrong: message says which.',
      ru: 'Параметра нет или он неверен: какой, сказано в message.',
    },
  },
  {
    code: ErrorCode.AuthorizationRequired,
    meaning: { en: 'Name a token or log in.', ru: 'Укажите токен или войдите.' },
  },
  {
    code: ErrorCode.ReportRestricted,
    meaning: {
      en: 'The plan does not hold it, or its limit is used up.',
      ru: 'Этого нет в тарифе, или лимит исчерпан.',
    },
  },
  {
    code: ErrorCode.NotFound,
    meaning: {
      en: 'There is no such database, domain, keyword or project.',
      ru: 'Такой базы, домена, фразы или проекта нет.',
    },
  },
  {
    code: ErrorCode.TooHeavy,
    meaning: {
      en: 'Too much at once, or a report that this database does not have.',
      ru: 'Слишком много за один раз, или такого отчёта для этой базы нет.',
    },
  },
  {
    code: ErrorCode.TooManyRequests,
    meaning: {
      en: 'Too many requests: try again after as many seconds as Retry-After says.',
      ru: 'Слишком много запросов: повторите через столько секунд, сколько указано в Retry-After.',
    },
  },
  {
    code: ErrorCode.Internal,
    meaning: {
      en: 'Something failed on the server; requestId finds it in the log.',
      ru: 'Ошибка на сервере; в журнале её найдёт requestId.',
    },
  },
];
