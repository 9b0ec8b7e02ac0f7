import { accountRoutes } from '../contract/account-routes.js';
import { safeReturnPath } from '../contract/return-path.js';
import type { ParameterValues, RestParameter, RestRoute } from './rest-route.js';

const acts = ['login', 'register', 'remindLogin'] as const;

const field = (name: string, en: string, ru: string, place: 'query' | 'body' = 'query'): RestParameter => ({
  name,
  in: place,
  type: 'string',
  description: { en, ru },
});

/** The form of /login, as a browser without scripts sends it: leads on to a page, or back with the code of what was wrong. */
export const loginFormRoute: RestRoute = {
  methods: ['POST'],
  path: accountRoutes.login,
  tag: 'people',
  summary: { en: 'Login form', ru: 'Форма входа' },
  description: {
    en: 'Logs in, registers, or reminds of the login by phone. Leads to rurl, a path of this site, or back to /login?error=CODE. A browser sends csrf_token.',
    ru: 'Вход, регистрация или напоминание логина по телефону. Ведёт на rurl, путь этого сайта, или назад на /login?error=КОД. Браузер присылает csrf_token.',
  },
  alwaysCall: true,
  anySession: true,
  parameters: [
    {
      ...field('act', 'What to do.', 'Что сделать.'),
      oneOf: acts,
      default: 'login',
    },
    field('email', 'E-mail: the login.', 'E-mail: логин.'),
    field('phone', 'Phone, as +12025550123.', 'Телефон, например +12025550123.'),
    field('password', 'Password.', 'Пароль.', 'body'),
    field('password2', 'The password once more.', 'Пароль ещё раз.', 'body'),
    { ...field('tarif', 'Number of the wished plan.', 'Номер желаемого тарифа.'), aliases: ['tariffSelect'] },
    field('srok', 'Number of the wished term, 0 to 3.', 'Номер желаемого срока, от 0 до 3.'),
    field('domain', 'Domains to keep, one in a line.', 'Домены, по одному в строке.'),
    field('rurl', 'Path to go to.', 'Путь, на который перейти.'),
  ],
  operation: `mutation (
    $isLogin: Boolean!, $isRegistration: Boolean!, $isReminder: Boolean!
    $email: String!, $password: String!, $input: RegistrationInput!, $phone: String!
  ) {
    logIn(email: $email, password: $password) @include(if: $isLogin) { kind }
    register(input: $input) @include(if: $isRegistration) { kind }
    remindLogin(phone: $phone) @include(if: $isReminder) { message }
  }`,
  variables: (values) => {
    const { act, email = '', password = '', password2 = '', phone = '', domain } = values;
    const wishes = { plan: wholeNumber(values['tarif']), term: wholeNumber(values['srok']), domain };
    return {
      isLogin: act === 'login',
      isRegistration: act === 'register',
      isReminder: act === 'remindLogin',
      email,
      password,
      phone,
      input: { email, password, passwordRepeat: password2, phone, ...wishes },
    };
  },
  shape: (_data, { values, reply }) => {
    void reply.redirect(pageAfter(values), 303);
    return '';
  },
  answerRefusal: ({ code }, { values, reply }) => {
    const query = new URLSearchParams({ error: code, ...actOf(values), ...wayOn(values) });
    void reply.redirect(`${accountRoutes.login}?${query.toString()}`, 303);
    return '';
  },
  answer: {
    description: { en: '303 to the next page.', ru: '303 на следующую страницу.' },
  },
};

function pageAfter(values: ParameterValues): string {
  const on = wayOn(values);
  if (values['act'] === 'login') return on.redirect ?? '/';
  const query = new URLSearchParams(
    values['act'] === 'register' ? { ...on } : { reminded: '1', ...on },
  ).toString();
  return `${values['act'] === 'register' ? accountRoutes.successfulRegistration : accountRoutes.login}${query && `?${query}`}`;
}

/** The page that the person came from, where the form names a page of this site. */
function wayOn({ rurl }: ParameterValues): { redirect?: string } {
  if (typeof rurl !== 'string') return {};
  const path = safeReturnPath(decoded(rurl), { doors: false });
  return path === '/' ? {} : { redirect: path };
}

/** Old forms send the path written as a part of an address. */
function decoded(path: string): string {
  try {
    return path.startsWith('%2F') || path.startsWith('%2f') ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}

function actOf({ act }: ParameterValues): { act?: string } {
  return typeof act !== 'string' || act === 'login' ? {} : { act };
}

function wholeNumber(value: ParameterValues[string]): number | null {
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : null;
}
