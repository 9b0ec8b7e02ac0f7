import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Localised } from '../contract/localised.js';
import { operationFor } from './operation.js';
import { text } from './parameter-kinds.js';
import { inPath, inBody } from './rest-parameters.js';
import type { JsonSchema, RestRoute } from './rest-route.js';

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
        en: 'Mails a link that sets a new password. The answer is the same whether an account has this e-mail.',
        ru: 'Отправляет ссылку для нового пароля. Ответ один и тот же, есть аккаунт с этим e-mail или нет.',
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
        en: 'Sets a new password by the link from the e-mail, once and within an hour, and logs in.',
        ru: 'Задаёт новый пароль по ссылке из письма, один раз и в течение часа, и входит.',
      },
      allowsExpiredSession: true,
      parameters: z.object({
        uid: inPath(text(), {
          variable: 'uid',
          description: { en: 'Last part of the link.', ru: 'Последняя часть ссылки.' },
        }),
        password: bodyParameter('password', { en: 'New password.', ru: 'Новый пароль.' }),
        password2: bodyParameter('password2', { en: 'The same again.', ru: 'Он же ещё раз.' }),
      }),
      operation: `mutation ($uid: String!, $password: String!, $password2: String!) {
        resetPassword(uid: $uid, password: $password, passwordRepeat: $password2) { account { id email phone } }
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
    {
      methods: ['POST'],
      path: '/panel/user/remindLogin',
      tag: 'people',
      summary: { en: 'Login reminder', ru: 'Напомнить логин' },
      description: {
        en: 'Mails the login to the e-mail of the account with this phone. The answer is the same where there is none.',
        ru: 'Отправляет логин на e-mail аккаунта с этим телефоном. Если такого нет, ответ тот же.',
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

/** A parameter read only from the body, because URLs are logged. The operation reports a missing value by field. */
function bodyParameter(variable: string, description: Localised) {
  return inBody(text().default(''), { variable, description });
}

const messageSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: { en: 'What happens now.', ru: 'Что будет дальше.' } },
  },
};
