import { ErrorCode } from './error-code.js';
import type { ErrorTraits } from './error-traits.js';

/** Errors about accounts and their forms. */
export const accountErrors = {
  [ErrorCode.InvalidEmail]: {
    status: 422,
    isInternal: false,
    text: { en: 'Enter a valid e-mail address.', ru: 'Введите правильный e-mail.' },
  },
  [ErrorCode.EmailTaken]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'This e-mail cannot be registered. If it is yours, log in or reset the password.',
      ru: 'Этот e-mail нельзя зарегистрировать. Если он ваш, войдите или задайте новый пароль.',
    },
  },
  [ErrorCode.InvalidPhone]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'Enter the phone in international format, e.g. +12025550123.',
      ru: 'Введите телефон в международном формате, например +12025550123.',
    },
  },
  [ErrorCode.PhoneTaken]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'This phone belongs to another account. If it is yours, we can remind you of its login.',
      ru: 'Этот телефон есть у другого аккаунта. Если он ваш, мы напомним логин.',
    },
  },
  [ErrorCode.WeakPassword]: {
    status: 422,
    isInternal: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.PasswordsDiffer]: {
    status: 422,
    isInternal: false,
    text: { en: 'Passwords do not match.', ru: 'Пароли не совпадают.' },
  },
  [ErrorCode.WrongPassword]: {
    status: 422,
    isInternal: false,
    text: { en: 'Wrong password.', ru: 'Неверный пароль.' },
  },
  [ErrorCode.PasswordRequired]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'Enter your current password to confirm this change.',
      ru: 'Подтвердите изменение текущим паролем.',
    },
  },
  [ErrorCode.SecondFactorRequired]: {
    status: 401,
    isInternal: false,
    text: {
      en: 'Enter the code of your authenticator app.',
      ru: 'Введите код из приложения-аутентификатора.',
    },
  },
  [ErrorCode.WrongSecondFactor]: {
    status: 401,
    isInternal: false,
    text: {
      en: 'Wrong or used code. Enter the next code of the app, or a recovery code.',
      ru: 'Код неверен или уже использован. Введите следующий код приложения или резервный код.',
    },
  },
  [ErrorCode.ResetInvalid]: {
    status: 404,
    isInternal: false,
    text: {
      en: 'This link is wrong, used or expired. Request a new one.',
      ru: 'Ссылка неверна, уже использована или устарела. Запросите новую.',
    },
  },
  [ErrorCode.InvitationInvalid]: {
    status: 404,
    isInternal: false,
    text: {
      en: 'This invitation is wrong, used or expired.',
      ru: 'Приглашение неверно, уже использовано или устарело.',
    },
  },
  [ErrorCode.MailFailed]: {
    status: 503,
    isInternal: true,
    text: {
      en: 'The e-mail could not be sent. Try again later.',
      ru: 'Письмо не отправилось. Повторите позже.',
    },
  },
  [ErrorCode.UserExists]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'This user is already a member of your team.',
      ru: 'Этот участник уже есть в вашем аккаунте.',
    },
  },
  [ErrorCode.UserElsewhere]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'This e-mail belongs to another team.',
      ru: 'Этот e-mail относится к другой команде.',
    },
  },
  [ErrorCode.UserPaid]: {
    status: 409,
    isInternal: false,
    text: { en: 'This user has a plan of their own.', ru: 'У этого человека есть собственный тариф.' },
  },
  [ErrorCode.UserNotFound]: {
    status: 404,
    isInternal: false,
    text: { en: 'User not found.', ru: 'Пользователь не найден.' },
  },
  [ErrorCode.DomainLimit]: {
    status: 402,
    isInternal: false,
    text: { en: 'The plan saves up to {limit} domains.', ru: 'На тарифе доменов не больше {limit}.' },
  },
  [ErrorCode.SubscriptionNotActive]: {
    status: 402,
    isInternal: false,
    text: { en: 'There is no active subscription.', ru: 'Активной подписки нет.' },
  },
  [ErrorCode.WrongAccessCode]: {
    status: 422,
    isInternal: false,
    text: { en: 'This access code is wrong or used up.', ru: 'Код доступа неверен или уже использован.' },
  },
  [ErrorCode.DemoUsed]: {
    status: 409,
    isInternal: false,
    text: { en: 'You have already had your free days.', ru: 'Бесплатные дни уже были выданы.' },
  },
  [ErrorCode.InvalidField]: {
    status: 422,
    isInternal: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.FilterExists]: {
    status: 409,
    isInternal: false,
    text: {
      en: 'You have a filter named “{name}” in this report.',
      ru: 'Фильтр «{name}» в этом отчёте уже есть.',
    },
  },
  [ErrorCode.LogoType]: {
    status: 422,
    isInternal: false,
    text: { en: 'The logo must be a PNG or SVG picture.', ru: 'Логотип должен быть картинкой PNG или SVG.' },
  },
  [ErrorCode.LogoHeight]: {
    status: 422,
    isInternal: false,
    text: {
      en: 'The logo is {height} px high, the limit is {limit} px.',
      ru: 'Высота логотипа {height} px, можно не больше {limit} px.',
    },
  },
} as const satisfies Partial<Record<ErrorCode, ErrorTraits>>;
