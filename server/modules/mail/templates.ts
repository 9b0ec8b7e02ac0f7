import type { Language } from '../../contract/localised.js';
import type { LetterText } from './letter.js';
import type { MailKind } from './mail.js';

/** What the template of each kind of mail names. Dates are written out for the reader, links are complete. */
export interface TemplateValues {
  registered: { email: string; link: string };
  'password-reset': { email: string; link: string };
  'login-reminder': { email: string; link: string };
  invitation: { owner: string; link: string; days: number };
  activation: { owner: string; email: string; link: string; days: number };
  'demo-granted': { plan: string; until: string; link: string };
  'plan-granted': { plan: string; until: string; link: string };
  'password-changed': { email: string; link: string };
  'email-changed': { former: string; email: string };
}

type Template<Kind extends MailKind> = Readonly<
  Record<Language, (values: TemplateValues[Kind]) => LetterText>
>;

/** The letters, each in both languages. */
export const templates: { readonly [Kind in MailKind]: Template<Kind> } = {
  registered: {
    en: ({ email, link }) => ({
      subject: 'You are registered at Rivalscope',
      lines: [`Your login is ${email}.`, 'Put in a domain or a keyword and see who ranks for what.'],
      action: { label: 'Open Rivalscope', link },
    }),
    ru: ({ email, link }) => ({
      subject: 'Вы зарегистрированы в Rivalscope',
      lines: [`Ваш логин: ${email}.`, 'Введите домен или фразу и посмотрите, кто по чему ранжируется.'],
      action: { label: 'Открыть Rivalscope', link },
    }),
  },
  'password-reset': {
    en: ({ email, link }) => ({
      subject: 'New password for Rivalscope',
      lines: [`Somebody asked for a new password of the account ${email}.`],
      action: { label: 'Set a new password', link },
      notes: [
        'The link works once and for an hour. A newer letter makes it void.',
        'If it was not you, do nothing: the password stays as it is.',
      ],
    }),
    ru: ({ email, link }) => ({
      subject: 'Новый пароль для Rivalscope',
      lines: [`Для аккаунта ${email} запрошен новый пароль.`],
      action: { label: 'Задать новый пароль', link },
      notes: [
        'Ссылка действует один раз и в течение часа. Следующее письмо её отменяет.',
        'Если это были не вы, ничего не делайте: пароль останется прежним.',
      ],
    }),
  },
  'login-reminder': {
    en: ({ email, link }) => ({
      subject: 'Your login at Rivalscope',
      lines: ['Somebody who knows the phone of your account asked for its login.', `It is ${email}.`],
      action: { label: 'Log in', link },
    }),
    ru: ({ email, link }) => ({
      subject: 'Ваш логин в Rivalscope',
      lines: ['По телефону вашего аккаунта запрошен логин.', `Это ${email}.`],
      action: { label: 'Войти', link },
    }),
  },
  invitation: {
    en: ({ owner, link, days }) => ({
      subject: `${owner} invites you to a shared plan at Rivalscope`,
      lines: [
        `${owner} invites you to work with their plan. Your own reports stay yours, colleagues see your group reports.`,
      ],
      action: { label: 'Accept the invitation', link },
      notes: [`The link works for ${days} days. If you do not know ${owner}, do nothing.`],
    }),
    ru: ({ owner, link, days }) => ({
      subject: `${owner} приглашает вас на общий тариф в Rivalscope`,
      lines: [
        `${owner} приглашает вас работать на своём тарифе. Ваши отчёты остаются вашими, групповые отчёты видны коллегам.`,
      ],
      action: { label: 'Принять приглашение', link },
      notes: [`Срок действия ссылки в днях: ${days}. Если ${owner} вам незнаком, ничего не делайте.`],
    }),
  },
  activation: {
    en: ({ owner, email, link, days }) => ({
      subject: `${owner} has made you an account at Rivalscope`,
      lines: [`${owner} has added you to their plan. Your login is ${email}.`],
      action: { label: 'Set the password', link },
      notes: [`The link works for ${days} days. If you do not know ${owner}, do nothing.`],
    }),
    ru: ({ owner, email, link, days }) => ({
      subject: `${owner} создаёт вам аккаунт в Rivalscope`,
      lines: [`${owner} добавляет вас на свой тариф. Ваш логин: ${email}.`],
      action: { label: 'Задать пароль', link },
      notes: [`Срок действия ссылки в днях: ${days}. Если ${owner} вам незнаком, ничего не делайте.`],
    }),
  },
  'demo-granted': {
    en: ({ plan, until, link }) => ({
      subject: 'Your free days at Rivalscope have begun',
      lines: [`The plan ${plan} is open to you until ${until}.`],
      action: { label: 'Open Rivalscope', link },
      notes: ['Nothing is charged when they end: the account goes back to the demo mode.'],
    }),
    ru: ({ plan, until, link }) => ({
      subject: 'Бесплатные дни в Rivalscope начались',
      lines: [`Тариф ${plan} открыт для вас до ${until}.`],
      action: { label: 'Открыть Rivalscope', link },
      notes: ['Потом ничего не спишется: аккаунт вернётся в демо-режим.'],
    }),
  },
  'plan-granted': {
    en: ({ plan, until, link }) => ({
      subject: `Your plan ${plan} at Rivalscope`,
      lines: [`The plan ${plan} is open to you until ${until}.`],
      action: { label: 'Open Rivalscope', link },
    }),
    ru: ({ plan, until, link }) => ({
      subject: `Ваш тариф ${plan} в Rivalscope`,
      lines: [`Тариф ${plan} открыт для вас до ${until}.`],
      action: { label: 'Открыть Rivalscope', link },
    }),
  },
  'password-changed': {
    en: ({ email, link }) => ({
      subject: 'Your password at Rivalscope was changed',
      lines: [`The password of the account ${email} was changed; the API token that it had is void.`],
      action: { label: 'It was not me', link },
    }),
    ru: ({ email, link }) => ({
      subject: 'Ваш пароль в Rivalscope изменён',
      lines: [`Пароль аккаунта ${email} изменён, прежний API-токен больше не действует.`],
      action: { label: 'Это был не я', link },
    }),
  },
  'email-changed': {
    en: ({ former, email }) => ({
      subject: 'Your login at Rivalscope was changed',
      lines: [`The account with the login ${former} has the login ${email} now.`],
      notes: ['If it was not you, write to the administrator.'],
    }),
    ru: ({ former, email }) => ({
      subject: 'Ваш логин в Rivalscope изменён',
      lines: [`У аккаунта с логином ${former} теперь логин ${email}.`],
      notes: ['Если это были не вы, напишите администратору.'],
    }),
  },
};
