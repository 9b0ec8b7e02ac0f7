import { z } from 'zod';
import { accountObject } from './present-account.js';
import { text, file } from '../../parameters/parameter-kinds.js';
import { inQuery, inBody, noParameters, listParameters } from '../../parameters/rest-parameters.js';
import type { OperationRoute, RestRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Routes that change the user's own account. */
export function accountSettingsRoutes(): RestRoute[] {
  return [
    passwordRoute,
    dataRoute,
    emailRoute,
    cancelEmailRoute,
    sessionsRoute,
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

const currentPassword = inBody(text().optional(), {
  variable: 'currentPassword',
  description: {
    en: 'Current password. Required with an API token and more than 15 minutes after the log-in.',
    ru: 'Текущий пароль. Нужен при вызове с API-токеном и спустя 15 минут после входа.',
  },
});

const domain = inQuery(text(), {
  variable: 'domain',
  description: { en: 'Domain or URL.', ru: 'Домен или адрес страницы.' },
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
    operation: `${signature} { ${call} { ${accountObject.selection} } }`,
    shape: (data) => accountObject.present(data[mutation]),
    responseSchema: accountObject.schema,
  };
}

const passwordRoute: RestRoute = {
  methods: ['POST'],
  path: '/panel/password',
  tag: 'people',
  summary: { en: 'Change the password', ru: 'Смена пароля' },
  description: {
    en: 'Ends the sessions on other devices. If the plan has API access, the API token is replaced; the response contains the new token, once.',
    ru: 'Закрывает другие сеансы. API-токен меняется, если API есть в тарифе; новый показан в ответе один раз.',
  },
  parameters: z.object({
    oldPassword: secretParameter('oldPassword', 'Current password.', 'Текущий пароль.', 'old_password'),
    password: secretParameter(
      'password',
      'New password, 8 to 128 characters.',
      'Новый пароль, от 8 до 128 знаков.',
    ),
    passwordRepeat: secretParameter(
      'passwordRepeat',
      'Repeated new password.',
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
    en: 'Omitted fields are unchanged. A new phone may need the current password.',
    ru: 'Непереданные поля не меняются. Для нового телефона может понадобиться текущий пароль.',
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
    currentPassword,
  }),
  types: { phone: 'String', language: 'String', currentPassword: 'String' },
});

const emailRoute = updateRoute('changeEmail', {
  methods: ['POST'],
  path: '/panel/email',
  summary: { en: 'Change the e-mail', ru: 'Смена e-mail' },
  description: {
    en: 'The e-mail is the login. It changes when the link sent to the new address is confirmed. The previous address is notified and can restore it for 7 days.',
    ru: 'E-mail – это логин. Он сменится, когда переход по ссылке из письма на новый адрес подтвердит его. На прежний адрес уходит письмо; по ссылке в нём прежний e-mail можно вернуть в течение 7 дней.',
  },
  parameters: z.object({
    email: inQuery(text(), { variable: 'email', description: { en: 'New e-mail.', ru: 'Новый e-mail.' } }),
    password: secretParameter('password', 'Password of the account.', 'Пароль аккаунта.'),
  }),
});

const cancelEmailRoute = updateRoute('cancelEmailChange', {
  methods: ['DELETE'],
  path: '/panel/email',
  summary: { en: 'Withdraw a change of the e-mail', ru: 'Отменить смену e-mail' },
  description: {
    en: 'Withdraws a change that is not confirmed yet. Has no effect without one.',
    ru: 'Отменяет неподтверждённую смену. Если её нет, ничего не происходит.',
  },
  parameters: noParameters,
});

const sessionsRoute: RestRoute = {
  methods: ['GET'],
  path: '/panel/sessions',
  tag: 'people',
  summary: { en: 'Own sessions', ru: 'Свои сеансы' },
  description: {
    en: 'The latest 20 sessions of the account, newest first. At most one is active.',
    ru: 'Последние 20 сеансов аккаунта, новые сверху. Активен не больше чем один.',
  },
  parameters: noParameters,
  operation: '{ sessions { id createdAt lastActiveAt address userAgent endedAt endReason } }',
  shape: (data) => data['sessions'],
  responseSchema: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        createdAt: { type: 'string' },
        lastActiveAt: { type: 'string' },
        address: { type: 'string' },
        userAgent: { type: 'string' },
        endedAt: { type: ['string', 'null'] },
        endReason: { type: ['string', 'null'] },
      },
    },
  },
};

const tokenRoute: RestRoute = {
  methods: ['POST'],
  path: '/panel/token',
  tag: 'people',
  summary: { en: 'New API token', ru: 'Новый API-токен' },
  description: {
    en: 'Creates an API token and returns it once. The previous token is revoked immediately.',
    ru: 'Создаёт API-токен и показывает его один раз. Прежний сразу перестаёт действовать.',
  },
  parameters: z.object({ currentPassword }),
  operation: `mutation ($currentPassword: String) {
    regenerateApiToken(currentPassword: $currentPassword) { token hint createdAt }
  }`,
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
    en: 'Multipart form with one file: PNG or SVG, at most 50 px high, 1000 px wide and 1 MB.',
    ru: 'Форма multipart с одним файлом: PNG или SVG, до 50 px в высоту, 1000 px в ширину и 1 МБ.',
  },
  parameters: z.object({
    file: inBody(file(), {
      aliases: ['logo'],
      variable: 'file',
      description: { en: 'Image file.', ru: 'Файл изображения.' },
    }),
  }),
  types: { file: 'Upload!' },
});

const removeLogoRoute = updateRoute('removeLogo', {
  methods: ['DELETE'],
  path: '/panel/logo',
  summary: { en: 'Remove the logo', ru: 'Удалить логотип' },
  description: { en: 'Has no effect without a logo.', ru: 'Если логотипа нет, ничего не происходит.' },
  parameters: noParameters,
});

const addDomainRoute = updateRoute('addDomain', {
  methods: ['POST'],
  path: '/panel/domains',
  summary: { en: 'Add a domain', ru: 'Добавить домен' },
  description: {
    en: 'Saves a domain in the account, up to the limit of the plan.',
    ru: 'Сохраняет домен в аккаунте в пределах лимита тарифа.',
  },
  parameters: z.object({ domain }),
});

const removeDomainRoute = updateRoute('removeDomain', {
  methods: ['DELETE'],
  path: '/panel/domains',
  summary: { en: 'Remove a domain', ru: 'Удалить домен' },
  description: {
    en: 'Removes a saved domain; 404 if it is not saved.',
    ru: 'Удаляет сохранённый домен; 404, если его нет.',
  },
  parameters: z.object({ domain }),
});

const accessCodeRoute = updateRoute('redeemAccessCode', {
  methods: ['POST'],
  path: '/panel/accesscode',
  summary: { en: 'Redeem an access code', ru: 'Ввести код доступа' },
  description: {
    en: 'Activates or extends the plan of the code.',
    ru: 'Открывает или продлевает тариф, на который выдан код.',
  },
  parameters: z.object({ code: secretParameter('code', 'Access code.', 'Код доступа.', 'accesscode') }),
});
