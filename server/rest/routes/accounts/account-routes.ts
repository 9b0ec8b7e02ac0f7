import { z } from 'zod';
import { loginFormRoute } from './login-form-route.js';
import { userObject } from './present-user.js';
import { integer, text } from '../../parameters/parameter-kinds.js';
import { inQuery, inBody, noParameters } from '../../parameters/rest-parameters.js';
import { operationRoute, type JsonSchema, type RestRoute } from '../../definition/rest-route.js';

/** Routes for logging in and out, registration and the current user. */
export function accountRoutes(): RestRoute[] {
  return [authRoute, registerRoute, logoutRoute, loginFormRoute, currentUserRoute, userRoute];
}

const email = inQuery(text(), {
  description: { en: 'E-mail, which is the login.', ru: 'E-mail, он же логин.' },
});

const password = inBody(text(), {
  description: { en: 'Password, 8 to 128 characters.', ru: 'Пароль, от 8 до 128 знаков.' },
});

const code = inBody(text().optional(), {
  description: {
    en: 'Code of the authenticator app, or a recovery code, if two-factor log-in is on.',
    ru: 'Код приложения-аутентификатора или резервный код, если включён двухэтапный вход.',
  },
});

const userResponse: JsonSchema = { type: 'object', properties: { user: userObject.schema } };

const authRoute: RestRoute = {
  methods: ['POST'],
  path: '/panel/user/auth',
  tag: 'people',
  summary: { en: 'Log in', ru: 'Вход' },
  description: {
    en: 'Logs in and sets the session cookie. Ends the session of the account in another browser.',
    ru: 'Вход: ставит cookie сеанса. Сеанс этого аккаунта в другом браузере закрывается.',
  },
  allowsExpiredSession: true,
  parameters: z.object({
    email,
    password,
    code,
  }),
  variables: (values) => values,
  operation: `mutation ($email: String!, $password: String!, $code: String) {
    logIn(email: $email, password: $password, code: $code) { ${userObject.selection} }
  }`,
  shape: (data) => ({ user: userObject.present(data['logIn']) }),
  responseSchema: userResponse,
};

const registerRoute = operationRoute({
  methods: ['POST'],
  path: '/panel/user/register',
  tag: 'people',
  summary: { en: 'Register', ru: 'Регистрация' },
  description: {
    en: 'Creates an account and logs in.',
    ru: 'Создаёт аккаунт и выполняет вход.',
  },
  allowsExpiredSession: true,
  parameters: z.object({
    email,
    password,
    password2: inBody(text().optional(), {
      aliases: ['passwordRepeat'],
      description: { en: 'Repeated password.', ru: 'Пароль ещё раз.' },
    }),
    phone: inQuery(text().optional(), {
      description: { en: 'Phone, e.g. +12025550123.', ru: 'Телефон, например +12025550123.' },
    }),
    plan: inQuery(integer().optional(), {
      description: {
        en: 'Number of the desired plan; 1 for a single domain.',
        ru: 'Номер желаемого тарифа; 1 – для одного домена.',
      },
    }),
    tariff: inQuery(integer().optional(), {
      aliases: ['tarif'],
      description: { en: 'Number of the desired plan.', ru: 'Номер желаемого тарифа.' },
    }),
    srok: inQuery(integer().optional(), {
      aliases: ['term'],
      description: { en: 'Number of the desired term, 0 to 3.', ru: 'Номер желаемого срока, от 0 до 3.' },
    }),
    domain: inQuery(text().optional(), {
      description: { en: 'Domains to save, one per line.', ru: 'Домены, по одному в строке.' },
    }),
  }),
  operation: `mutation ($input: RegistrationInput!) { register(input: $input) { ${userObject.selection} } }`,
  variables: ({ password2, tariff, srok, ...fields }) => ({
    input: { ...fields, passwordRepeat: password2 ?? fields.password, tariff, term: srok },
  }),
  shape: (data) => ({ user: userObject.present(data['register']) }),
  responseSchema: userResponse,
});

const logoutRoute: RestRoute = {
  methods: ['POST'],
  path: '/logout',
  tag: 'people',
  summary: { en: 'Log out', ru: 'Выход' },
  description: { en: 'Ends the current session.', ru: 'Завершает текущий сеанс.' },
  allowsExpiredSession: true,
  parameters: noParameters,
  operation: `mutation { logOut { ${userObject.selection} } }`,
  shape: (data) => ({ user: userObject.present(data['logOut']) }),
  responseSchema: userResponse,
};

const currentUserRoute: RestRoute = {
  methods: ['GET'],
  path: '/users/current',
  tag: 'people',
  summary: { en: 'Current account', ru: 'Текущий аккаунт' },
  description: {
    en: 'Id, e-mail and phone of the logged-in account; 401 for guests.',
    ru: 'Id, e-mail и телефон текущего аккаунта; гостям – 401.',
  },
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
  summary: { en: 'Current user', ru: 'Текущий пользователь' },
  description: {
    en: 'Current user with plan, payment and daily usage; id 0 for guests.',
    ru: 'Текущий пользователь: тариф, оплата, расход; у гостя id 0.',
  },
  parameters: noParameters,
  operation: `{ viewer { ${userObject.selection} } }`,
  shape: (data) => userObject.present(data['viewer']),
  responseSchema: userObject.schema,
};
