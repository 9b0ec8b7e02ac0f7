import { ErrorCode } from './error-code.js';
import type { ErrorTraits } from './error-traits.js';

/** Who may not see or do something, and what a plan does not hold. */
export const accessErrors = {
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
  [ErrorCode.PlanWithoutUsers]: {
    status: 402,
    reported: false,
    text: {
      en: 'Several people are part of {plans} only.',
      ru: 'Несколько сотрудников – только на {plans}.',
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
} as const satisfies Partial<Record<ErrorCode, ErrorTraits>>;
