import { ErrorCode } from './error-code.js';
import type { ErrorTraits } from './error-traits.js';

/** Errors about permissions and plan features. */
export const accessErrors = {
  [ErrorCode.AuthorizationRequired]: {
    status: 401,
    isInternal: false,
    text: { en: 'Log in to continue.', ru: 'Войдите, чтобы продолжить.' },
  },
  [ErrorCode.SessionOutOfDate]: {
    status: 401,
    isInternal: false,
    text: {
      en: 'You were logged out on this device because you logged in on another.',
      ru: 'Вы вошли с другого устройства, здесь сеанс закрыт.',
    },
  },
  [ErrorCode.SessionExpired]: {
    status: 401,
    isInternal: false,
    text: {
      en: 'Your session has ended. Log in again to continue.',
      ru: 'Сеанс закончился. Войдите ещё раз, чтобы продолжить.',
    },
  },
  [ErrorCode.InvalidToken]: {
    status: 401,
    isInternal: false,
    text: { en: 'This API token is not valid.', ru: 'Этот API-токен недействителен.' },
  },
  [ErrorCode.TokenInUrl]: {
    status: 401,
    isInternal: false,
    text: {
      en: 'This server accepts API tokens in the header Authorization only.',
      ru: 'Этот сервер принимает API-токен только в заголовке Authorization.',
    },
  },
  [ErrorCode.WrongCredentials]: {
    status: 401,
    isInternal: false,
    text: { en: 'Wrong e-mail or password.', ru: 'Неверный e-mail или пароль.' },
  },
  [ErrorCode.AccountBlocked]: {
    status: 403,
    isInternal: false,
    text: {
      en: 'This account is blocked. Contact the administrator.',
      ru: 'Аккаунт заблокирован. Напишите администратору.',
    },
  },
  [ErrorCode.DemoLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'You’ve used today’s {limit} free reports. The limit resets at {time}; paid plans have more.',
      ru: 'Бесплатные отчёты на сегодня использованы: {limit}. Лимит обновится в {time}, на платных тарифах он больше.',
    },
  },
  [ErrorCode.AnalysisLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'You’ve used today’s {limit} reports. The limit resets at {time}.',
      ru: 'Лимит на сегодня исчерпан: {limit} из {limit}. Лимит обновится в {time}.',
    },
  },
  [ErrorCode.ToolLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'You’ve used {period} {limit} runs of this tool. The limit resets: {time}.',
      ru: 'Запуски этого инструмента {period} израсходованы: {limit}. Лимит обновится: {time}.',
    },
  },
  [ErrorCode.ApiDemo]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'The free plan has no API. Choose a plan with API access.',
      ru: 'В бесплатный тариф API не входит. Выберите тариф с доступом к API.',
    },
  },
  [ErrorCode.ApiNotInPlan]: {
    status: 402,
    isInternal: false,
    text: { en: 'The {plan} plan has no API.', ru: 'В тариф {plan} API не входит.' },
  },
  [ErrorCode.ApiLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'You’ve used today’s {limit} API requests. The limit resets at {time}.',
      ru: 'Лимит запросов к API на сегодня израсходован: {limit}. Он обновится в {time}.',
    },
  },
  [ErrorCode.PlanWithoutUsers]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'Team members are available only with {plans}.',
      ru: 'Участники есть только на {plans}.',
    },
  },
  [ErrorCode.UsersLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'All {limit} seats of the plan are taken.',
      ru: 'Мест на тарифе: {limit}, все заняты.',
    },
  },
  [ErrorCode.OwnerOnly]: {
    status: 403,
    isInternal: false,
    text: {
      en: 'The plan belongs to {owner}: only the owner can do this.',
      ru: 'Тариф принадлежит {owner}: это может сделать только владелец.',
    },
  },
  [ErrorCode.AdministratorOnly]: {
    status: 403,
    isInternal: false,
    text: { en: 'Only an administrator can do this.', ru: 'Это может только администратор.' },
  },
  [ErrorCode.RoleForbidden]: {
    status: 403,
    isInternal: false,
    text: {
      en: 'Your administrator role does not include this.',
      ru: 'Ваша роль администратора этого не позволяет.',
    },
  },
  [ErrorCode.SecondFactorSetup]: {
    status: 403,
    isInternal: false,
    text: {
      en: 'Administrators of this server need two-factor log-in: turn it on in your account.',
      ru: 'На этом сервере администраторам нужен двухэтапный вход: включите его в своём аккаунте.',
    },
  },
} as const satisfies Partial<Record<ErrorCode, ErrorTraits>>;
