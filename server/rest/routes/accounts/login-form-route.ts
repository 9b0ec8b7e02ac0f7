import { z } from 'zod';
import { accountRoutes } from '../../../contract/accounts/account-routes.js';
import { safeReturnPath } from '../../../contract/accounts/return-path.js';
import { textChoice, text } from '../../parameters/parameter-kinds.js';
import { inQuery, inBody, type ValuesOf } from '../../parameters/rest-parameters.js';
import { operationRoute } from '../../definition/rest-route.js';

const actions = ['login', 'register', 'remindLogin'] as const;

const parameters = z.object({
  act: inQuery(textChoice(actions).default('login'), {
    description: { en: 'Action.', ru: 'Действие.' },
  }),
  email: inQuery(text().optional(), {
    description: { en: 'E-mail, which is the login.', ru: 'E-mail, он же логин.' },
  }),
  phone: inQuery(text().optional(), {
    description: { en: 'Phone, e.g. +12025550123.', ru: 'Телефон, например +12025550123.' },
  }),
  password: inBody(text().optional(), { description: { en: 'Password.', ru: 'Пароль.' } }),
  code: inBody(text().optional(), {
    description: {
      en: 'Code of the authenticator app, or a recovery code, if two-factor log-in is on.',
      ru: 'Код приложения-аутентификатора или резервный код, если включён двухэтапный вход.',
    },
  }),
  password2: inBody(text().optional(), {
    description: { en: 'Repeated password.', ru: 'Пароль ещё раз.' },
  }),
  tarif: inQuery(text().optional(), {
    aliases: ['tariffSelect'],
    description: { en: 'Number of the desired plan.', ru: 'Номер желаемого тарифа.' },
  }),
  srok: inQuery(text().optional(), {
    description: { en: 'Number of the desired term, 0 to 3.', ru: 'Номер желаемого срока, от 0 до 3.' },
  }),
  domain: inQuery(text().optional(), {
    description: { en: 'Domains to save, one per line.', ru: 'Домены, по одному в строке.' },
  }),
  rurl: inQuery(text().optional(), {
    description: { en: 'Redirect path.', ru: 'Путь для перехода.' },
  }),
});

type FormValues = ValuesOf<typeof parameters>;

/** Form of /login for browsers without scripts. Redirects to a page, or back with an error code. */
export const loginFormRoute = operationRoute({
  methods: ['POST'],
  path: accountRoutes.login,
  tag: 'people',
  summary: { en: 'Login form', ru: 'Форма входа' },
  description: {
    en: 'Logs in, registers, or sends a login reminder for a phone. Redirects to rurl, a path on this site, or back to /login?error=CODE. Browsers must send csrf_token.',
    ru: 'Вход, регистрация или напоминание логина по телефону. Перенаправляет на rurl, путь этого сайта, или назад на /login?error=КОД. Браузер должен прислать csrf_token.',
  },
  servesNavigation: true,
  allowsExpiredSession: true,
  parameters,
  operation: `mutation (
    $isLogin: Boolean!, $isRegistration: Boolean!, $isReminder: Boolean!
    $email: String!, $password: String!, $code: String, $input: RegistrationInput!, $phone: String!
  ) {
    logIn(email: $email, password: $password, code: $code) @include(if: $isLogin) { kind }
    register(input: $input) @include(if: $isRegistration) { kind }
    remindLogin(phone: $phone) @include(if: $isReminder) { message }
  }`,
  variables: (values) => {
    const { act, email = '', password = '', password2 = '', phone = '', domain, code } = values;
    const desiredPlan = { plan: parseNumber(values.tarif), term: parseNumber(values.srok), domain };
    return {
      isLogin: act === 'login',
      isRegistration: act === 'register',
      isReminder: act === 'remindLogin',
      email,
      password,
      code,
      phone,
      input: { email, password, passwordRepeat: password2, phone, ...desiredPlan },
    };
  },
  shape: (_data, { values, reply }) => {
    void reply.redirect(getRedirectPath(values), 303);
    return '';
  },
  onOperationError: ({ code }, { values, reply }) => {
    const query = new URLSearchParams({ error: code, ...readAction(values), ...readRedirect(values) });
    void reply.redirect(`${accountRoutes.login}?${query.toString()}`, 303);
    return '';
  },
  responseSchema: {
    description: { en: 'Redirect to the next page.', ru: 'Перенаправление на следующую страницу.' },
  },
});

function getRedirectPath(values: FormValues): string {
  const redirect = readRedirect(values);
  if (values.act === 'login') return redirect.redirect ?? '/';
  const query = new URLSearchParams(
    values.act === 'register' ? { ...redirect } : { reminded: '1', ...redirect },
  ).toString();
  return `${values.act === 'register' ? accountRoutes.successfulRegistration : accountRoutes.login}${query && `?${query}`}`;
}

/** Reads the return path; ignores URLs of other sites. */
function readRedirect({ rurl }: FormValues): { redirect?: string } {
  if (rurl === undefined) return {};
  const path = safeReturnPath(decodePath(rurl), { allowAuthRoutes: false });
  return path === '/' ? {} : { redirect: path };
}

/** Decodes the path, which old forms send percent-encoded. */
function decodePath(path: string): string {
  try {
    return path.startsWith('%2F') || path.startsWith('%2f') ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}

function readAction({ act }: FormValues): { act?: string } {
  return act === 'login' ? {} : { act };
}

function parseNumber(digits = ''): number | null {
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}
