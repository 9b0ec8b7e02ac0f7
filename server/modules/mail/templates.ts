import type { Language } from '../../contract/language/localised.js';
import type { EmailContent } from './email-message.js';
import { type MoneyEmailValues, type MoneyMailKind, moneyTemplates } from './money-templates.js';
import type { MailKind } from './queued-mail.js';

/** Template parameters by kind. Dates are formatted and links absolute. */
export interface TemplateValues extends Readonly<Record<MoneyMailKind, MoneyEmailValues>> {
  registered: { email: string; link: string };
  'password-reset': { email: string; link: string };
  'login-reminder': { email: string; link: string };
  invitation: { owner: string; link: string; days: number };
  activation: { owner: string; email: string; link: string; days: number };
  'demo-confirmation': { plan: string; days: number; link: string };
  'demo-granted': { plan: string; until: string; link: string };
  'plan-granted': { plan: string; until: string; link: string };
  'password-changed': { email: string; link: string; hadToken: boolean };
  'email-confirmation': { previousEmail: string; email: string; link: string; until: string };
  /** Without a link, only an administrator can revert the change. */
  'email-changed': {
    previousEmail: string;
    email: string;
    link?: string;
    until?: string;
    hadToken?: boolean;
  };
  'second-factor-enabled': { email: string; link: string };
  'second-factor-disabled': { email: string; link: string };
  'recovery-codes-replaced': { email: string; link: string };
}

type Template<Kind extends MailKind> = Readonly<
  Record<Language, (values: TemplateValues[Kind]) => EmailContent>
>;

/** E-mail templates in both languages. */
export const templates: { readonly [Kind in MailKind]: Template<Kind> } = {
  ...moneyTemplates,
  registered: {
    en: ({ email, link }) => ({
      subject: 'Welcome to Rivalscope',
      lines: [`Your login is ${email}.`, 'Enter a domain or keyword to see who ranks for what.'],
      action: { label: 'Open Rivalscope', link },
    }),
    ru: ({ email, link }) => ({
      subject: 'Вы зарегистрированы в Rivalscope',
      lines: [
        `Ваш логин: ${email}.`,
        'Введите домен или фразу и посмотрите, кто по каким фразам ранжируется.',
      ],
      action: { label: 'Открыть Rivalscope', link },
    }),
  },
  'password-reset': {
    en: ({ email, link }) => ({
      subject: 'Reset your Rivalscope password',
      lines: [`We received a request to reset the password of ${email}.`],
      action: { label: 'Set a new password', link },
      notes: [
        'The link works once, for 1 hour. A newer e-mail cancels it.',
        'If it was not you, ignore this e-mail: the password stays the same.',
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
      subject: 'Your Rivalscope login',
      lines: ['We received a request for the login of your account by its phone number.', `It is ${email}.`],
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
      subject: `${owner} invites you to a shared Rivalscope plan`,
      lines: [`${owner} invites you to share their plan. Your own data stays yours.`],
      action: { label: 'Accept the invitation', link },
      notes: [`The link works for ${days} days. If you do not know ${owner}, ignore this e-mail.`],
    }),
    ru: ({ owner, link, days }) => ({
      subject: `${owner} приглашает вас на общий тариф в Rivalscope`,
      lines: [`${owner} приглашает вас работать на своём тарифе. Всё, что вы создали, останется вашим.`],
      action: { label: 'Принять приглашение', link },
      notes: [`Срок действия ссылки: ${days} дн. Если ${owner} вам незнаком, ничего не делайте.`],
    }),
  },
  activation: {
    en: ({ owner, email, link, days }) => ({
      subject: `${owner} created a Rivalscope account for you`,
      lines: [`${owner} added you to their plan. Your login is ${email}.`],
      action: { label: 'Set a password', link },
      notes: [`The link works for ${days} days. If you do not know ${owner}, ignore this e-mail.`],
    }),
    ru: ({ owner, email, link, days }) => ({
      subject: `${owner} создаёт вам аккаунт в Rivalscope`,
      lines: [`${owner} добавляет вас на свой тариф. Ваш логин: ${email}.`],
      action: { label: 'Задать пароль', link },
      notes: [`Срок действия ссылки: ${days} дн. Если ${owner} вам незнаком, ничего не делайте.`],
    }),
  },
  'demo-confirmation': {
    en: ({ plan, days, link }) => ({
      subject: 'Confirm your free days at Rivalscope',
      lines: [`We received a request for ${days} free days of ${plan} with this e-mail.`],
      action: { label: 'Start the free days', link },
      notes: ['The link works for 7 days. If it was not you, do nothing: your free days stay yours.'],
    }),
    ru: ({ plan, days, link }) => ({
      subject: 'Подтвердите бесплатные дни в Rivalscope',
      lines: [`На этот e-mail запрошены бесплатные дни тарифа ${plan}, всего ${days}.`],
      action: { label: 'Начать бесплатные дни', link },
      notes: ['Ссылка действует 7 дней. Если это были не вы, ничего не делайте: ваши дни останутся вашими.'],
    }),
  },
  'demo-granted': {
    en: ({ plan, until, link }) => ({
      subject: 'Your free days have begun',
      lines: [`The ${plan} plan is active until ${until}.`],
      action: { label: 'Open Rivalscope', link },
      notes: ['Nothing is charged when they end: the account returns to the free plan.'],
    }),
    ru: ({ plan, until, link }) => ({
      subject: 'Бесплатные дни в Rivalscope начались',
      lines: [`Тариф ${plan} действует до ${until}.`],
      action: { label: 'Открыть Rivalscope', link },
      notes: ['Потом ничего не спишется: аккаунт вернётся на бесплатный тариф.'],
    }),
  },
  'plan-granted': {
    en: ({ plan, until, link }) => ({
      subject: `Your ${plan} plan at Rivalscope`,
      lines: [`The ${plan} plan is active until ${until}.`],
      action: { label: 'Open Rivalscope', link },
    }),
    ru: ({ plan, until, link }) => ({
      subject: `Ваш тариф ${plan} в Rivalscope`,
      lines: [`Тариф ${plan} действует до ${until}.`],
      action: { label: 'Открыть Rivalscope', link },
    }),
  },
  'password-changed': {
    en: ({ email, link, hadToken }) => ({
      subject: 'Your Rivalscope password was changed',
      lines: [
        `The password of ${email} was changed${hadToken ? '; the previous API token no longer works' : ''}.`,
      ],
      action: { label: 'It was not me', link },
    }),
    ru: ({ email, link, hadToken }) => ({
      subject: 'Ваш пароль в Rivalscope изменён',
      lines: [
        `Пароль аккаунта ${email} изменён${hadToken ? ', прежний API-токен больше не действует' : ''}.`,
      ],
      action: { label: 'Это не я', link },
    }),
  },
  'email-confirmation': {
    en: ({ previousEmail, email, link, until }) => ({
      subject: 'Confirm your new Rivalscope login',
      lines: [`${email} is to become the login of the account ${previousEmail}.`],
      action: { label: 'Confirm the e-mail', link },
      notes: [`The link works until ${until}.`, 'If it was not you, ignore this e-mail: nothing changes.'],
    }),
    ru: ({ previousEmail, email, link, until }) => ({
      subject: 'Подтвердите новый логин в Rivalscope',
      lines: [`Адрес ${email} указан новым логином аккаунта ${previousEmail}.`],
      action: { label: 'Подтвердить e-mail', link },
      notes: [`Ссылка действует до ${until}.`, 'Если это были не вы, ничего не делайте: логин не изменится.'],
    }),
  },
  'email-changed': {
    en: ({ previousEmail, email, link, until, hadToken }) => ({
      subject: 'Your Rivalscope login was changed',
      lines: [
        `The login of your account changed from ${previousEmail} to ${email}.`,
        ...(hadToken ? ['The previous API token no longer works.'] : []),
      ],
      ...(link === undefined
        ? { notes: ['If it was not you, contact the administrator.'] }
        : {
            action: { label: 'It was not me, restore my e-mail', link },
            notes: [`The link works until ${until}. It ends all sessions, and you set a new password.`],
          }),
    }),
    ru: ({ previousEmail, email, link, until, hadToken }) => ({
      subject: 'Ваш логин в Rivalscope изменён',
      lines: [
        `У аккаунта с логином ${previousEmail} теперь логин ${email}.`,
        ...(hadToken ? ['Прежний API-токен больше не действует.'] : []),
      ],
      ...(link === undefined
        ? { notes: ['Если это были не вы, напишите администратору.'] }
        : {
            action: { label: 'Это не я, вернуть мой e-mail', link },
            notes: [`Ссылка действует до ${until}. Все сеансы закроются, и вы зададите новый пароль.`],
          }),
    }),
  },
  'second-factor-enabled': {
    en: ({ email, link }) => ({
      subject: 'Two-factor log-in is on',
      lines: [
        `Two-factor log-in of ${email} was turned on. Logging in now needs a code of the authenticator app.`,
      ],
      action: { label: 'Open the security settings', link },
      notes: ['If it was not you, contact the administrator.'],
    }),
    ru: ({ email, link }) => ({
      subject: 'Двухэтапный вход включён',
      lines: [
        `Для аккаунта ${email} включён двухэтапный вход. Теперь для входа нужен код из приложения-аутентификатора.`,
      ],
      action: { label: 'Открыть настройки безопасности', link },
      notes: ['Если это были не вы, напишите администратору.'],
    }),
  },
  'second-factor-disabled': {
    en: ({ email, link }) => ({
      subject: 'Two-factor log-in is off',
      lines: [`Two-factor log-in of ${email} was turned off. The password is enough to log in.`],
      action: { label: 'It was not me, set a new password', link },
    }),
    ru: ({ email, link }) => ({
      subject: 'Двухэтапный вход выключен',
      lines: [`Для аккаунта ${email} выключен двухэтапный вход. Для входа достаточно пароля.`],
      action: { label: 'Это не я, задать новый пароль', link },
    }),
  },
  'recovery-codes-replaced': {
    en: ({ email, link }) => ({
      subject: 'Your recovery codes were replaced',
      lines: [`The recovery codes of ${email} were replaced. The previous codes no longer work.`],
      action: { label: 'It was not me, set a new password', link },
    }),
    ru: ({ email, link }) => ({
      subject: 'Коды восстановления заменены',
      lines: [`У аккаунта ${email} новые коды восстановления. Прежние больше не действуют.`],
      action: { label: 'Это не я, задать новый пароль', link },
    }),
  },
};
