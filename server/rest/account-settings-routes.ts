import { z } from 'zod';
import { accountSelection, accountSchema, presentAccount } from './present-account.js';
import { text, file } from './parameter-kinds.js';
import { inQuery, inBody, noParameters, listParameters } from './rest-parameters.js';
import type { OperationRoute, RestRoute } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Routes that change the user's own account. */
export function accountSettingsRoutes(): RestRoute[] {
  return [
    passwordRoute,
    dataRoute,
    emailRoute,
    tokenRoute,
    logoRoute,
    removeLogoRoute,
    addDomainRoute,
    removeDomainRoute,
    accessCodeRoute,
  ];
}

const secretParameter = (variable: string, en: string, ru: string, ...aliases: string[]) =>
  inBody(text(), { aliases, variable, description: { en, ru } });

const domain = inQuery(text(), {
  variable: 'domain',
  description: { en: 'Domain, as it is typed or pasted.', ru: 'Домен, как его набрали или вставили.' },
});

/** Route that runs a mutation and returns the updated account. */
function updateRoute(
  mutation: string,
  route: Pick<OperationRoute, 'methods' | 'path' | 'summary' | 'description' | 'parameters'> & {
    types?: Readonly<Record<string, string>>;
  },
): RestRoute {
  const { types = {}, ...details } = route;
  const names = listParameters(details.parameters).map(({ variable }) => variable ?? '');
  const variableDefinitions = names.map((name) => `$${name}: ${types[name] ?? 'String!'}`).join(', ');
  const argumentList = names.map((name) => `${name}: $${name}`).join(', ');
  const [signature, call] =
    names.length > 0
      ? [`mutation (${variableDefinitions})`, `${mutation}(${argumentList})`]
      : ['mutation', mutation];
  return {
    ...details,
    tag: 'people',
    operation: `${signature} { ${call} { ${accountSelection} } }`,
    shape: (data) => presentAccount(data[mutation] as Fields),
    responseSchema: accountSchema,
  };
}

const passwordRoute: RestRoute = {
  methods: ['POST'],
  path: '/panel/password',
  tag: 'people',
  summary: { en: 'Change the password', ru: 'Смена пароля' },
  description: {
    en: 'Ends the sessions on other devices. If the plan has API access, the API token is replaced; the answer shows the new one, once.',
    ru: 'Закрывает другие сеансы. API-токен меняется, если API есть в тарифе; новый показан в ответе один раз.',
  },
  parameters: z.object({
    oldPassword: secretParameter('oldPassword', 'The password until now.', 'Прежний пароль.', 'old_password'),
    password: secretParameter(
      'password',
      'New password, 8 to 128 characters.',
      'Новый пароль, от 8 до 128 знаков.',
    ),
    passwordRepeat: secretParameter(
      'passwordRepeat',
      'The new password once more.',
      'Новый пароль ещё раз.',
      'password2',
    ),
  }),
  operation: `mutation ($oldPassword: String!, $password: String!, $passwordRepeat: String!) {
    changePassword(oldPassword: $oldPassword, password: $password, passwordRepeat: $passwordRepeat) { token }
  }`,
  shape: (data) => ({ result: true, ...(data['changePassword'] as Fields) }),
  responseSchema: {
    type: 'object',
    properties: { result: { type: 'boolean' }, token: { type: ['string', 'null'] } },
  },
};

const dataRoute = updateRoute('updateAccount', {
  methods: ['POST'],
  path: '/panel/data',
  summary: { en: 'Change phone and language', ru: 'Смена телефона и языка' },
  description: {
    en: 'Fields that are not sent stay as they are.',
    ru: 'Что не передано, остаётся прежним.',
  },
  parameters: z.object({
    phone: inQuery(text().optional(), {
      variable: 'phone',
      description: { en: 'Phone, e.g. +12025550123.', ru: 'Телефон, например +12025550123.' },
    }),
    language: inQuery(text().optional(), {
      variable: 'language',
      description: { en: 'Language of e-mails: en or ru.', ru: 'Язык писем: en или ru.' },
    }),
  }),
  types: { phone: 'String', language: 'String' },
});

const emailRoute = updateRoute('changeEmail', {
  methods: ['POST'],
  path: '/panel/email',
  summary: { en: 'Change the e-mail', ru: 'Смена e-mail' },
  description: {
    en: 'The e-mail is the login. The former address gets an e-mail.',
    ru: 'E-mail – это логин. На прежний адрес уходит письмо.',
  },
  parameters: z.object({
    email: inQuery(text(), { variable: 'email', description: { en: 'New e-mail.', ru: 'Новый e-mail.' } }),
    password: secretParameter('password', 'Password of the account.', 'Пароль аккаунта.'),
  }),
});

const tokenRoute: RestRoute = {
  methods: ['POST'],
  path: '/panel/token',
  tag: 'people',
  summary: { en: 'New API token', ru: 'Новый API-токен' },
  description: {
    en: 'Creates an API token and shows it once. The previous one stops working at once.',
    ru: 'Создаёт API-токен и показывает его один раз. Прежний сразу перестаёт действовать.',
  },
  parameters: noParameters,
  operation: 'mutation { regenerateApiToken { token hint createdAt } }',
  shape: (data) => data['regenerateApiToken'],
  responseSchema: {
    type: 'object',
    properties: { token: { type: 'string' }, hint: { type: 'string' }, createdAt: { type: 'string' } },
  },
};

const logoRoute = updateRoute('setLogo', {
  methods: ['POST'],
  path: '/panel/logo',
  summary: { en: 'Upload the logo', ru: 'Загрузить логотип' },
  description: {
    en: 'A multipart form with one file: PNG or SVG, at most 50 px high, 1000 px wide and 1 MB.',
    ru: 'Форма multipart с одним файлом: PNG или SVG, до 50 px в высоту, 1000 px в ширину и 1 МБ.',
  },
  parameters: z.object({
    file: inBody(file(), {
      aliases: ['logo'],
      variable: 'file',
      description: { en: 'The picture.', ru: 'Картинка.' },
    }),
  }),
  types: { file: 'Upload!' },
});

const removeLogoRoute = updateRoute('removeLogo', {
  methods: ['DELETE'],
  path: '/panel/logo',
  summary: { en: 'Remove the logo', ru: 'Удалить логотип' },
  description: { en: 'Where there is none, nothing happens.', ru: 'Если его нет, ничего не происходит.' },
  parameters: noParameters,
});

const addDomainRoute = updateRoute('addDomain', {
  methods: ['POST'],
  path: '/panel/domains',
  summary: { en: 'Add a domain', ru: 'Добавить домен' },
  description: {
    en: 'Saves a domain in the account, as many as the plan allows.',
    ru: 'Сохраняет домен в аккаунте, не больше, чем разрешает тариф.',
  },
  parameters: z.object({ domain }),
});

const removeDomainRoute = updateRoute('removeDomain', {
  methods: ['DELETE'],
  path: '/panel/domains',
  summary: { en: 'Remove a domain', ru: 'Удалить домен' },
  description: { en: '404 for a domain that is not saved.', ru: '404, если такого домена в аккаунте нет.' },
  parameters: z.object({ domain }),
});

const accessCodeRoute = updateRoute('redeemAccessCode', {
  methods: ['POST'],
  path: '/panel/accesscode',
  summary: { en: 'Redeem an access code', ru: 'Ввести код доступа' },
  description: {
    en: 'Opens or extends the plan of the code.',
    ru: 'Открывает или продлевает тариф, на который выдан код.',
  },
  parameters: z.object({ code: secretParameter('code', 'The code.', 'Код.', 'accesscode') }),
});
