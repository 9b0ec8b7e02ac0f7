import { accessErrors } from './access-errors.js';
import { accountErrors } from './account-errors.js';
import { ErrorCode } from './error-code.js';
import { groupErrors } from './group-errors.js';
import { moneyErrors } from './money-errors.js';
import { positionErrors } from './position-errors.js';
import type { ErrorTraits } from './error-traits.js';

/** Errors about tasks. */
const taskErrors = {
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

/** Status and localized message of every code. */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorTraits>> = {
  [ErrorCode.BadRequest]: {
    status: 400,
    isInternal: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.AmbiguousFile]: {
    status: 400,
    isInternal: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.FutureDates]: {
    status: 400,
    isInternal: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.BadFilter]: {
    status: 400,
    isInternal: false,
    text: { en: 'The filter cannot be read: {what}', ru: 'Фильтр не читается: {what}' },
  },
  [ErrorCode.BadSort]: {
    status: 400,
    isInternal: false,
    text: { en: 'The sort cannot be read: {what}', ru: 'Сортировка не читается: {what}' },
  },
  [ErrorCode.NotFound]: {
    status: 404,
    isInternal: false,
    text: { en: 'There is nothing at this address.', ru: 'По этому адресу ничего нет.' },
  },
  [ErrorCode.MethodNotAllowed]: {
    status: 405,
    isInternal: false,
    text: {
      en: '{method} is not supported at this address.',
      ru: 'По этому адресу {method} не принимается.',
    },
  },
  [ErrorCode.AddressTooLong]: {
    status: 414,
    isInternal: false,
    text: {
      en: 'The address and its headers are too long: send long values in the body, by POST.',
      ru: 'Слишком длинный адрес или заголовки: передайте длинные значения в теле запроса методом POST.',
    },
  },
  [ErrorCode.HostNotServed]: {
    status: 421,
    isInternal: false,
    text: {
      en: 'Nothing is served under the name {host}: open {url}. To use another name, set PUBLIC_URL.',
      ru: 'Под именем {host} ничего нет: откройте {url}. Другое имя задаётся в PUBLIC_URL.',
    },
  },
  [ErrorCode.NotCovered]: {
    status: 404,
    isInternal: false,
    text: { en: 'This service has no data for {name}.', ru: 'Данных для {name} в этом сервисе нет.' },
  },
  [ErrorCode.DomainNotFound]: {
    status: 404,
    isInternal: false,
    text: {
      en: '{domain} is not in this database.',
      ru: 'Домена {domain} нет в этой базе.',
    },
  },
  [ErrorCode.KeywordNotFound]: {
    status: 404,
    isInternal: false,
    text: {
      en: 'The keyword “{keyword}” is not in this database.',
      ru: 'Фразы «{keyword}» нет в этой базе.',
    },
  },
  [ErrorCode.KeywordsNotFound]: {
    status: 404,
    isInternal: false,
    text: {
      en: 'None of these keywords is in this database.',
      ru: 'В этой базе нет ни одной из этих фраз.',
    },
  },
  [ErrorCode.RowsNotFound]: {
    status: 404,
    isInternal: false,
    text: {
      en: 'The report does not contain the selected rows, or your plan does not include them.',
      ru: 'В отчёте нет выбранных строк, или они не видны на вашем тарифе.',
    },
  },
  [ErrorCode.UnknownBase]: {
    status: 404,
    isInternal: false,
    text: { en: 'There is no database {base}.', ru: 'Базы {base} нет.' },
  },
  [ErrorCode.UnsupportedBase]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'The section “{section}” is not available for this database. Choose a {engine} database.',
      ru: 'Раздела «{section}» нет для этой базы. Выберите базу {engine}.',
    },
  },
  [ErrorCode.ReportRestricted]: {
    status: 402,
    isInternal: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.ListLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'A list can have up to {limit} lines here, but you entered {given}. Larger plans allow more.',
      ru: 'В списке здесь не больше {limit} строк, а указано {given}. На старших тарифах можно больше.',
    },
  },
  [ErrorCode.OwnerHidden]: {
    status: 403,
    isInternal: false,
    text: {
      en: 'The sites of this owner are hidden.',
      ru: 'Сайты этого владельца скрыты.',
    },
  },
  ...accessErrors,
  ...accountErrors,
  ...groupErrors,
  ...positionErrors,
  ...moneyErrors,
  ...taskErrors,
  [ErrorCode.TooHeavy]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'This request is too heavy: {what}. Narrow it with a filter.',
      ru: 'Слишком тяжёлый запрос: {what}. Сузьте его фильтром.',
    },
  },
  [ErrorCode.QueryTooComplex]: {
    status: 400,
    isInternal: false,
    text: { en: 'The query is too complex: {what}', ru: 'Слишком сложный запрос: {what}' },
  },
  [ErrorCode.TooLarge]: {
    status: 413,
    isInternal: false,
    text: { en: 'The request is larger than {limit}.', ru: 'Запрос больше {limit}.' },
  },
  [ErrorCode.UploadsFull]: {
    status: 413,
    isInternal: false,
    text: {
      en: 'The files waiting for import may not exceed {limit} in total. Import or remove some of them first.',
      ru: 'Файлы, ожидающие импорта, занимают вместе не больше {limit}. Сначала импортируйте или уберите часть из них.',
    },
  },
  [ErrorCode.DiskFull]: {
    status: 507,
    isInternal: true,
    text: {
      en: "The server's disk is full. Nothing was saved.",
      ru: 'На диске сервера нет места. Ничего не сохранено.',
    },
  },
  [ErrorCode.UnsupportedType]: {
    status: 415,
    isInternal: false,
    text: { en: 'This content type is not supported.', ru: 'Этот тип содержимого не поддерживается.' },
  },
  [ErrorCode.Forbidden]: {
    status: 403,
    isInternal: false,
    text: { en: 'This is not allowed: {what}', ru: 'Нельзя: {what}' },
  },
  [ErrorCode.TooManyRequests]: {
    status: 429,
    isInternal: false,
    defaults: { wait: { en: 'wait a minute', ru: 'подождите минуту' } },
    text: { en: 'Too many requests, {wait}.', ru: 'Слишком много запросов, {wait}.' },
  },
  [ErrorCode.Overloaded]: {
    status: 503,
    isInternal: false,
    text: {
      en: 'The server is busy: too many requests are waiting. Try again in {retryAfter} s.',
      ru: 'Сервер занят: слишком много запросов в очереди. Повторите через {retryAfter} с.',
    },
  },
  [ErrorCode.Maintenance]: {
    status: 503,
    isInternal: false,
    defaults: { when: { en: 'Try again in a few minutes.', ru: 'Повторите через несколько минут.' } },
    text: {
      en: 'The service is under maintenance. {when}',
      ru: 'Идут технические работы. {when}',
    },
  },
  [ErrorCode.SampleLoading]: {
    status: 503,
    isInternal: false,
    text: {
      en: 'The sample data of {database} is loading: {percent}%. Try again in {retryAfter} s.',
      ru: 'Загружаются данные примера базы {database}: {percent} %. Повторите через {retryAfter} с.',
    },
  },
  [ErrorCode.DataDamaged]: {
    status: 503,
    isInternal: false,
    text: {
      en: 'The reports of {database} are damaged and are being restored. Try again later.',
      ru: 'Отчёты базы {database} повреждены и восстанавливаются. Повторите позже.',
    },
  },
  [ErrorCode.Cancelled]: {
    status: 499,
    isInternal: false,
    text: { en: 'The request was cancelled.', ru: 'Запрос отменён.' },
  },
  [ErrorCode.StoreUnavailable]: {
    status: 503,
    isInternal: true,
    text: {
      en: 'The data store does not respond. Try again in a moment.',
      ru: 'Хранилище данных не отвечает. Повторите чуть позже.',
    },
  },
  [ErrorCode.Internal]: {
    status: 500,
    isInternal: true,
    text: { en: 'Unknown error, try again later.', ru: 'Неизвестная ошибка, повторите позже.' },
  },
};
