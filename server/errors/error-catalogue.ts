import { ErrorCode } from './error-code.js';

/** Interface languages. */
export type Language = 'en' | 'ru';

/** One text in each language. `{name}` is replaced by the error's detail of that name. */
export type Localised = Readonly<Record<Language, string>>;

interface ErrorTraits {
  /** HTTP status of a REST answer. */
  status: number;
  /** Whether the fault is ours and belongs in the error log with its stack. */
  reported: boolean;
  /** Details that hold where the error names no others. */
  usual?: Readonly<Record<string, Localised>>;
  text: Localised;
}

export const errorCatalogue: Readonly<Record<ErrorCode, ErrorTraits>> = {
  [ErrorCode.BadRequest]: {
    status: 400,
    reported: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.BadFilter]: {
    status: 400,
    reported: false,
    text: { en: 'The filter cannot be read: {what}', ru: 'Фильтр не читается: {what}' },
  },
  [ErrorCode.BadSort]: {
    status: 400,
    reported: false,
    text: { en: 'The sort cannot be read: {what}', ru: 'Сортировка не читается: {what}' },
  },
  [ErrorCode.NotFound]: {
    status: 404,
    reported: false,
    text: { en: 'There is nothing at this address.', ru: 'По этому адресу ничего нет.' },
  },
  [ErrorCode.DomainNotFound]: {
    status: 404,
    reported: false,
    text: {
      en: 'We did not find the domain {domain} in the search results of this database.',
      ru: 'Домена {domain} нет в выдаче этой базы.',
    },
  },
  [ErrorCode.KeywordNotFound]: {
    status: 404,
    reported: false,
    text: {
      en: 'The keyword “{keyword}” is not in this database.',
      ru: 'Фразы «{keyword}» нет в этой базе.',
    },
  },
  [ErrorCode.UnknownBase]: {
    status: 404,
    reported: false,
    text: { en: 'There is no database {base}.', ru: 'Базы {base} нет.' },
  },
  [ErrorCode.ReportRestricted]: {
    status: 402,
    reported: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.AuthorizationRequired]: {
    status: 401,
    reported: false,
    text: { en: 'Log in to go on.', ru: 'Войдите, чтобы продолжить.' },
  },
  [ErrorCode.SessionOutOfDate]: {
    status: 401,
    reported: false,
    text: {
      en: 'You were signed out on this device because you signed in on another.',
      ru: 'Вы вошли с другого устройства, здесь сеанс закрыт.',
    },
  },
  [ErrorCode.SessionExpired]: {
    status: 401,
    reported: false,
    text: {
      en: 'The session has ended. Log in again to go on.',
      ru: 'Сеанс закончился. Войдите ещё раз, чтобы продолжить.',
    },
  },
  [ErrorCode.InvalidToken]: {
    status: 401,
    reported: false,
    text: { en: 'This API token is not valid.', ru: 'Этот API-токен недействителен.' },
  },
  [ErrorCode.WrongCredentials]: {
    status: 401,
    reported: false,
    text: { en: 'The e-mail or the password is wrong.', ru: 'Неверный e-mail или пароль.' },
  },
  [ErrorCode.AccountBlocked]: {
    status: 403,
    reported: false,
    text: {
      en: 'This account is blocked. Write to the administrator.',
      ru: 'Аккаунт заблокирован. Напишите администратору.',
    },
  },
  [ErrorCode.DemoLimit]: {
    status: 402,
    reported: false,
    text: {
      en: 'All {limit} demo reports of today are used. New ones from {time}, or with a plan.',
      ru: 'Все демо-отчёты на сегодня использованы: {limit}. Новые – с {time} или с тарифом.',
    },
  },
  [ErrorCode.AnalysisLimit]: {
    status: 402,
    reported: false,
    text: {
      en: 'All {limit} domains and keywords of today are used. New ones from {time}.',
      ru: 'Лимит доменов и фраз на сегодня исчерпан: {limit}. Новые – с {time}.',
    },
  },
  [ErrorCode.ApiDemo]: {
    status: 402,
    reported: false,
    text: {
      en: 'The API is not part of the demo mode. Choose a plan with API access.',
      ru: 'В демо-режиме API недоступен. Выберите тариф с доступом к API.',
    },
  },
  [ErrorCode.ApiNotInPlan]: {
    status: 402,
    reported: false,
    text: { en: 'The API is not part of the plan {plan}.', ru: 'В тариф {plan} API не входит.' },
  },
  [ErrorCode.ApiLimit]: {
    status: 402,
    reported: false,
    text: {
      en: 'All {limit} API requests of today are used. New ones from {time}.',
      ru: 'Лимит запросов к API на сегодня исчерпан: {limit}. Новые – с {time}.',
    },
  },
  [ErrorCode.PlanRequired]: {
    status: 402,
    reported: false,
    text: { en: '{what} is not part of the plan {plan}.', ru: '{what}: в тариф {plan} не входит.' },
  },
  [ErrorCode.PlanWithoutUsers]: {
    status: 402,
    reported: false,
    text: {
      en: 'Several people are part of the plan Team only.',
      ru: 'Несколько сотрудников – только на тарифе Team.',
    },
  },
  [ErrorCode.UsersLimit]: {
    status: 402,
    reported: false,
    text: {
      en: 'The plan holds {limit} people, all places are taken.',
      ru: 'На тарифе {limit} мест, все заняты.',
    },
  },
  [ErrorCode.OwnerOnly]: {
    status: 403,
    reported: false,
    text: {
      en: 'The plan belongs to {owner}: only the owner can do this.',
      ru: 'Тариф принадлежит {owner}: это может сделать только владелец.',
    },
  },
  [ErrorCode.AdministratorOnly]: {
    status: 403,
    reported: false,
    text: { en: 'Only an administrator can do this.', ru: 'Это может только администратор.' },
  },
  [ErrorCode.InvalidEmail]: {
    status: 422,
    reported: false,
    text: { en: 'This is not an e-mail address.', ru: 'Это не адрес e-mail.' },
  },
  [ErrorCode.EmailTaken]: {
    status: 409,
    reported: false,
    text: {
      en: 'This e-mail cannot be registered. If it is yours, log in or recover the password.',
      ru: 'Этот e-mail нельзя зарегистрировать. Если он ваш, войдите или восстановите пароль.',
    },
  },
  [ErrorCode.InvalidPhone]: {
    status: 422,
    reported: false,
    text: {
      en: 'Write the phone in the international form, as +12025550123.',
      ru: 'Запишите телефон в международном формате, например +12025550123.',
    },
  },
  [ErrorCode.PhoneTaken]: {
    status: 409,
    reported: false,
    text: {
      en: 'Another account has this phone. If it is yours, we can remind you of its login.',
      ru: 'Этот телефон есть у другого аккаунта. Если он ваш, мы напомним логин.',
    },
  },
  [ErrorCode.WeakPassword]: {
    status: 422,
    reported: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.PasswordsDiffer]: {
    status: 422,
    reported: false,
    text: { en: 'The passwords differ.', ru: 'Пароли не совпадают.' },
  },
  [ErrorCode.WrongPassword]: {
    status: 422,
    reported: false,
    text: { en: 'The password is wrong.', ru: 'Пароль неверный.' },
  },
  [ErrorCode.ResetInvalid]: {
    status: 404,
    reported: false,
    text: {
      en: 'This link is wrong, was used, or is too old. Ask for a new one.',
      ru: 'Ссылка неверна, уже использована или устарела. Запросите новую.',
    },
  },
  [ErrorCode.InvitationInvalid]: {
    status: 404,
    reported: false,
    text: {
      en: 'This invitation is wrong, was used, or is too old.',
      ru: 'Приглашение неверно, уже использовано или устарело.',
    },
  },
  [ErrorCode.MailFailed]: {
    status: 503,
    reported: true,
    text: {
      en: 'The mail could not be sent. Try again later.',
      ru: 'Письмо не отправилось. Повторите позже.',
    },
  },
  [ErrorCode.UserExists]: {
    status: 409,
    reported: false,
    text: { en: 'This person is in your account already.', ru: 'Этот сотрудник уже есть в вашем аккаунте.' },
  },
  [ErrorCode.UserElsewhere]: {
    status: 409,
    reported: false,
    text: {
      en: 'This e-mail belongs to another corporate account.',
      ru: 'Этот e-mail относится к другому корпоративному аккаунту.',
    },
  },
  [ErrorCode.UserPaid]: {
    status: 409,
    reported: false,
    text: { en: 'This person has a plan of their own.', ru: 'У этого человека есть собственный тариф.' },
  },
  [ErrorCode.UserNotFound]: {
    status: 404,
    reported: false,
    text: { en: 'There is no such person.', ru: 'Такого человека нет.' },
  },
  [ErrorCode.DomainLimit]: {
    status: 402,
    reported: false,
    text: { en: 'The plan holds {limit} domains.', ru: 'На тарифе доменов не больше {limit}.' },
  },
  [ErrorCode.SubscriptionNotActive]: {
    status: 402,
    reported: false,
    text: { en: 'There is no active subscription.', ru: 'Активной подписки нет.' },
  },
  [ErrorCode.WrongAccessCode]: {
    status: 422,
    reported: false,
    text: { en: 'This access code is wrong or used up.', ru: 'Код доступа неверен или уже использован.' },
  },
  [ErrorCode.DemoUsed]: {
    status: 409,
    reported: false,
    text: { en: 'The free days were given already.', ru: 'Бесплатные дни уже были выданы.' },
  },
  [ErrorCode.InvalidField]: {
    status: 422,
    reported: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.LogoType]: {
    status: 422,
    reported: false,
    text: { en: 'The logo must be a PNG or SVG picture.', ru: 'Логотип должен быть картинкой PNG или SVG.' },
  },
  [ErrorCode.LogoHeight]: {
    status: 422,
    reported: false,
    text: {
      en: 'The logo is {height} px high, the limit is {limit} px.',
      ru: 'Высота логотипа {height} px, можно не больше {limit} px.',
    },
  },
  [ErrorCode.TooHeavy]: {
    status: 422,
    reported: false,
    text: {
      en: 'This request is too heavy: {what}. Narrow it with a filter.',
      ru: 'Слишком тяжёлый запрос: {what}. Сузьте его фильтром.',
    },
  },
  [ErrorCode.QueryTooComplex]: {
    status: 400,
    reported: false,
    text: { en: 'The query is too complex: {what}', ru: 'Слишком сложный запрос: {what}' },
  },
  [ErrorCode.TooLarge]: {
    status: 413,
    reported: false,
    text: { en: 'The request is larger than {limit}.', ru: 'Запрос больше {limit}.' },
  },
  [ErrorCode.UnsupportedType]: {
    status: 415,
    reported: false,
    text: { en: 'This content type is not read here.', ru: 'Этот тип содержимого здесь не читается.' },
  },
  [ErrorCode.Forbidden]: {
    status: 403,
    reported: false,
    text: { en: 'This is not allowed: {what}', ru: 'Нельзя: {what}' },
  },
  [ErrorCode.TooManyRequests]: {
    status: 429,
    reported: false,
    usual: { wait: { en: 'wait a minute', ru: 'подождите минуту' } },
    text: { en: 'Too many requests, {wait}.', ru: 'Слишком много запросов, {wait}.' },
  },
  [ErrorCode.Cancelled]: {
    status: 499,
    reported: false,
    text: { en: 'The request was cancelled.', ru: 'Запрос отменён.' },
  },
  [ErrorCode.StoreUnavailable]: {
    status: 503,
    reported: true,
    text: {
      en: 'The data store does not answer. Try again in a moment.',
      ru: 'Хранилище данных не отвечает. Повторите чуть позже.',
    },
  },
  [ErrorCode.Internal]: {
    status: 500,
    reported: true,
    text: { en: 'Unknown error, try again later.', ru: 'Неизвестная ошибка, повторите позже.' },
  },
};
