import { z } from 'zod';
import { loginFormRoute } from './login-form-route.js';
import { presentUser, userSchema, userSelection } from './present-user.js';
import { integer, text } from './parameter-kinds.js';
import { inQuery, inBody, noParameters } from './rest-parameters.js';
import { operationRoute, type JsonSchema, type RestRoute } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Routes for logging in and out, registration and the current user. */
export function accountRoutes(): RestRoute[] {
  return [authRoute, registerRoute, logoutRoute, loginFormRoute, currentUserRoute, userRoute];
}

const email = inQuery(text(), { description: { en: 'E-mail: the login.', ru: 'E-mail: логин.' } });

const password = inBody(text(), {
  description: { en: 'Password, 8 to 128 characters.', ru: 'Пароль, от 8 до 128 знаков.' },
});

const userResponse: JsonSchema = { type: 'object', properties: { user: userSchema } };

const authRoute: RestRoute = {
  methods: ['POST'],
  path: '/panel/user/auth',
  tag: 'people',
  summary: { en: 'Log in', ru: 'Вход' },
  description: {
    en: 'Logs the browser in: sets its cookie. The session of the account in another browser ends.',
    ru: 'Вход в браузере: ставит cookie. Сеанс этого аккаунта в другом браузере закрывается.',
  },
  allowsExpiredSession: true,
  parameters: z.object({
    email,
    password,
  }),
  variables: (values) => values,
  operation: `mutation ($email: String!, $password: String!) {
    logIn(email: $email, password: $password) { ${userSelection} }
  }`,
  shape: (data) => ({ user: presentUser(data['logIn'] as Fields) }),
  responseSchema: userResponse,
};

const registerRoute = operationRoute({
  methods: ['POST'],
  path: '/panel/user/register',
  tag: 'people',
  summary: { en: 'Register', ru: 'Регистрация' },
  description: {
    en: 'Creates an account and logs the browser in.',
    ru: 'Заводит аккаунт и сразу открывает сеанс в браузере.',
  },
  allowsExpiredSession: true,
  parameters: z.object({
    email,
    password,
    password2: inBody(text().optional(), {
      aliases: ['passwordRepeat'],
      description: { en: 'The password again.', ru: 'Пароль ещё раз.' },
    }),
    phone: inQuery(text().optional(), {
      description: { en: 'Phone, e.g. +12025550123.', ru: 'Телефон, например +12025550123.' },
    }),
    plan: inQuery(integer().optional(), {
      description: {
        en: 'Number of the wanted plan; 1 for a single domain.',
        ru: 'Номер желаемого тарифа; 1 – для одного домена.',
      },
    }),
    tariff: inQuery(integer().optional(), {
      aliases: ['tarif'],
      description: { en: 'Number of the wanted plan.', ru: 'Номер желаемого тарифа.' },
    }),
    srok: inQuery(integer().optional(), {
      aliases: ['term'],
      description: { en: 'Number of the wanted term, 0 to 3.', ru: 'Номер желаемого срока, от 0 до 3.' },
    }),
    domain: inQuery(text().optional(), {
      description: { en: 'Domains to save, one per line.', ru: 'Домены, по одному в строке.' },
    }),
  }),
  operation: `mutation ($input: RegistrationInput!) { register(input: $input) { ${userSelection} } }`,
  variables: ({ password2, tariff, srok, ...fields }) => ({
    input: { ...fields, passwordRepeat: password2 ?? fields.password, tariff, term: srok },
  }),
  shape: (data) => ({ user: presentUser(data['register'] as Fields) }),
  responseSchema: userResponse,
});

const logoutRoute: RestRoute = {
  methods: ['POST'],
  path: '/logout',
  tag: 'people',
  summary: { en: 'Log out', ru: 'Выход' },
  description: { en: 'Ends the session of the browser.', ru: 'Закрывает сеанс браузера.' },
  allowsExpiredSession: true,
  parameters: noParameters,
  operation: `mutation { logOut { ${userSelection} } }`,
  shape: (data) => ({ user: presentUser(data['logOut'] as Fields) }),
  responseSchema: userResponse,
};

const currentUserRoute: RestRoute = {
  methods: ['GET'],
  path: '/users/current',
  tag: 'people',
  summary: { en: 'Who is logged in', ru: 'Кто вошёл' },
  description: { en: '401 for a guest.', ru: 'Гостю – 401.' },
  parameters: noParameters,
  operation: '{ currentAccount { id email phone } }',
  shape: (data) => data['currentAccount'],
  responseSchema: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      email: { type: 'string' },
      phone: { type: ['string', 'null'] },
    },
  },
};

const userRoute: RestRoute = {
  methods: ['GET'],
  path: '/panel/user',
  tag: 'people',
  summary: { en: 'The user', ru: 'Пользователь' },
  description: {
    en: 'The current user with plan, payment and use; id 0 for a guest.',
    ru: 'Текущий пользователь: тариф, оплата, расход; у гостя id 0.',
  },
  parameters: noParameters,
  operation: `{ viewer { ${userSelection} } }`,
  shape: (data) => presentUser(data['viewer'] as Fields),
  responseSchema: userSchema,
};
