import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Localised } from '../../../contract/language/localised.js';
import { operationFor } from '../../definition/operation.js';
import { text } from '../../parameters/parameter-kinds.js';
import { inPath, inBody } from '../../parameters/rest-parameters.js';
import type { JsonSchema, RestRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Routes for recovering a password or login. */
export function recoveryRoutes(schema: GraphQLSchema): RestRoute[] {
  return [
    {
      methods: ['POST'],
      path: '/forgotpassword',
      tag: 'people',
      summary: { en: 'Reset a password', ru: 'Восстановить пароль' },
      description: {
        en: 'Sends an e-mail with a link to set a new password. The response does not reveal whether an account with this e-mail exists.',
        ru: 'Отправляет на e-mail ссылку для нового пароля. По ответу нельзя узнать, есть ли аккаунт с этим e-mail.',
      },
      allowsExpiredSession: true,
      parameters: z.object({
        email: bodyParameter('email', { en: 'E-mail of the account.', ru: 'E-mail аккаунта.' }),
      }),
      operation: operationFor(schema, 'requestPasswordReset'),
      shape: (data) => data['requestPasswordReset'],
      responseSchema: messageSchema,
    },
    {
      methods: ['POST'],
      path: '/forgotpassword/{uid}',
      tag: 'people',
      summary: { en: 'Set a new password', ru: 'Задать новый пароль' },
      description: {
        en: 'Sets a new password with the link from the e-mail and logs in. The link is valid once and for one hour.',
        ru: 'Задаёт новый пароль по ссылке из письма и выполняет вход. Ссылка действует один раз и в течение часа.',
      },
      allowsExpiredSession: true,
      parameters: z.object({
        uid: inPath(text(), {
          variable: 'uid',
          description: { en: 'Last part of the link.', ru: 'Последняя часть ссылки.' },
        }),
        password: bodyParameter('password', { en: 'New password.', ru: 'Новый пароль.' }),
        password2: bodyParameter('password2', { en: 'Repeated new password.', ru: 'Новый пароль ещё раз.' }),
        code: inBody(text().optional(), {
          description: {
            en: 'Code of the authenticator app, or a recovery code, if two-factor log-in is on.',
            ru: 'Код приложения-аутентификатора или резервный код, если включён двухэтапный вход.',
          },
        }),
      }),
      operation: `mutation ($uid: String!, $password: String!, $password2: String!, $code: String) {
        resetPassword(uid: $uid, password: $password, passwordRepeat: $password2, code: $code) { account { id email phone } }
      }`,
      shape: (data) => ({ user: (data['resetPassword'] as Fields)['account'] }),
      responseSchema: {
        type: 'object',
        properties: {
          user: {
            type: 'object',
            properties: {
              id: { type: 'integer' },
              email: { type: 'string' },
              phone: { type: ['string', 'null'] },
            },
          },
        },
      },
    },
    emailChangeRoute(schema, 'emailChange', {
      methods: ['GET'],
      path: '/emailchange/{uid}',
      summary: { en: 'Link about an e-mail', ru: 'Ссылка о смене e-mail' },
      description: {
        en: 'Returns the change behind a link in an e-mail. `action` is the effect of the link: confirm or revert.',
        ru: 'Возвращает смену e-mail по ссылке из письма. `action` – действие ссылки: confirm или revert.',
      },
    }),
    emailChangeRoute(schema, 'confirmEmailChange', {
      methods: ['POST'],
      path: '/emailchange/{uid}/confirm',
      summary: { en: 'Confirm a new e-mail', ru: 'Подтвердить новый e-mail' },
      description: {
        en: 'Makes the new e-mail the login. The link works for 24 hours.',
        ru: 'Делает новый e-mail логином. Ссылка действует 24 часа.',
      },
    }),
    emailChangeRoute(schema, 'revertEmailChange', {
      methods: ['POST'],
      path: '/emailchange/{uid}/revert',
      summary: { en: 'Restore the previous e-mail', ru: 'Вернуть прежний e-mail' },
      description: {
        en: 'Restores the previous e-mail, ends all sessions and revokes password and API token. A link to set a new password is sent to the restored address. The link works for 7 days.',
        ru: 'Возвращает прежний e-mail, закрывает все сеансы, отменяет пароль и API-токен. На прежний e-mail уходит ссылка для нового пароля. Ссылка действует 7 дней.',
      },
    }),
    {
      methods: ['POST'],
      path: '/panel/user/remindLogin',
      tag: 'people',
      summary: { en: 'Login reminder', ru: 'Напомнить логин' },
      description: {
        en: 'Sends the login to the e-mail of the account with this phone. The response does not reveal whether such an account exists.',
        ru: 'Отправляет логин на e-mail аккаунта с этим телефоном. По ответу нельзя узнать, есть ли такой аккаунт.',
      },
      allowsExpiredSession: true,
      parameters: z.object({
        phone: bodyParameter('phone', {
          en: 'Phone in international format.',
          ru: 'Телефон в международном формате.',
        }),
      }),
      operation: operationFor(schema, 'remindLogin'),
      shape: (data) => data['remindLogin'],
      responseSchema: messageSchema,
    },
  ];
}

/** Route of a link about a change of the e-mail. */
function emailChangeRoute(
  schema: GraphQLSchema,
  field: string,
  route: Pick<RestRoute, 'methods' | 'path' | 'summary' | 'description'>,
): RestRoute {
  return {
    ...route,
    tag: 'people',
    allowsExpiredSession: true,
    parameters: z.object({
      uid: inPath(text(), {
        variable: 'uid',
        description: { en: 'Last part of the link.', ru: 'Последняя часть ссылки.' },
      }),
    }),
    operation: operationFor(schema, field),
    shape: (data) => data[field],
    responseSchema: {
      type: 'object',
      properties: {
        action: { type: 'string', enum: ['confirm', 'revert'] },
        previousEmail: { type: 'string' },
        email: { type: 'string' },
      },
    },
  };
}

/** A parameter read only from the body, because URLs are logged. The operation reports a missing value by field. */
function bodyParameter(variable: string, description: Localised) {
  return inBody(text().default(''), { variable, description });
}

const messageSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: {
      type: 'string',
      description: { en: 'Confirmation message for the user.', ru: 'Сообщение для пользователя.' },
    },
  },
};
